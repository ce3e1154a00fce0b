import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { breakableDatabases, breakNames } from '../../../tests/harness/lost-connections.ts';
import { createClock, stoppedTime } from '../clock.ts';
import { createDomain } from '../domain/domain.ts';
import { viewNews } from '../domain/rules/news.ts';
import { sendCode, sentCodes } from '../domain/rules/sms-code.ts';
import { smallSeed, testNow } from '../domain/testing.ts';
import { readSituation } from '../situation.ts';
import { beginOrContinue } from './begin-or-continue.ts';
import { type DomainLog, type LogHead, openDomainLog } from './domain-log.ts';
import { type Channel, type Exclusive, lockAcrossTabs, type News, oneAtATime, shareDomain } from './sharing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const head: LogHead = { generation: 'g1', epoch: testNow, scenario: 'fresh', offset: 0 };

const browser = async () => {
  const exclusive: Exclusive = oneAtATime();
  const listeners = new Set<{ from: object; listener: (news: News) => void }>();
  const setupLog = await openDomainLog();
  await setupLog.restart(head);
  let tabs = 0;
  const tab = async (part: { log?: DomainLog; connected?: boolean } = {}) => {
    tabs += 1;
    const me = {};
    const channel: Channel = {
      notify: (news) => {
        for (const { from, listener } of listeners) if (from !== me) listener(news);
      },
      listen: (listener) => listeners.add({ from: me, listener }),
      close: () => {},
    };
    let count = tabs * 1_000;
    const random = () => {
      count = (count * 16_807 + 11) % 2_147_483_647;
      return count / 2_147_483_647;
    };
    const clock = createClock(stoppedTime(testNow));
    const domain = createDomain({ now: clock.now, random, seed: smallSeed() });
    const sharing = shareDomain({
      domain,
      clock,
      log: part.log ?? (await openDomainLog()),
      head,
      exclusive,
      channel: part.connected === false ? null : channel,
      seedOf: smallSeed,
    });
    return { domain, clock, sharing, run: sharing.run };
  };
  return { tab, quiet: () => exclusive(async () => {}), openLog: openDomainLog };
};

test('two tabs are one server: each command is counted on the newest state', async () => {
  const { tab, quiet } = await browser();
  const [a, b] = [await tab(), await tab()];
  const views = Array.from({ length: 20 }, (_, i) =>
    (i % 2 === 0 ? a : b).run(async () => {
      const { domain } = i % 2 === 0 ? a : b;
      viewNews(domain, '1');
      return domain.tables.views.get('1');
    }),
  );
  expect(await Promise.all(views)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  await quiet();
  expect(a.domain.events).toEqual(b.domain.events);
  expect(a.domain.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('the control: two servers without a common log count apart', async () => {
  const a = await (await browser()).tab();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const b = await (await browser()).tab();
  await a.run(async () => viewNews(a.domain, '1'));
  await b.run(async () => viewNews(b.domain, '1'));
  expect([a.domain.tables.views.get('1'), b.domain.tables.views.get('1')]).toEqual([1, 1]);
});

test('what one tab commits is heard once by the subscribers of the other', async () => {
  const { tab, quiet } = await browser();
  const [a, b] = [await tab(), await tab()];
  const received: string[] = [];
  b.domain.subscribe(({ type, seq }) => received.push(`${seq} ${type}`));
  await a.run(async () => viewNews(a.domain, '1'));
  await a.run(async () => viewNews(a.domain, '2'));
  await quiet();
  await b.run(async () => {});
  expect(received).toEqual(['1 news.viewed', '2 news.viewed']);
});

test('a reload finds everything: the code sent before is still the right one', async () => {
  const { tab } = await browser();
  const before = await tab({ connected: false });
  await before.run(async () => sendCode(before.domain, { mobile: '+8613900001111', nvcVal: 'nvc-1' }));
  const after = await tab();
  await after.run(async () => {});
  expect(sentCodes(after.domain)).toEqual(sentCodes(before.domain));
});

test.each(breakNames)('a connection %s does not part a tab from the others', async (name) => {
  const { breaks } = breakableDatabases();
  const { tab, quiet } = await browser();
  const [a, b] = [await tab(), await tab()];
  await b.run(async () => viewNews(b.domain, '1'));
  await quiet();
  breaks[name]();
  await a.run(async () => viewNews(a.domain, '1'));
  breaks[name]();
  await b.run(async () => viewNews(b.domain, '1'));
  await quiet();
  expect([a.domain.tables.views.get('1'), b.domain.tables.views.get('1')]).toEqual([3, 3]);
});

test('a refused command keeps what it recorded, and its refusal', async () => {
  const { tab } = await browser();
  const [a, b] = [await tab(), await tab()];
  const refused = a.run(async () => {
    a.domain.commit({ type: 'login.failed', account: 'x' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await b.run(async () => {});
  expect(b.domain.tables.failedLogins.get('x')).toBe(1);
});

test('an advanced clock is advanced in every tab, and after a reload', async () => {
  const { tab, quiet } = await browser();
  const [a, b] = [await tab(), await tab()];
  a.clock.advance(5_000);
  expect(b.clock.now()).toBe(testNow + 5_000);
  await quiet();
  const later = await tab();
  await later.run(async () => {});
  expect(later.clock.now()).toBe(testNow + 5_000);
});

test('a reset in one tab begins the domain anew in all', async () => {
  const { tab, quiet } = await browser();
  const [a, b] = [await tab(), await tab()];
  await a.run(async () => viewNews(a.domain, '1'));
  await a.sharing.restart({ ...head, scenario: 'empty-news' });
  await quiet();
  expect([a.domain.events, b.domain.events, b.sharing.head().scenario]).toEqual([[], [], 'empty-news']);
  await b.run(async () => viewNews(b.domain, '2'));
  await a.run(async () => {});
  expect(a.domain.events.map(({ seq, type }) => [seq, type])).toEqual([[1, 'news.viewed']]);
});

test('a start reads each event of the log once, and folds it once', async () => {
  const { tab, openLog } = await browser();
  const before = await tab();
  await before.run(async () => {
    for (let count = 0; count < 50; count += 1) viewNews(before.domain, '1');
  });
  const log = await openLog();
  const read: number[] = [];
  const counting: DomainLog = {
    ...log,
    read: async (after) => {
      const found = await log.read(after);
      read.push(...found.events.map(({ seq }) => seq));
      return found;
    },
  };
  expect(
    await beginOrContinue(
      counting,
      readSituation('', () => true),
      0,
    ),
  ).toEqual({ head: expect.objectContaining({ generation: 'g1' }), isNew: false });
  const after = await tab({ log: counting });
  await after.run(async () => {});
  await after.run(async () => {});
  expect(read).toEqual(before.domain.events.map(({ seq }) => seq));
  expect(after.domain.tables.views.get('1')).toBe(50);
});

test('a log that fails leaves a server that goes on alone', async () => {
  const { tab } = await browser();
  const fail = () => Promise.reject(new Error('quota'));
  const broken: DomainLog = { read: fail, append: fail, saveHead: fail, restart: fail, close: () => {} };
  const a = await tab({ log: broken });
  await a.run(async () => viewNews(a.domain, '1'));
  expect(await a.run(async () => a.domain.tables.views.get('1'))).toBe(1);
  await a.sharing.restart(head);
  expect(a.domain.events).toEqual([]);
});

test('what a task tells outside is told once the log has it, and at once where no task runs', async () => {
  const delivered: string[] = [];
  const log = await openDomainLog();
  await log.restart(head);
  const append: DomainLog['append'] = async (events) => {
    await log.append(events);
    delivered.push('stored');
  };
  const { tab } = await browser();
  const { domain, sharing } = await tab({ log: { ...log, append } });
  domain.subscribe(() => sharing.notify(() => delivered.push('said')));
  await sharing.run(async () => viewNews(domain, '1'));
  sharing.notify(() => delivered.push('at once'));
  expect(delivered).toEqual(['stored', 'said', 'at once']);
});

test.each([
  ['none are there', undefined],
  [
    'the browser refuses them',
    {
      request: async (): Promise<never> => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    },
  ],
  ['they are granted', { request: async (_: string, run: () => Promise<unknown>): Promise<unknown> => run() }],
])('tasks run once under locks where %s, and fail by themselves alone', async (_, locks) => {
  const exclusive = lockAcrossTabs(locks as unknown as LockManager | undefined, 'domain');
  let ran = 0;
  const task = async () => {
    ran += 1;
    return ran;
  };
  const broken = async () => {
    ran += 1;
    throw new Error('the task');
  };
  expect(await exclusive(task)).toBe(1);
  await expect(exclusive(broken)).rejects.toThrow('the task');
  expect([ran, await exclusive(task)]).toEqual([2, 3]);
});
