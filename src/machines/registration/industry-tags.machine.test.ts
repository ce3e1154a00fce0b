import { describe, expect, test } from 'vitest';
import { confirmClosing } from '../../../tests/harness/confirm-closing.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import type { Fields } from '../kit/residents.ts';
import {
  industryTagsMachine,
  selectChosenTags,
  selectFoundTags,
  selectHotTags,
  selectNewTag,
  selectTagError,
  selectTagKeyword,
  selectTagsFailure,
} from './industry-tags.machine.ts';
import type { IndustryTagsEvent } from './industry-tags.setup.ts';

const offline = { tag: 'offline' } as const;
const [hotPath, searchPath, createPath, savePath] = [
  '/basic/tag/hot',
  '/basic/tag/search',
  '/basic/tag',
  '/admin/member/industry-tag',
];

const start = async (draft: Fields | null = null) => {
  const step = await inParent(industryTagsMachine, { draft });
  return {
    ...step,
    at: () => step.child.getSnapshot(),
    chosen: () => selectChosenTags(step.child.getSnapshot()).map(({ name }) => name),
    searches: () => step.sentTo(searchPath).map(({ query }) => query),
    created: () => step.sentTo(createPath).map(({ body }) => body),
    saves: () => step.sentTo(savePath).map(({ body }) => body),
  };
};

const page = (records: readonly object[]) => ({ records, total: records.length, current: 1, size: 10 });
const tags = ['乳制品', '饮料', '茶饮', '咖啡', '烘焙', '糖果', '零食', '坚果', '速食', '调味品'].map(
  (name, index) => ({
    id: 301 + index,
    name,
    typeEnName: 'industry',
    tagCode: `industry-${301 + index}`,
  }),
);
const baking = { id: 305, name: '烘焙', isNewTag: false };
const dairy: IndustryTagsEvent = { type: 'tag.choose', id: 301, name: '乳制品' };
const type = (text: string): IndustryTagsEvent => ({ type: 'keyword.change', text });
const confirm: IndustryTagsEvent = { type: 'tags.confirm' };
const create: IndustryTagsEvent = { type: 'tag.create' };

const opened = async (draft: Fields | null = null) => {
  const step = await start(draft);
  await step.pending(hotPath).answer(page(tags));
  return step;
};

describe('hot tags', () => {
  test('[R9-1][R7.4-7] ten are asked for and eight are shown', async () => {
    const { at, pending } = await start();
    expect(at().hasTag('hotLoading')).toBe(true);
    expect(pending(hotPath).sent.query).toEqual({ type: 'industry', status: 1, current: 1, size: 10 });
    await pending(hotPath).answer(page(tags));
    expect(selectHotTags(at())).toEqual(tags.slice(0, 8).map(({ id, name }) => ({ id, name })));
  });
});

describe('searching', () => {
  test('[R5.6-6] the search starts 400 ms after the last key', async () => {
    const { clock, send, searches } = await opened();
    await send(type('烘'));
    await clock.advance(399);
    await send(type('烘焙'));
    await clock.advance(399);
    expect(searches()).toEqual([]);
    await clock.advance(1);
    expect(searches()).toEqual([{ keyword: '烘焙' }]);
  });

  test('half-typed pinyin is shown, and searched for once the input method is done', async () => {
    const { at, clock, send, searches } = await opened();
    await send({ type: 'keyword.change', text: 'hong', isComposing: true });
    await clock.advance(400);
    expect([selectTagKeyword(at()), searches()]).toEqual(['hong', []]);
    await send(type('烘'));
    await clock.advance(400);
    expect(searches()).toEqual([{ keyword: '烘' }]);
  });

  test('[R5.6-4][R5.6-5][R3-29] the text is searched without emoji, trimmed; what stays the same is not searched again', async () => {
    const { at, clock, send, searches, pending } = await opened();
    await send(type(' 🍞烘焙 '));
    await clock.advance(400);
    expect(selectTagKeyword(at())).toBe(' 🍞烘焙 ');
    await pending(searchPath).answer(page([baking]));
    expect(selectFoundTags(at())).toEqual([baking]);
    await send(type('烘焙'), type('烘焙 '));
    await clock.advance(400);
    expect(searches()).toEqual([{ keyword: '烘焙' }]);
    await send(type('🍞'));
    await clock.advance(400);
    expect([searches().length, selectFoundTags(at())]).toEqual([1, []]);
  });

  test('an older answer is dropped; nothing found and a failure are told', async () => {
    const { at, clock, send, pending } = await opened();
    await send(type('烘'));
    await clock.advance(400);
    const first = pending(searchPath);
    await send(type('烘烤'));
    expect(first.isAborted()).toBe(true);
    await clock.advance(400);
    await pending(searchPath).answer(page([]));
    expect(at().hasTag('nothingFound')).toBe(true);
    await send(type('茶'));
    await clock.advance(400);
    await pending(searchPath).fail(offline);
    expect(at().hasTag('searchFailed')).toBe(true);
    await send({ type: 'connection.returned' });
    await pending(searchPath).answer(page([{ id: 303, name: '茶饮', isNewTag: false }]));
    expect(at().hasTag('found')).toBe(true);
  });
});

describe('choosing', () => {
  test('[R3-28] hot and found tags are chosen and taken back; a found one empties the box', async () => {
    const { at, chosen, clock, send, pending } = await opened();
    await send(dairy, type('烘'));
    await clock.advance(400);
    await pending(searchPath).answer(page([baking]));
    await send({ type: 'tag.choose', id: 305, name: '烘焙' });
    expect([chosen(), selectTagKeyword(at()), selectFoundTags(at())]).toEqual([['乳制品', '烘焙'], '', []]);
    await send({ type: 'tag.remove', id: 301 });
    expect(chosen()).toEqual(['烘焙']);
  });

  test('a hot tag leaves what is being typed', async () => {
    const { at, send } = await opened();
    await send(type('冻'), dairy);
    expect(selectTagKeyword(at())).toBe('冻');
  });

  test('[R5.6-2] a tag with an identical name is not added twice, whatever its id', async () => {
    const { at, chosen, send, created } = await opened();
    await send(dairy, { type: 'tag.choose', id: 900, name: '乳制品' });
    expect([chosen(), selectTagError(at())]).toEqual([['乳制品'], { code: 'tagTwice' }]);
    await send(type('乳制品'));
    expect(selectTagError(at())).toBeNull();
    await send(create);
    expect([chosen(), selectTagError(at()), created()]).toEqual([['乳制品'], { code: 'tagTwice' }, []]);
  });

  test('what is chosen and typed is kept as a draft and comes back', async () => {
    const { receivedOf, send } = await opened();
    await send(dairy, type('冻干'));
    const fields = { keyword: '冻干', 'tag.301': '乳制品' };
    expect(receivedOf('draft.save').at(-1)).toEqual({ type: 'draft.save', subject: 'tags', fields });
    const again = await opened(fields);
    expect([again.chosen(), selectTagKeyword(again.at()), again.searches()]).toEqual([
      ['乳制品'],
      '冻干',
      [{ keyword: '冻干' }],
    ]);
  });
});

describe('making a tag', () => {
  test('[R5.6-3][R7.4-6] free text becomes a tag, which is chosen', async () => {
    const { at, chosen, send, created, pending } = await opened();
    await send(type(' 冻干🍓 '));
    expect(selectNewTag(at())).toBe('冻干');
    await send(create, create);
    expect(created()).toEqual([{ name: '冻干', type: 5 }]);
    await pending(createPath).answer(900_001);
    expect([chosen(), selectTagKeyword(at()), selectNewTag(at())]).toEqual([['冻干'], '', null]);
  });

  test('what is typed on while it is made is not lost', async () => {
    const { at, chosen, send, pending } = await opened();
    await send(type('冻干'), create, type('冻干水果'));
    await pending(createPath).answer(900_001);
    expect([chosen(), selectTagKeyword(at())]).toEqual([['冻干'], '冻干水果']);
  });

  test('[R5.6-3] the name of a tag that is offered takes that tag; nothing typed makes nothing', async () => {
    const { chosen, send, created } = await opened();
    await send(create, type(' 🍞 '), create, type('咖啡'), create);
    expect([chosen(), created()]).toEqual([['咖啡'], []]);
  });

  test('[R5.6-1] more than 10 characters are refused, and nothing is cut', async () => {
    const { at, send, created } = await opened();
    await send(type('食'.repeat(11)), create);
    expect(selectTagError(at())).toEqual({ code: 'tooLong', max: 10, over: 1 });
    expect([selectTagKeyword(at()).length, created()]).toEqual([11, []]);
  });

  test('[R8.3-9][R7.4-6] a refused tag is a warning; the text stays', async () => {
    const { at, chosen, send, pending, receivedOf } = await opened();
    await send(type('广告'), create);
    await pending(createPath).fail({ tag: 'refused', code: 1, msg: '', data: null });
    expect(receivedOf('notice.show')).toEqual([
      { type: 'notice.show', tone: 'warn', key: 'registration:tags.unusable' },
    ]);
    expect([chosen(), selectTagKeyword(at()), selectTagsFailure(at())]).toEqual([[], '广告', null]);
  });

  test('another failure says so beside the form', async () => {
    const { at, send, pending, receivedOf } = await opened();
    await send(type('冻干'), create);
    await pending(createPath).fail(offline);
    expect([selectTagsFailure(at()), receivedOf('notice.show')]).toEqual([{ of: 'create', why: offline }, []]);
  });
});

describe('leaving', () => {
  test('[R4.2-21] confirm does nothing until a tag is chosen', async () => {
    const { at, send, saves } = await opened();
    await send(confirm);
    expect([saves(), at().can(confirm)]).toEqual([[], false]);
    await send(dairy);
    expect(at().can(confirm)).toBe(true);
  });

  test('[R4.2-4][R4.2-22] confirm sends the ids and says so', async () => {
    const { send, saves, pending, outputs, received } = await opened();
    await send(dairy, { type: 'tag.choose', id: 305, name: '烘焙' }, confirm, confirm);
    expect(saves()).toEqual([[301, 305]]);
    await pending(savePath).answer(true);
    expect(outputs).toEqual([{ outcome: 'saved' }]);
    expect(received.slice(-2)).toEqual([
      { type: 'notice.show', tone: 'good', key: 'registration:tags.saved' },
      { type: 'draft.drop', subject: 'tags' },
    ]);
  });

  test('[R8.3-7][R8.3-8] a failed save and a failed skip are told apart; the tags stay', async () => {
    const { at, chosen, send, pending, clock } = await opened();
    await send(dairy, confirm);
    await pending(savePath).answer(false);
    expect(selectTagsFailure(at())).toEqual({ of: 'save', why: { tag: 'refused', code: 1, msg: '', data: null } });
    await clock.advance(800);
    await send({ type: 'step.skip' });
    await pending(savePath).fail(offline);
    expect([selectTagsFailure(at()), chosen()]).toEqual([{ of: 'skip', why: offline }, ['乳制品']]);
  });

  test.each<IndustryTagsEvent>([type('茶'), { type: 'tag.remove', id: 301 }])(
    '[R8.3-7] that a save failed is not said any more after $type',
    async (change) => {
      const { at, send, pending } = await opened();
      await send(dairy, confirm);
      await pending(savePath).answer(false);
      await send(change);
      expect(selectTagsFailure(at())).toBeNull();
    },
  );

  test('[R4.2-7] skip sends an empty list', async () => {
    const { send, saves, pending, outputs } = await opened();
    await send(dairy, { type: 'step.skip' });
    expect(saves()).toEqual([[]]);
    await pending(savePath).answer(true);
    expect(outputs).toEqual([{ outcome: 'skipped' }]);
  });

  test('[R4.2-8][R5.7-10] close ends it; a quick second click after a failure follows', async () => {
    const { at, send, saves, pending, clock, outputs, child } = await opened();
    await send(dairy, confirm);
    await pending(savePath).fail(offline);
    await send({ type: 'step.skip' }, confirm, { type: 'tag.choose', id: 7, name: '燕麦' });
    expect([saves().length, selectChosenTags(at()).length]).toEqual([1, 2]);
    await clock.advance(800);
    expect(saves()).toEqual([[expect.any(Number)], []]);
    await send({ type: 'step.close' });
    expect(outputs).toEqual([]);
    confirmClosing(child);
    await send();
    expect(outputs).toEqual([{ outcome: 'closed' }]);
  });
});
