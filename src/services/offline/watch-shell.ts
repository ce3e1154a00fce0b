/** What becomes of the version of the app that this browser holds. */
export type ShellNews =
  /** A newer one than this page runs is here, and waits until it is taken. */
  | 'update.found'
  /** A newer one than this page runs answers for its files, because this tab or another one wanted it. */
  | 'update.taken'
  /** No worker is to be had: refused, or not known to the browser. */
  | 'worker.refused';

/** As much of `navigator.serviceWorker` as is needed. */
export type Container = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'getRegistrations' | 'addEventListener' | 'removeEventListener'
>;

interface Watched {
  /** Undefined where the browser has no service workers. */
  readonly container: Container | undefined;
  readonly address: string;
  /** What this page runs: the scripts that it began with, as the worker says it. */
  readonly build: string;
  readonly tell: (news: ShellNews) => void;
  /** Addresses of what the page has loaded so far. */
  readonly loaded: () => readonly string[];
}

const workersIn = ({ active, waiting, installing }: ServiceWorkerRegistration): readonly ServiceWorker[] =>
  [active, waiting, installing].filter((worker) => worker !== null);

/** Whether it is of our script. */
const isAt =
  (address: string, { scope }: ServiceWorkerRegistration) =>
  ({ scriptURL }: ServiceWorker): boolean =>
    new URL(scriptURL, scope).pathname === address;

/** Whether another script than ours stands at our place: one that a simulated backend left behind, for example. */
const isStranger = (known: ServiceWorkerRegistration, address: string): boolean =>
  new URL(known.scope).pathname === '/' && !workersIn(known).every(isAt(address, known));

/** What pages of a worker's version run. */
const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: 'which' }, [port2]);
  });

/**
 * Registers the worker that keeps the app's files, lets go of one that stands in its place, and tells of versions newer
 * than the page. It never changes the page by itself.
 */
export const watchShell = ({ container, address, build, tell, loaded }: Watched) => {
  let registration: ServiceWorkerRegistration | null = null;
  let isOver = false;
  const isOurs = async (worker: ServiceWorker): Promise<boolean> => (await buildOf(worker)) === build;
  const take = (): void => registration?.waiting?.postMessage({ type: 'take' });

  const controlled = async (): Promise<void> => {
    const controller = container?.controller;
    if (controller && !(await isOurs(controller)) && !isOver) tell('update.taken');
  };
  const look = async (found: ServiceWorkerRegistration): Promise<void> => {
    const { waiting, active } = found;
    if (!waiting || !active) return;
    const isNew = !(await isOurs(waiting));
    if (isOver) return;
    // With network a page is the newest already when it is opened: its own worker need not be asked for.
    if (isNew) tell('update.found');
    else take();
  };
  const follow = (found: ServiceWorkerRegistration): void => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => void look(found));
  };

  const begin = async (): Promise<void> => {
    if (!container) return tell('worker.refused');
    try {
      const strangers = (await container.getRegistrations()).filter((known) => isStranger(known, address));
      await Promise.all(strangers.map((stranger) => stranger.unregister()));
      // It goes with the last page that it answers for. One that stood in its place before that may wait for minutes.
      if (strangers.length > 0) return;
      const found = await container.register(address, { scope: '/', updateViaCache: 'none' });
      if (isOver) return;
      registration = found;
      found.addEventListener('updatefound', () => follow(found));
      follow(found);
      void look(found);
      // Another tab may have kept the stranger.
      const worker = workersIn(found).find(isAt(address, found));
      // Once: Chromium lets a newer version wait for as long as the page has more to say to the one in use.
      const keep = (): void => worker?.postMessage({ type: 'keep', addresses: loaded() });
      if (worker?.state === 'activated') keep();
      else worker?.addEventListener('statechange', () => worker.state === 'activated' && keep());
    } catch {
      if (!isOver) tell('worker.refused');
    }
  };

  container?.addEventListener('controllerchange', controlled);
  void begin();
  return {
    /** Asks the server whether there is a newer version. */
    check: (): void => void registration?.update().catch(() => {}),
    /** Lets the newer version take over. */
    take,
    end: (): void => {
      isOver = true;
      container?.removeEventListener('controllerchange', controlled);
    },
  };
};

export type ShellWatch = ReturnType<typeof watchShell>;
