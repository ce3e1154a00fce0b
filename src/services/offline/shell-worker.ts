import { setPreload } from './navigation-preload.ts';
import { refreshOnce } from './refresh-once.ts';
import { type Shell, shellCache } from './shell-cache.ts';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchAsked extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface MessageReceived extends Waiting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly navigator: { readonly userAgent: string };
  readonly registration: { readonly navigationPreload?: Parameters<typeof setPreload>[0] };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchAsked) => void): void;
  addEventListener(type: 'message', run: (event: MessageReceived) => void): void;
}

declare const self: WorkerScope;
/** Defined by the build (scripts/lib/pwa.ts). */
declare const __SHELL__: Shell;
// Referenced once: the build inlines the whole list at each reference.
const shell = __SHELL__;

const ground = {
  fetch: (request: Request) => fetch(request),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};
const files = shellCache({ ...ground, caches, origin: self.location.origin, shell });
const refresh = refreshOnce(ground);

const isAddresses = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

self.addEventListener('install', (event) => event.waitUntil(files.install()));
self.addEventListener('activate', (event) => {
  const preload = setPreload(self.registration.navigationPreload, self.navigator.userAgent);
  event.waitUntil(Promise.all([files.activate(), preload, self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const answer = files.answer(event.request, event.preloadResponse);
  const renewed = answer ? null : refresh(event.request);
  if (renewed) event.waitUntil(renewed);
  const given = answer ?? renewed;
  if (given) event.respondWith(given);
});
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'which') event.ports[0]?.postMessage(shell.build);
  if (data.type === 'take') event.waitUntil(self.skipWaiting());
  if (data.type === 'keep' && 'addresses' in data && isAddresses(data.addresses)) {
    event.waitUntil(files.cacheLoaded(data.addresses));
  }
});
