import { expect, test } from 'vitest';
import { type Container, type ShellNews, watchShell } from './watch-shell.ts';

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  state: ServiceWorkerState = 'installing';
  readonly scriptURL: string;
  readonly build: string;
  constructor(scriptURL: string, build = '/assets/new.js') {
    super();
    this.scriptURL = scriptURL;
    this.build = build;
  }
  postMessage(message: { readonly type: string }, ports: readonly MessagePort[] = []): void {
    if (message.type === 'which') ports[0]?.postMessage(this.build);
    else this.posted.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  checks = 0;
  isGone = false;
  readonly scope: string;
  constructor(path = '/') {
    super();
    this.scope = `https://shiye.test${path}`;
  }
  async update(): Promise<void> {
    this.checks += 1;
  }
  async unregister(): Promise<boolean> {
    this.isGone = true;
    return true;
  }
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

const build = '/assets/own.js';

const kept = { type: 'CACHE_URLS', payload: { urlsToCache: ['https://shiye.test/assets/a.js'] } };

interface Options {
  readonly known?: FakeRegistration[];
  readonly active?: string;
  readonly isControlled?: boolean;
  readonly refuses?: boolean;
  readonly foreignWorker?: string;
  readonly isFirst?: boolean;
  readonly waiting?: FakeWorker;
  readonly installing?: FakeWorker;
  readonly isShort?: boolean;
}

const setup = async (options: Options = {}) => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('/shell-worker.js', options.active ?? build);
  registration.active.state = 'activated';
  if (options.foreignWorker !== undefined) {
    registration.installing = new FakeWorker('/shell-worker.js', build);
    registration.active = new FakeWorker(options.foreignWorker);
    registration.active.state = 'activated';
  }
  if (options.isFirst) registration.active = null;
  registration.waiting = options.waiting ?? null;
  if (options.installing) registration.installing = options.installing;
  const news: ShellNews[] = [];
  const asked: unknown[] = [];
  const container = Object.assign(new EventTarget(), {
    controller: options.isControlled === false ? null : registration.active,
    getRegistrations: async () => options.known ?? [],
    register: async (...given: unknown[]) => {
      asked.push(given);
      if (options.refuses) throw new DOMException('denied', 'SecurityError');
      return registration;
    },
  });
  const watch = watchShell({
    container: container as unknown as Container,
    address: '/shell-worker.js',
    build,
    notify: (each) => news.push(each),
    loaded: () => ['https://shiye.test/assets/a.js'],
  });
  if (options.isShort) watch.end();
  await deliveries();
  const control = async (worker: FakeWorker) => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
    await deliveries();
  };
  return { registration, news, asked, watch, control };
};

const deliveries = async (): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
  }
};

test('the worker is registered once, past the cache, and told what the page has loaded', async () => {
  const { registration, asked, news } = await setup();
  expect(asked).toEqual([['/shell-worker.js', { scope: '/', updateViaCache: 'none' }]]);
  expect(registration.active?.posted).toEqual([kept]);
  expect(news).toEqual([]);
});

test('a newer version is told of when it waits, and takes over only when it is asked to', async () => {
  const { registration, news, watch, control } = await setup();
  const newer = new FakeWorker('/shell-worker.js');
  watch.check();
  registration.find(newer);
  await deliveries();
  expect([registration.checks, news, newer.posted]).toEqual([1, ['update.found'], []]);
  watch.take();
  await control(newer);
  expect([newer.posted, news]).toEqual([[{ type: 'take' }], ['update.found', 'update.taken']]);
});

test('a page that is the newest already has its own worker take over, and nobody is told', async () => {
  const { registration, news, control } = await setup({ active: '/assets/old.js' });
  const own = new FakeWorker('/shell-worker.js', build);
  registration.find(own);
  await deliveries();
  await control(own);
  expect([own.posted, news]).toEqual([[{ type: 'take' }], []]);
});

test('the first worker of all is no newer version; one that another tab has taken is', async () => {
  const { registration, news, control } = await setup({ isControlled: false });
  if (registration.active) await control(registration.active);
  expect(news).toEqual([]);
  await control(new FakeWorker('/shell-worker.js'));
  expect(news).toEqual(['update.taken']);
});

test('a worker that a simulated backend left behind goes, others stay; ours comes with the next page', async () => {
  const [mock, own, other] = [new FakeRegistration(), new FakeRegistration(), new FakeRegistration('/tools/')];
  mock.active = new FakeWorker('https://shiye.test/mockServiceWorker.js');
  mock.waiting = new FakeWorker('https://shiye.test/shell-worker.js');
  own.active = new FakeWorker('https://shiye.test/shell-worker.js');
  other.waiting = new FakeWorker('https://shiye.test/tools/worker.js');
  const { asked, news } = await setup({ known: [mock, own, other] });
  expect([mock.isGone, own.isGone, other.isGone]).toEqual([true, false, false]);
  expect([asked, news]).toEqual([[], []]);
  expect((await setup({ known: [own, other] })).asked).toHaveLength(1);
});

test('a browser that refuses workers, or knows none, is said to', async () => {
  expect((await setup({ refuses: true })).news).toEqual(['worker.refused']);
  const news: ShellNews[] = [];
  const none = {
    container: undefined,
    address: '/shell-worker.js',
    build,
    notify: (each: ShellNews) => news.push(each),
  };
  const watch = watchShell({ ...none, loaded: () => [] });
  watch.check();
  watch.take();
  watch.end();
  expect(news).toEqual(['worker.refused']);
});

test('after its end nothing is told any more, also of what was being found out', async () => {
  const { registration, news, watch, control } = await setup();
  const posted = control(new FakeWorker('/shell-worker.js'));
  watch.end();
  await posted;
  registration.find(new FakeWorker('/shell-worker.js'));
  const last = new FakeWorker('/shell-worker.js');
  let asked = 0;
  last.postMessage = () => {
    asked += 1;
  };
  await control(last);
  expect([news, asked]).toEqual([[], 0]);
  const waiting = new FakeWorker('/shell-worker.js');
  const short = await setup({ isShort: true, waiting });
  expect([short.news, short.registration.active?.posted]).toEqual([[], []]);
  expect((await setup({ isShort: true, refuses: true })).news).toEqual([]);
});

test('a newer version that waits already when the page opens, or is just coming, is told of; the first of all is not', async () => {
  expect((await setup({ waiting: new FakeWorker('/shell-worker.js') })).news).toEqual(['update.found']);
  const installing = new FakeWorker('/shell-worker.js');
  const coming = await setup({ installing });
  expect([coming.news, coming.registration.active?.posted]).toEqual([[], [kept]]);
  coming.registration.waiting = installing;
  installing.become('installed');
  await deliveries();
  expect(coming.news).toEqual(['update.found']);
  const first = await setup({ isFirst: true, isControlled: false, installing: new FakeWorker('/shell-worker.js') });
  first.registration.waiting = first.registration.installing;
  first.registration.installing?.become('installed');
  await deliveries();
  expect(first.news).toEqual([]);
});

test('where another script still answers, ours is told what the page has loaded as soon as it is in its place', async () => {
  const { registration } = await setup({ foreignWorker: '/mockServiceWorker.js' });
  const [ours, foreignWorker] = [registration.installing, registration.active];
  ours?.become('installed');
  expect(ours?.posted).toEqual([]);
  ours?.become('activated');
  expect(ours?.posted).toEqual([kept]);
  expect(foreignWorker?.posted).toEqual([]);
});

test('a server that cannot be asked for a newer version is asked the next time', async () => {
  const { registration, news, watch } = await setup();
  registration.update = async () => {
    throw new TypeError('Failed to update a ServiceWorker');
  };
  watch.check();
  await deliveries();
  expect(news).toEqual([]);
});
