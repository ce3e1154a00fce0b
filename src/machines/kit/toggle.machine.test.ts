import { expect, test } from 'vitest';
import { like } from '#services/contract/like.contract.ts';
import { call } from '#services/env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { selectWanted, toggleMachine } from './toggle.machine.ts';

const likes = toggleMachine(({ id }: { readonly id: string }, on) =>
  on ? call(like.news, { params: { id } }) : call(like.unlikeNews, { params: { id } }),
);
const [likePath, unlikePath] = ['/news/news/like/:id', '/news/news/unlike/:id'];

const start = async () => {
  const chart = await inParent(likes, { subject: { id: '7' }, on: false });
  const press = () => chart.send({ type: 'toggle.press' });
  return { ...chart, press, isOn: () => selectWanted(chart.child.getSnapshot()) };
};

test('shows it at once, and says it', async () => {
  const { press, isOn, paths, call, child } = await start();
  await press();
  expect([isOn(), paths(), call().sent.params]).toEqual([true, [likePath], { id: '7' }]);
  await call().answer(true);
  expect([isOn(), child.getSnapshot().value]).toEqual([true, 'resting']);
  await press();
  expect([isOn(), paths()]).toEqual([false, [likePath, unlikePath]]);
});

test('a refused one is taken back, with the reason', async () => {
  const { press, isOn, call, received } = await start();
  await press();
  await call().fail({ tag: 'offline' });
  expect([isOn(), received]).toEqual([
    false,
    [
      { type: 'notice.show', tone: 'bad', key: 'failure:offline' },
      { type: 'toggle.gaveUp', subject: { id: '7' } },
    ],
  ]);
  await press();
  await call().fail({ tag: 'refused', code: 40302, msg: '你已被禁言', data: null });
  expect(received.at(-2)).toEqual({ type: 'notice.show', tone: 'bad', key: 'failure:refused', text: '你已被禁言' });
});

test('fast taps become one more call at most, and none where they cancel out', async () => {
  const { press, isOn, call, paths } = await start();
  for (let tap = 0; tap < 5; tap += 1) await press();
  expect([isOn(), paths()]).toEqual([true, [likePath]]);
  await call().answer(true);
  expect(paths()).toEqual([likePath]);
  await press();
  await press();
  await call().answer(true);
  expect([isOn(), paths()]).toEqual([true, [likePath, unlikePath, likePath]]);
});
