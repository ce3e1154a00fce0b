import { expect, test } from 'vitest';
import { inFrontOf, within } from './in-front.ts';
import type { ActorAtMoment } from './recording.ts';

const actor = (path: string, status = 'active') => ({ path, status }) as ActorAtMoment;

test('with a dialog in front only what is in it can be used', () => {
  const [page, wizard, step] = [actor('/page/reactions'), actor('/wizard'), actor('/wizard/workHistory')];
  const actors = [page, wizard, step];
  expect(inFrontOf(page.path, actors)).toBe(wizard);
  expect(inFrontOf(step.path, actors)).toBe(null);
  expect(within(actors, wizard)).toEqual([wizard, step]);
  expect(inFrontOf(page.path, [page, actor('/wizard', 'done')])).toBe(null);
});
