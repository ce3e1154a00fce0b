import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import type { Gallery, GalleryEntry } from './chart-file.ts';
import {
  featuresFor,
  galleryMachine,
  selectGallery,
  selectGalleryBy,
  selectGalleryFailure,
  selectShares,
  selectText,
} from './gallery.machine.ts';
import type { Counts } from './gallery-coverage.ts';

const entry = (stem: string, feature: string, rest: Partial<GalleryEntry> = {}): GalleryEntry => ({
  machine: stem,
  stem,
  feature,
  name: { zh: '灯', en: 'A lamp' },
  purpose: { zh: '照亮。', en: 'It gives light.' },
  screens: [{ zh: '首页', en: 'Home' }],
  requirements: [],
  states: [1, 1],
  transitions: [1, 1],
  paths: 1,
  lowerBound: 1,
  picture: { size: [1, 1], boxes: '', leaves: '', lines: '' },
  ...rest,
});

const gallery: Gallery = {
  format: 'shiye.gallery/1',
  stories: [],
  features: [
    { id: 'session', words: { zh: '登录', en: 'Login' } },
    { id: 'post', words: { zh: '供需', en: 'Posts' } },
  ],
  machines: [
    entry('sms-code', 'session', { name: { zh: '短信验证码', en: 'SMS code' }, requirements: ['R4.4-1'] }),
    entry('post-editor', 'post', { screens: [{ zh: '发布供需', en: 'Write a post' }] }),
  ],
};

const found = (text: string) =>
  featuresFor(gallery, text).map(({ id, machines }) => [id, machines.map(({ stem }) => stem)]);

test('charts are grouped by feature, and found by name, screen, stem or requirement in both languages', () => {
  expect(found('')).toEqual([
    ['session', ['sms-code']],
    ['post', ['post-editor']],
  ]);
  expect(found('验证码')).toEqual([['session', ['sms-code']]]);
  expect(found('write POST')).toEqual([['post', ['post-editor']]]);
  expect(found('r4.4-1')).toEqual([['session', ['sms-code']]]);
  expect(found('editor')).toEqual([['post', ['post-editor']]]);
  expect(found('sms post')).toEqual([]);
  expect(found('gives light')).toHaveLength(2);
  expect(found('首页')).toEqual([['session', ['sms-code']]]);
});

test('cards say what the generated paths, the tests or the session cover, and that nobody has counted', async () => {
  let suite: Counts | null = { 'sms-code': [1, 0] };
  let sendCounts = (_: Counts): void => {};
  const actor = createActor(
    galleryMachine.provide({
      actors: {
        loadGallery: fromPromise<Gallery | null, undefined>(async () => gallery),
        loadSuiteCounts: fromPromise<Counts | null>(async () => suite),
        sessionCounts: fromCallback<AnyEventObject, { machines: readonly string[] }>(({ sendBack, input }) => {
          expect(input.machines).toEqual(['sms-code', 'post-editor']);
          sendCounts = (counts) => sendBack({ type: 'shares.grew', counts });
        }),
      },
    }),
  ).start();
  const at = () => actor.getSnapshot();
  const shares = () =>
    gallery.machines.map((each) =>
      selectShares(each)(at())
        ?.map(([covered, total]) => `${covered}/${total}`)
        .join(' '),
    );
  await settle();
  expect(shares()).toEqual(['1/1 1/1', '1/1 1/1']);
  actor.send({ type: 'coverage.show', by: 'tests' });
  await settle();
  expect(shares()).toEqual(['1/1 0/1', '0/1 0/1']);
  suite = null;
  actor.send({ type: 'coverage.show', by: 'tests' });
  await settle();
  expect([shares(), at().hasTag('uncounted')]).toEqual([[undefined, undefined], true]);
  actor.send({ type: 'coverage.show', by: 'session' });
  expect([shares(), at().hasTag('uncounted')]).toEqual([[undefined, undefined], true]);
  sendCounts({ 'sms-code': [0, 0] });
  sendCounts({ 'post-editor': [1, 0] });
  expect(shares()).toEqual(['0/1 0/1', '1/1 0/1']);
  actor.send({ type: 'coverage.show', by: 'paths' });
  expect([shares()[0], selectGalleryBy(at())]).toEqual(['1/1 1/1', 'paths']);
});

test('of a chart’s states so many are covered as were counted, of all that it has', () => {
  const snapshot = { hasTag: () => true, context: { by: 'tests', counts: { lamp: [1, 2] } } };
  const large = { machine: 'lamp', states: [3, 4], transitions: [5, 6] } as const;
  expect(selectShares(large)(snapshot as never)).toEqual([
    [1, 4],
    [2, 6],
  ]);
});

test('a gallery that did not come says why until it comes; one that is not there is empty', async () => {
  let isBroken = true;
  const loadGallery = fromPromise<Gallery | null, undefined>(async () => {
    if (isBroken) throw { tag: 'offline' };
    return null;
  });
  const actor = createActor(galleryMachine.provide({ actors: { loadGallery } })).start();
  const at = () => actor.getSnapshot();
  await settle();
  expect([at().hasTag('failed'), selectGalleryFailure(at())]).toEqual([true, { tag: 'offline' }]);
  isBroken = false;
  actor.send({ type: 'gallery.retry' });
  await settle();
  expect([at().hasTag('shown'), selectGallery(at())?.machines, selectGalleryFailure(at())]).toEqual([true, [], null]);
  actor.send({ type: 'gallery.search', text: 'sms' });
  expect(selectText(at())).toBe('sms');
});
