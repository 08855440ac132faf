// Tells that it is one's turn, when the server pushes a notice, and shows a page when the server
// cannot be reached. The words come with the address of this script, in the language that was spoken
// when it was registered (web/src/shared/worker.ts).
const words = new URL(self.location.href).searchParams;
const word = (name) => (words.get(name) ?? "").replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => offline()));
});

function offline() {
  const page = `<!doctype html>
<html lang="${word("language")}">
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Uguisu</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center;
    gap: 18px; padding: 24px; box-sizing: border-box; text-align: center; line-height: 1.5;
    font-family: system-ui, sans-serif; color: #f4ead4; background: #1e1613 }
  h1, p { margin: 0; max-width: 26em } h1 { font-size: 1.5rem }
  a { padding: 12px 22px; border-radius: 9px; font-weight: 600; color: #1e1613; background: #f4ead4 }
</style>
<h1>${word("offline")}</h1><p>${word("offline-what")}</p><a href="">${word("offline-retry")}</a>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(page, { status: 503, headers });
}

self.addEventListener("push", (event) => {
  const { game, url } = event.data.json();
  const title = words.get(game) ?? "Uguisu";
  const notice = { body: words.get("your-turn") ?? "", tag: url, data: url, icon: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(url) {
  for (const window of await self.clients.matchAll({ type: "window" }))
    if (new URL(window.url).pathname === url) return window.focus();
  return self.clients.openWindow(url);
}
