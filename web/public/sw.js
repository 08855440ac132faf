// Tells that it is one's turn, when the server pushes a notice. The words come with the address of
// this script, in the language that was spoken when notices were asked for.
const words = new URL(self.location.href).searchParams;

self.addEventListener("push", (event) => {
  const { game, url } = event.data.json();
  const title = words.get(game) ?? "Uguisu";
  const notice = { body: words.get("your-turn") ?? "", tag: url, data: url, icon: "/favicon.svg" };
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
