import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { visitLogMachine } from './visit-log.machine.ts';

const [accessPath, timePath, viewPath] = ['/admin/log/access', '/admin/log/access/time', '/admin/view/record'];
const article = { type: 'visit.entered', url: '/news/1', entity: { type: 'news', id: '1' } } as const;
const home = { type: 'visit.entered', url: '/', entity: null } as const;

const start = async () => {
  const chart = await inParent(visitLogMachine, { client: 'web' });
  const sent = () => chart.calls.map(({ sent: { path, body } }) => ({ path, body }));
  const cid = () => chart.child.getSnapshot().context.cid;
  return { ...chart, sent, cid };
};

test('[R7.7-1][R7.7-3][R7.7-4] a page that is opened is logged, and what it is about is recorded', async () => {
  const { send, sent, cid } = await start();
  await send(article);
  expect(cid()).toHaveLength(16);
  expect(sent()).toEqual([
    { path: accessPath, body: { cid: cid(), url: '/news/1', client: 'web' } },
    { path: viewPath, body: { entityType: 'news', entityId: '1' } },
  ]);
});

test('[R7.7-2][R7.7-4] its time is told when the user goes on, and the visit keeps its name', async () => {
  const { send, sent, cid, clock } = await start();
  await send(article);
  const first = cid();
  const startTime = clock.now();
  await clock.advance(5_000);
  await send(home);
  expect(sent().slice(2)).toEqual([
    { path: timePath, body: { cid: first, url: '/news/1', client: 'web', startTime, endTime: startTime + 5_000 } },
    { path: accessPath, body: { cid: first, url: '/', client: 'web' } },
  ]);
});

test('[R7.7-4] hidden, the time is told at once; seen again, a new time begins and nothing else is logged', async () => {
  const { send, sent, cid, clock } = await start();
  await send(home);
  const startTime = clock.now();
  await clock.advance(1_000);
  await send({ type: 'page.hidden' });
  await clock.advance(60_000);
  await send({ type: 'page.shown' });
  await clock.advance(2_000);
  await send({ type: 'page.hidden' });
  const period = { cid: cid(), url: '/', client: 'web' };
  expect(sent().slice(1)).toEqual([
    { path: timePath, body: { ...period, startTime, endTime: startTime + 1_000 } },
    { path: timePath, body: { ...period, startTime: startTime + 61_000, endTime: startTime + 63_000 } },
  ]);
});

test('[R7.7-4] no page waits for the log, and none hears of its failure', async () => {
  const { send, sent, calls, child, received } = await start();
  await send(article);
  await send(home);
  await send(article);
  expect(sent().filter(({ path }) => path === accessPath)).toHaveLength(3);
  for (const call of calls) await call.fail({ tag: 'offline' });
  expect([child.getSnapshot().value, received]).toEqual(['seen', []]);
});
