import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server of the package serves the result; `npm run dev` asks a running one for the rest.
const server = process.env.UGUISU_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.UGUISU_WEB_OUT ?? "../src/uguisu/web",
    emptyOutDir: true,
    target: "es2022",
    // A strict Content-Security-Policy: nothing inline but tiny images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
    fs: { allow: [".."] },
  },
});
