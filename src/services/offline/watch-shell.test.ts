import { expect, test } from 'vitest';
import { type Container, type ShellNews, watchShell } from './watch-shell.ts';

class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  state: ServiceWorkerState = 'installing';
  readonly scriptURL: string;
  constructor(scriptURL: string) {
    super();
    this.scriptURL = scriptURL;
  }
  postMessage(message: unknown): void {
    this.told.push(message);
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
  /** A newer script was found on the server. */
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

const setup = async (options: { known?: FakeRegistration[]; isControlled?: boolean; refuses?: boolean } = {}) => {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('/shell-worker.js');
  registration.active.state = 'activated';
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
    tell: (each) => news.push(each),
    loaded: () => ['https://shiye.test/assets/a.js'],
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  const control = () => container.dispatchEvent(new Event('controllerchange'));
  return { registration, news, asked, watch, control };
};

test('the worker is registered once, past the cache, and told what the page has loaded', async () => {
  const { registration, asked, news } = await setup();
  expect(asked).toEqual([['/shell-worker.js', { scope: '/', updateViaCache: 'none' }]]);
  expect(registration.active?.told).toEqual([{ type: 'keep', addresses: ['https://shiye.test/assets/a.js'] }]);
  expect(news).toEqual([]);
});

test('a newer version is told of when it waits, and takes over only when it is asked to', async () => {
  const { registration, news, watch, control } = await setup();
  const newer = new FakeWorker('/shell-worker.js');
  watch.check();
  registration.find(newer);
  expect([registration.checks, news, newer.told]).toEqual([1, ['update.found'], []]);
  watch.take();
  control();
  expect([newer.told, news]).toEqual([[{ type: 'take' }], ['update.found', 'update.taken']]);
});

test('the first worker of all is no newer version', async () => {
  const { news, control } = await setup({ isControlled: false });
  control();
  expect(news).toEqual([]);
  control();
  expect(news).toEqual(['update.taken']);
});

test('a worker that a simulated backend left behind goes, others stay', async () => {
  const [mock, own, other] = [new FakeRegistration(), new FakeRegistration(), new FakeRegistration('/tools/')];
  mock.active = new FakeWorker('https://shiye.test/mockServiceWorker.js');
  own.active = new FakeWorker('https://shiye.test/shell-worker.js');
  other.waiting = new FakeWorker('https://shiye.test/tools/worker.js');
  await setup({ known: [mock, own, other] });
  expect([mock.isGone, own.isGone, other.isGone]).toEqual([true, false, false]);
});

test('a browser that refuses workers, or knows none, is said to', async () => {
  expect((await setup({ refuses: true })).news).toEqual(['worker.refused']);
  const news: ShellNews[] = [];
  const none = { container: undefined, address: '/shell-worker.js', tell: (each: ShellNews) => news.push(each) };
  const watch = watchShell({ ...none, loaded: () => [] });
  watch.check();
  watch.take();
  watch.end();
  expect(news).toEqual(['worker.refused']);
});

test('after its end nothing is told any more', async () => {
  const { registration, news, watch, control } = await setup();
  watch.end();
  registration.find(new FakeWorker('/shell-worker.js'));
  control();
  expect(news).toEqual([]);
});
