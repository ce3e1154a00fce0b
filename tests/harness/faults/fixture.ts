import { routeFinder } from '#mocks/handlers/match.ts';
import { routes } from '#mocks/handlers/routes.ts';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { lossyNetwork } from '../lossy.ts';
import { openBrowser } from '../open-browser.ts';
import { settle } from '../virtual-clock.ts';
import type { MemberFixture } from '../writes.ts';

const now = Date.UTC(2026, 7, 3, 1);

/** Turns of the event loop: what is fetched or encrypted takes its time on a busy machine. */
const mostTurns = 4_000;
const moment = 100;
/** Time goes on in steps of so many milliseconds at most. */
const step = 20_000;

type Browser = ReturnType<typeof openBrowser>;
type Tab = ReturnType<Browser['openTab']>;
type Host = NonNullable<Parameters<Browser['openTab']>[1]>;

/** A desk over a backend that can be disturbed, and a network that can lose answers; it knows which endpoints were called, and which wait. */
export interface FaultFixture extends MemberFixture {
  readonly browser: Browser;
  readonly tab: () => Tab;
  /** Calls of an endpoint (`page.name`, or the beginning of a path) since `forget`. */
  readonly called: (endpoint: string) => number;
  readonly all: () => readonly string[];
  readonly isWaiting: (endpoint: string) => boolean;
  readonly forget: () => void;
  readonly losses: Omit<ReturnType<typeof lossyNetwork>, 'fetch'>;
  readonly until: (isSo: () => boolean, turns?: number) => Promise<void>;
  readonly logIn: (persona: string) => Promise<void>;
  readonly close: () => void;
}

const isNamed = (endpoint: string) => (name: string) =>
  endpoint.startsWith('/') ? name.startsWith(endpoint) : name === endpoint;

/** Calls by the name of their endpoint; what no contract holds by its path. */
const recordingNetwork = (backend: NodeBackend, through: typeof fetch) => {
  const find = routeFinder(routes(backend.domain));
  let called: string[] = [];
  const waiting = new Map<number, { readonly name: string; readonly holds: readonly unknown[] }>();
  let count = 0;
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init);
    const { pathname } = new URL(request.url);
    const name = find(request.method, pathname)?.route.name ?? pathname;
    const id = ++count;
    called.push(name);
    // Node lets go of a request that only its signal knows: it would never hear that it is aborted.
    waiting.set(id, { name, holds: [input, request] });
    try {
      return await through(request);
    } finally {
      waiting.delete(id);
    }
  };
  return {
    fetch: recordingFetch,
    all: () => called,
    called: (endpoint: string) => called.filter(isNamed(endpoint)).length,
    isWaiting: (endpoint: string) => [...waiting.values()].some(({ name }) => isNamed(endpoint)(name)),
    forget: () => {
      called = [];
    },
  };
};

interface Odd {
  readonly host?: (store: StoreHost) => Host;
  readonly input?: Parameters<Browser['openTab']>[0];
}

export const openFaultFixture = async (
  persona: string | null,
  { host = () => ({}), input = {} }: Odd = {},
): Promise<FaultFixture> => {
  const browser = openBrowser(createBackend({ now }));
  const { backend } = browser;
  await backend.others.stop();
  const losses = lossyNetwork(backend);
  const network = recordingNetwork(backend, losses.fetch);
  const open = () => browser.openTab(input, { fetch: network.fetch, ...host(browser.storage.tab()) });
  let tab = open();
  const until = async (isSo: () => boolean, turns = mostTurns) => {
    for (let turn = 0; turn < turns && !isSo(); turn += 1) await settle();
  };
  const known = () => until(() => tab.app.getSnapshot().context.user !== null);
  const wait = async (ms = 1_000) => {
    await settle();
    // What begins in a moment, and what is asked for on the way, is answered on the way.
    await browser.advance(Math.min(ms, moment));
    for (let left = ms - moment; left > 0; left -= step) await browser.advance(Math.min(left, step));
  };
  const fixture: FaultFixture = {
    browser,
    backend,
    memberId: backend.domain.seed.personas.get(persona ?? '') ?? '',
    tab: () => tab,
    app: () => tab.app,
    at: (path) => tab.at(path),
    visit: async (url, entry) => {
      await tab.visit(url, entry);
      await until(() => Object.hasOwn(tab.app.getSnapshot().children, `page-${entry}`));
      await settle();
    },
    wait,
    until,
    reload: async () => {
      await wait();
      tab.app.stop();
      tab = open();
      await known();
    },
    called: network.called,
    all: network.all,
    isWaiting: network.isWaiting,
    forget: network.forget,
    losses,
    logIn: async (as) => {
      await tab.logIn(as);
      await known();
      // What comes with a login has come.
      await until(() => tab.app.getSnapshot().children.conversations?.getSnapshot().hasTag('loading') === false);
      await settle();
    },
    close: () => {
      tab.app.stop();
      backend.stop();
    },
  };
  await settle();
  if (persona !== null) await fixture.logIn(persona);
  return fixture;
};
