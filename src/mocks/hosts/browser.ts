import type { Backstage } from '#services/contract/backstage.ts';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import {
  armFaults,
  armSituation,
  type BackstageApp,
  createBackstage,
  logInAgain,
  situationLogin,
} from '../backstage.ts';
import { type AdjustableClock, createClock, systemTime } from '../clock.ts';
import { createDomain } from '../domain/domain.ts';
import { uploadHostPath } from '../domain/rules/uploads.ts';
import { backendRoots } from '../handlers/dispatch.ts';
import { routes } from '../handlers/routes.ts';
import { seededRandom } from '../random.ts';
import { scenarios, seedOfScenario } from '../scenarios.ts';
import { readLatency, readSituation } from '../situation.ts';
import { assemble, realTimers } from './backend.ts';
import { beginOrContinue } from './begin-or-continue.ts';
import { readClockOffset, saveClockOffset } from './clock-offset.ts';
import { type DomainLog, type LogHead, openDomainLog } from './domain-log.ts';
import { makeSeed } from './make-seed.ts';
import { ownTabKey, readOwnTab } from './own-tab.ts';
import { pageFetch } from './page-fetch.ts';
import { servePictures } from './page-pictures.ts';
import type { WorkerOptions } from './service-worker.ts';
import { type Channel, lockAcrossTabs, type News, shareDomain } from './sharing.ts';
import { uniqueName } from './unique-name.ts';

interface BrowserBackendOptions {
  /** Search of the URL. A situation other than the stored one restarts the domain. */
  readonly search?: string;
}

interface BrowserBackend {
  readonly fetch: typeof fetch | null;
  readonly WebSocket: typeof WebSocket;
  readonly clock: AdjustableClock;
  readonly ownTab: string | null;
  readonly credentials: Credentials | null;
  readonly logIn: (memberId: string | null) => Promise<Credentials | null>;
  readonly backstage: (app: BackstageApp) => Backstage;
}

const domainName = 'shiye.domain';
/** `VITE_LATENCY` of the build, else that of a good network. */
const usualLatency = readLatency(import.meta.env.VITE_LATENCY ?? '') ?? { least: 60, most: 180 };

/** MSW reads localStorage on import, which throws where storage is blocked. */
const hasStartedWorker = async (dispatch: WorkerOptions['dispatch']): Promise<boolean> => {
  try {
    const { startWorker } = await import('./service-worker.ts');
    return await startWorker({ roots: backendRoots, dispatch });
  } catch {
    return false;
  }
};

/** Backend in the page. All tabs share its domain; faults are per tab. */
export const startBackend = async ({ search = '' }: BrowserBackendOptions = {}): Promise<BrowserBackend> => {
  const opening = openBackend(search);
  const dispatch = async (request: Request): Promise<Response> => (await opening).backend.dispatch(request);
  const starting = hasStartedWorker(dispatch);
  const { backend, clock, own, credentials, sharing, problems } = await opening;
  const hasWorker = await starting;
  const inPage = pageFetch({
    dispatch,
    origin: location.origin,
    isOurs: (request) => isBackendUrl(new URL(request.url)),
    otherwise: globalThis.fetch.bind(globalThis),
  });
  if (!hasWorker) servePictures({ page: window, load: loadFrom(inPage) });
  return {
    fetch: hasWorker ? null : inPage,
    WebSocket: backend.sockets.WebSocket,
    clock,
    ownTab: own?.name ?? null,
    credentials,
    logIn: (memberId) => logInAgain(backend, memberId),
    backstage: (app) =>
      createBackstage({
        backend,
        app,
        restart: async (scenario) => {
          emptyStorage();
          await sharing.restart({ epoch: clock.now(), scenario, offset: clock.offset() });
        },
        scenario: () => sharing.head().scenario,
        problems,
      }),
  };
};

const openBackend = async (search: string) => {
  const log = await openLog();
  const exclusive = lockAcrossTabs(navigator.locks, domainName);
  const asked = readSituation(search, () => true);
  const { head, isNew } = await exclusive(() =>
    beginOrContinue(
      log,
      asked,
      readClockOffset(() => localStorage),
    ),
  );
  const clock = createClock(systemTime(), head.offset);
  clock.onAdvance((offset) => saveClockOffset(() => localStorage, offset));
  const seedOf = ({ epoch, scenario }: LogHead) => seedOfScenario(scenario, makeSeed(epoch));

  const domain = createDomain({ now: clock.now, random: randomOf(), seed: seedOf(head) });
  const sharing = shareDomain({ domain, clock, log, head, exclusive, channel: openChannel(), seedOf });

  const latency = seededRandom(head.epoch);
  const backend = assemble({
    domain,
    clock,
    run: sharing.run,
    notify: sharing.notify,
    latency: (range) => {
      const { least, most } = range ?? usualLatency;
      return least + Math.round(latency() * (most - least));
    },
    timers: realTimers(),
    name: `tab-${uniqueName()}`,
    isActive: () => scenarios.get(sharing.head().scenario)?.isQuiet !== true,
  });
  await backend.run(async () => {});
  armFaults(backend, head.scenario);
  const names = new Set(routes(domain).map(({ name }) => name));
  const { situation, problems } = readSituation(search, (name) => name.startsWith('/') || names.has(name));
  armSituation(backend, situation);
  if (isNew && (situation.scenario !== null || asked.key !== null)) emptyStorage();
  const own = readOwnTab(() => sessionStorage, situation, uniqueName());
  const isAwaited = isNew || (own?.isFresh === true && situation.persona !== undefined);
  const credentials = isAwaited ? await situationLogin(backend, head.scenario, situation) : null;
  return { backend, clock, own, credentials, sharing, problems };
};

const isBackendUrl = (url: URL): boolean =>
  url.origin === location.origin && backendRoots.includes(url.pathname.split('/')[1] ?? '');

const loadFrom =
  (inPage: typeof fetch) =>
  (address: string): Promise<Blob> | null => {
    const { origin, pathname } = new URL(address);
    const isUploaded = origin === location.origin && pathname.startsWith(`${uploadHostPath}/`);
    if (!isUploaded) return null;
    return inPage(address).then(
      (answer) => answer.blob(),
      () => new Blob(),
    );
  };

const randomOf = () => () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const openLog = async (): Promise<DomainLog> => {
  try {
    return await openDomainLog();
  } catch {
    return emptyLog();
  }
};

/** Without IndexedDB the domain lives as long as the tab. */
const emptyLog = (): DomainLog => ({
  read: () => Promise.reject(new Error('no database')),
  append: () => Promise.resolve(),
  saveHead: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  close: () => {},
});

/** Null where BroadcastChannel is missing or refused, as in Firefox with storage blocked. */
const openChannel = (): Channel | null => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(domainName);
  } catch {
    return null;
  }
  return {
    notify: (news) => channel.postMessage(news),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
        listener(data);
      }),
    close: () => channel.close(),
  };
};

/** A new domain invalidates the stored data; own tabs keep their name. */
const emptyStorage = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[area];
      for (const key of Object.keys(storage))
        if (key.startsWith('shiye.') && key !== ownTabKey) storage.removeItem(key);
    } catch {
      // Blocked storage is empty.
    }
  }
};
