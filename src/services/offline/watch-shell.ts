export type ShellNews =
  /** A newer version than this page's is waiting. */
  | 'update.found'
  /** A newer version than this page's controls the page; this tab or another one activated it. */
  | 'update.taken'
  | 'worker.refused';

export type Container = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'getRegistrations' | 'addEventListener' | 'removeEventListener'
>;

interface Watched {
  readonly container: Container | undefined;
  readonly address: string;
  readonly build: string;
  readonly notify: (news: ShellNews) => void;
  readonly loaded: () => readonly string[];
}

const workersIn = ({ active, waiting, installing }: ServiceWorkerRegistration): readonly ServiceWorker[] =>
  [active, waiting, installing].filter((worker) => worker !== null);

const isAt =
  (address: string, { scope }: ServiceWorkerRegistration) =>
  ({ scriptURL }: ServiceWorker): boolean =>
    new URL(scriptURL, scope).pathname === address;

/** A registration for another script at our scope, for example one of a simulated backend. */
const isForeign = (known: ServiceWorkerRegistration, address: string): boolean =>
  new URL(known.scope).pathname === '/' && !workersIn(known).every(isAt(address, known));

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'which' }, [port2]);
  });

/** Registers the service worker, unregisters others at its scope, reports newer versions. Never reloads. */
export const watchShell = ({ container, address, build, notify, loaded }: Watched) => {
  let registration: ServiceWorkerRegistration | null = null;
  let isOver = false;
  const isOurs = async (worker: ServiceWorker): Promise<boolean> => (await buildOf(worker)) === build;
  const take = (): void => registration?.waiting?.postMessage({ type: 'take' });

  const controlled = async (): Promise<void> => {
    const controller = container?.controller;
    if (controller && !(await isOurs(controller)) && !isOver) notify('update.taken');
  };
  const look = async (found: ServiceWorkerRegistration): Promise<void> => {
    const { waiting, active } = found;
    if (!waiting || !active) return;
    const isNew = !(await isOurs(waiting));
    if (isOver) return;
    // Online, a page is always the newest version when it opens: activate its own worker without asking.
    if (isNew) notify('update.found');
    else take();
  };
  const follow = (found: ServiceWorkerRegistration): void => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => void look(found));
  };

  const begin = async (): Promise<void> => {
    if (!container) return notify('worker.refused');
    try {
      const foreign = (await container.getRegistrations()).filter((known) => isForeign(known, address));
      await Promise.all(foreign.map((known) => known.unregister()));
      // A worker unregistered here ends with its last page; registering now could wait for minutes.
      if (foreign.length > 0) return;
      const found = await container.register(address, { scope: '/', updateViaCache: 'none' });
      if (isOver) return;
      registration = found;
      found.addEventListener('updatefound', () => follow(found));
      follow(found);
      void look(found);
      // Another tab may have kept the other script's registration alive.
      const worker = workersIn(found).find(isAt(address, found));
      // Once only: Chromium delays a waiting version while the page keeps messaging the active one.
      const cacheLoaded = (): void => worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
      if (worker?.state === 'activated') cacheLoaded();
      else worker?.addEventListener('statechange', () => worker.state === 'activated' && cacheLoaded());
    } catch {
      if (!isOver) notify('worker.refused');
    }
  };

  container?.addEventListener('controllerchange', controlled);
  void begin();
  return {
    check: (): void => void registration?.update().catch(() => {}),
    take,
    end: (): void => {
      isOver = true;
      container?.removeEventListener('controllerchange', controlled);
    },
  };
};

export type ShellWatch = ReturnType<typeof watchShell>;
