import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { draftsMachine } from '../drafts/drafts.machine.ts';
import {
  type OwnListKind,
  ownListMachine,
  selectOwnFailure,
  selectOwnForms,
  selectOwnItems,
} from './own-list.machine.ts';

const paths = {
  work: '/admin/member/work-history',
  education: '/admin/member/education-history',
  tags: '/admin/member/industry-tag',
} as const;
const kinds = ['work', 'education', 'tags'] as const;
const forms = { work: 'workHistory', education: 'educationHistory', tags: 'industryTags' } as const;

const job = {
  position: '采购经理',
  company: '燕之屋',
  companyId: 0,
  location: '',
  locationId: null,
  startTime: '2020-03-01',
  endTime: null,
  description: '',
};
const degree = { school: '江南大学', degree: '', major: '', startTime: '2016-09-01', endTime: null, description: '' };
const answers = {
  work: [job],
  education: [degree],
  tags: { industryTagList: [{ tagId: 51, tagName: '烘焙' }], customTagList: [] },
} as const;
const items = { work: [job], education: [degree], tags: [{ id: 51, name: '烘焙' }] };
const none = { work: [], education: [], tags: [] };

const start = async (kind: OwnListKind) => {
  const list = await inParent(ownListMachine, { kind }, { residents: { drafts: draftsMachine } });
  const at = () => list.child.getSnapshot();
  const form = (): AnyActorRef => {
    const open: AnyActorRef | undefined = selectOwnForms(at())[forms[kind]];
    if (!open) throw new Error('no form is open');
    return open;
  };
  const loads = () => list.sentTo(paths[kind]).filter(({ body }) => body === undefined).length;
  return { ...list, at, form, loads, load: (data: unknown = answers[kind]) => list.pending(paths[kind]).answer(data) };
};

test.each(kinds)('%s: the list is loaded, and tried again by hand or when the network is back', async (kind) => {
  const { at, pending, loads, load, send } = await start(kind);
  expect(at().hasTag('loading')).toBe(true);
  await pending(paths[kind]).fail({ tag: 'offline' });
  expect([at().hasTag('failed'), selectOwnFailure(at())]).toEqual([true, { tag: 'offline' }]);
  await send({ type: 'list.retry' });
  await pending(paths[kind]).fail({ tag: 'timeout' });
  await send({ type: 'connection.returned' });
  expect([loads(), at().hasTag('loading')]).toEqual([3, true]);
  await load();
  expect([at().hasTag('shown'), selectOwnFailure(at())]).toEqual([true, null]);
  expect(selectOwnItems(at())).toEqual({ ...none, [kind]: items[kind] });
});

const words = { work: '采购', education: '江南', tags: '烘焙机' } as const;
const typed = { position: words.work, school: words.education, keyword: words.tags };

test.each(kinds)(
  '%s: a form that is closed leaves the list as it is; its draft is there the next time',
  async (kind) => {
    const { at, load, loads, send, form, system } = await start(kind);
    await load();
    await send({ type: 'entry.new' });
    expect(JSON.stringify(form().getSnapshot().context)).not.toContain(words[kind]);
    system.get('drafts').send({ type: 'draft.save', subject: kind, fields: typed });
    form().send({ type: 'step.close' });
    await send();
    expect([at().matches({ shown: 'viewing' }), loads()]).toEqual([true, 1]);
    await send({ type: 'entry.new' });
    expect(JSON.stringify(form().getSnapshot().context)).toContain(words[kind]);
    system.get('drafts').send({ type: 'draft.drop', subject: kind });
    form().send({ type: 'step.close' });
    await send({ type: 'entry.new' });
    expect(JSON.stringify(form().getSnapshot().context)).not.toContain(words[kind]);
  },
);

test('the tags that there are stand in the form', async () => {
  const { load, send, form } = await start('tags');
  await load();
  await send({ type: 'entry.new' });
  expect(form().getSnapshot().context.chosen).toMatchObject([{ id: 51, name: '烘焙' }]);
});

const filled = {
  work: [
    { type: 'field.change', field: 'position', text: '采购经理' },
    { type: 'field.change', field: 'company', text: '味研所' },
    { type: 'field.change', field: 'startTime', text: '2020-03' },
  ],
  education: [
    { type: 'field.change', field: 'school', text: '江南大学' },
    { type: 'field.change', field: 'major', text: '食品科学' },
    { type: 'field.change', field: 'startTime', text: '2016-09' },
  ],
  tags: [{ type: 'tag.choose', id: 301, name: '乳制品' }],
} as const;

test.each(kinds)('%s: what was saved is in the list, which stays until it has come; else it says so', async (kind) => {
  const { at, load, loads, send, form, pending } = await start(kind);
  await load();
  await send({ type: 'entry.new' });
  for (const event of filled[kind]) form().send(event);
  form().send({ type: kind === 'tags' ? 'tags.confirm' : 'entry.finish' });
  await send();
  await pending(paths[kind]).answer(true);
  expect([loads(), at().hasTag('shown'), selectOwnItems(at())[kind]]).toEqual([2, true, items[kind]]);
  await pending(paths[kind]).fail({ tag: 'offline' });
  expect([at().hasTag('stale'), selectOwnFailure(at())]).toEqual([true, { tag: 'offline' }]);
  await send({ type: 'list.retry' });
  expect(loads()).toBe(3);
  await pending(paths[kind]).fail({ tag: 'offline' });
  await send({ type: 'connection.returned' });
  await load(kind === 'tags' ? { industryTagList: [], customTagList: [] } : []);
  expect([at().hasTag('stale'), selectOwnItems(at()), selectOwnFailure(at())]).toEqual([false, none, null]);
});

test.each(['work', 'education'] as const)(
  '[R4.2-18] %s: a form that is closed after one was added has added it',
  async (kind) => {
    const { load, loads, send, form, pending, clock } = await start(kind);
    await load();
    await send({ type: 'entry.new' });
    for (const event of filled[kind]) form().send(event);
    form().send({ type: 'entry.add' });
    await send();
    await pending(paths[kind]).answer(true);
    await clock.advance(60_000);
    expect(loads()).toBe(1);
    form().send({ type: 'step.close' });
    await send();
    expect(loads()).toBe(2);
  },
);
