import { clientsClaim } from 'workbox-core';
import { disable, enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isTokenRenewal, renewTokenOnce } from './renew-token-once.ts';
import { isAsset, page, type Shell, shellCache } from './shell-cache.ts';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface MessageReceived extends Waiting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly userAgent: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Waiting) => void): void;
  addEventListener(type: 'message', run: (event: MessageReceived) => void): void;
}

declare const self: WorkerScope;
/** Put before the script by the build (scripts/lib/pwa.ts). */
declare const __SHELL__: Shell;

const files = shellCache({ caches, origin: self.location.origin, shell: __SHELL__ });

const fromNetwork = new NetworkOnly({
  // A silent network counts as offline.
  networkTimeoutSeconds: 5,
  plugins: [
    {
      // A proxy may answer for a server that is down.
      fetchDidSucceed: async ({ response }) => (response.status < 500 ? response : Response.error()),
      handlerDidError: async ({ request }) =>
        (await files.match(request.mode === 'navigate' ? page : request.url)) ?? fetch(request),
    },
  ],
});
const fromCache = new CacheFirst({
  cacheName: files.name,
  plugins: [
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? files.match(request.url) },
  ],
});
const renewToken = renewTokenOnce({
  fetch: (request) => fetch(request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

registerRoute(new NavigationRoute(fromNetwork));
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), fromCache);
registerRoute(({ url, sameOrigin }) => sameOrigin && __SHELL__.files.includes(url.pathname), fromNetwork);
registerRoute(
  ({ url }) => isTokenRenewal(url),
  ({ event, request }) => {
    const renewed = renewToken(request);
    event.waitUntil(renewed);
    return renewed;
  },
  'POST',
);

// Firefox shows its error page where the preload fails, whatever the worker answers (GoogleChrome/workbox#3134).
if (self.navigator.userAgent.includes('Firefox/')) disable();
else enable();
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(files.install()));
self.addEventListener('activate', (event) => event.waitUntil(files.activate()));
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'which') event.ports[0]?.postMessage(__SHELL__.build);
  if (data.type === 'take') event.waitUntil(self.skipWaiting());
});
