import { expect, test } from 'vitest';
import type { Role } from '#services/contract/permissions.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { postReportMachine } from './post-report.machine.ts';

const start = async (role: Role = 'registered') => {
  const chart = await inParent(postReportMachine, { id: '701' });
  chart.child.send({ type: 'user.changed', memberId: role === 'guest' ? null : '1002', role, how: 'known' });
  chart.child.send({ type: 'request.open' });
  await chart.tick();
  return { ...chart, state: () => chart.child.getSnapshot().value, context: () => chart.child.getSnapshot().context };
};

test('says why, sends it once, and then says that it has been reported', async () => {
  const { child, call, paths, state, received, tick } = await start();
  child.send({ type: 'field.change', field: 'reason', text: 'fraud' });
  child.send({ type: 'field.change', field: 'words', text: ' 要求先付定金 ' });
  child.send({ type: 'request.submit' });
  child.send({ type: 'request.submit' });
  await tick();
  expect([paths(), call().sent.params, call().sent.body]).toEqual([
    ['/post/posts/:id/report'],
    { id: '701' },
    { reason: 'fraud', words: '要求先付定金' },
  ]);
  await call().answer(true);
  child.send({ type: 'request.open' });
  expect([state(), received]).toEqual(['requested', [{ type: 'notice.show', tone: 'good', key: 'post:report.done' }]]);
});

test.each([
  ['no reason', null, '', { reason: { code: 'required' } }],
  ['another reason without a word', 'other', '  ', { words: { code: 'required' } }],
  ['too many words', 'abuse', '长'.repeat(201), { words: { code: 'tooLong', max: 200, over: 1 } }],
] as const)('%s is not sent, and the dialog says why', async (_, reason, text, errors) => {
  const { child, paths, state, context } = await start();
  if (reason) child.send({ type: 'field.change', field: 'reason', text: reason });
  child.send({ type: 'field.change', field: 'words', text });
  child.send({ type: 'request.submit' });
  expect([state(), context().errors, context().typed.texts.words, paths()]).toEqual(['writing', errors, text, []]);
});

test('what could not be sent is still there, also after the dialog was closed', async () => {
  const { child, call, state, context, tick } = await start();
  child.send({ type: 'field.change', field: 'reason', text: 'untrue' });
  child.send({ type: 'field.change', field: 'words', text: '没有这家工厂' });
  child.send({ type: 'request.submit' });
  await tick();
  await call().fail({ tag: 'offline' });
  expect([state(), context().failure]).toEqual(['writing', { tag: 'offline' }]);
  child.send({ type: 'request.cancel' });
  child.send({ type: 'request.open' });
  expect([state(), context().typed.texts.reason, context().typed.texts.words]).toEqual([
    'writing',
    'untrue',
    '没有这家工厂',
  ]);
});

test('what was written stays when more is known of the same user', async () => {
  const { child, state, context } = await start();
  child.send({ type: 'field.change', field: 'words', text: '没有这家工厂' });
  child.send({ type: 'user.changed', memberId: '1002', role: 'muted', how: 'known' });
  expect([state(), context().typed.texts.words]).toEqual(['writing', '没有这家工厂']);
});

test('a guest is asked to log in, and nothing of theirs stays when they leave', async () => {
  const { child, state, context, received } = await start('guest');
  const pending = { to: expect.any(String), event: { type: 'request.open' } };
  expect([state(), received]).toEqual(['resting', [{ type: 'login.wanted', byTap: true, pending }]]);
  child.send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  child.send({ type: 'request.open' });
  child.send({ type: 'field.change', field: 'words', text: '假的' });
  expect([state(), context().typed.texts.words]).toEqual(['writing', '假的']);
  child.send({ type: 'user.changed', memberId: null, role: 'guest', how: 'left' });
  expect([state(), context().typed.texts.words]).toEqual(['resting', undefined]);
});
