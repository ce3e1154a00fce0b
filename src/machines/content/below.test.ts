import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { articleMachine } from './article.machine.ts';
import { eventMachine } from './event.machine.ts';
import { flashMachine } from './flashes.machine.ts';
import { newsHomeMachine } from './news-home.machine.ts';

test.each<[page: string, machine: AnyStateMachine, part: string, path: string]>([
  ['news home', newsHomeMachine, 'categories', '/news/tag/tree'],
  ['article', articleMachine, 'related', '/news/news/related/:id'],
  ['article', articleMachine, 'comments/list', '/news/news/comment'],
  ['flash', flashMachine, 'related', '/news/short/news/:id/related/news'],
  ['event', eventMachine, 'related', '/activity/activity/related/:id'],
  ['event', eventMachine, 'comments/list', '/activity/activity/comment'],
])('%s: what stands below is asked for once the user comes near', async (_, machine, part, path) => {
  const page = await inParent(machine, { params: { id: '7' } });
  const asked = page.paths().length;
  expect(page.paths()).not.toContain(path);
  const place = part.split('/').reduce((ref, id) => ref.getSnapshot().children[id], page.child);
  place.send({ type: 'part.near' });
  await page.tick();
  expect(page.paths().slice(asked)).toEqual([path]);
});
