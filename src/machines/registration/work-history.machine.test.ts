import { describe, expect, test } from 'vitest';
import { announce } from '../../../tests/harness/announce.ts';
import { confirmClosing } from '../../../tests/harness/confirm-closing.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { selectSuggestions } from '../company-suggest/company-suggest.machine.ts';
import type { Fields } from '../kit/residents.ts';
import type { EntryHistoryEvent } from './entry-history.setup.ts';
import {
  selectAdded,
  selectEntryAttempts,
  selectHistoryFailure,
  selectIsSkippable,
  selectPresentMonth,
} from './entry-history.ts';
import { selectRegions } from './regions.machine.ts';
import { selectWorkRegions, selectWorkSuggest, workHistoryMachine } from './work-history.machine.ts';

const path = '/admin/member/work-history';
const offline = { tag: 'offline' } as const;

const start = async (draft: Fields | null = null) => {
  const step = await inParent(workHistoryMachine, { draft });
  return {
    ...step,
    at: () => step.child.getSnapshot(),
    saves: () => step.sentTo(path).map(({ body }) => body),
  };
};

const written: readonly EntryHistoryEvent[] = [
  { type: 'field.change', field: 'position', text: ' 采购经理 ' },
  { type: 'field.change', field: 'company', text: '味研所' },
  { type: 'field.change', field: 'startTime', text: '2020-03' },
];
const sent = {
  position: '采购经理',
  company: '味研所',
  companyId: 0,
  location: '',
  locationId: null,
  startTime: '2020-03-01',
  endTime: null,
  description: '',
};
const finish: EntryHistoryEvent = { type: 'entry.finish' };
const add: EntryHistoryEvent = { type: 'entry.add' };
const skip: EntryHistoryEvent = { type: 'step.skip' };
const close: EntryHistoryEvent = { type: 'step.close' };

describe('writing', () => {
  test('[R5.4-1][R5.4-3][R5.4-5] a submit tells all errors at once and sends nothing', async () => {
    const { at, send, saves } = await start();
    await send(finish);
    expect(at().context.errors).toEqual({
      position: { code: 'required' },
      company: { code: 'required' },
      startTime: { code: 'required' },
    });
    expect([selectEntryAttempts(at()), saves()]).toEqual([1, []]);
    await send({ type: 'field.change', field: 'position', text: '采' }, add);
    expect(Object.keys(at().context.errors)).toEqual(['company', 'startTime']);
    expect(selectEntryAttempts(at())).toBe(2);
  });

  test('[R5.4-10][R5.4-12] months are judged by the clock', async () => {
    const { at, send } = await start();
    expect(selectPresentMonth(at())).toBe('2026-01');
    await send({ type: 'field.change', field: 'endTime', text: '2026.2' }, { type: 'field.leave', field: 'endTime' });
    expect(at().context.typed.texts.endTime).toBe('2026-02');
    expect(at().context.errors).toEqual({ endTime: { code: 'endInFuture' } });
  });

  test('half-typed pinyin asks for no company', async () => {
    const { at, clock, send, calls } = await start();
    await send({ type: 'field.change', field: 'company', text: 'wei', isComposing: true });
    await clock.advance(1_000);
    expect([
      at().context.typed.texts.company,
      calls.filter(({ sent }) => sent.path === '/company/companies/search'),
    ]).toEqual(['wei', []]);
  });

  test('[R5.4-13][R3-23] a company is suggested, chosen with its id, and loses it when it is typed over', async () => {
    const { at, send, clock, pending, saves } = await start();
    await send({ type: 'field.change', field: 'company', text: '味研' });
    await clock.advance(300);
    await pending('/company/companies/search').answer({
      status: 200,
      data: [{ id: 12, cnName: '味研所', enName: 'Taste Lab' }],
    });
    const suggest = selectWorkSuggest(at());
    expect(suggest && selectSuggestions(suggest.getSnapshot()).map(({ id }) => id)).toEqual([12]);
    await send({ type: 'field.change', field: 'company', id: 12, text: '味研所' });
    expect(suggest && selectSuggestions(suggest.getSnapshot())).toEqual([]);
    expect(at().context.typed).toEqual({ texts: { company: '味研所' }, ids: { company: 12 } });
    await send({ type: 'field.change', field: 'company', text: '味研所二店' });
    expect(at().context.typed.ids).toEqual({});
    await send(...written, finish);
    expect(saves()).toEqual([[sent]]);
  });

  test('the regions come, or come when the network returns', async () => {
    const { child, at, send, pending } = await start();
    await pending('/basic/location/area/list').fail(offline);
    const regions = selectWorkRegions(at());
    expect(regions?.getSnapshot().hasTag('failed')).toBe(true);
    announce(child, { type: 'connection.returned' });
    await send();
    await pending('/basic/location/area/list').answer([]);
    await pending('/basic/location/overseas').answer([]);
    expect(regions && selectRegions(regions.getSnapshot())).toEqual({ china: [], overseas: [] });
  });

  test('what is typed is kept as a draft and comes back', async () => {
    const { receivedOf, send } = await start();
    await send(...written, { type: 'field.change', field: 'location', id: 330106, text: '浙江省/杭州市/西湖区' });
    const fields = {
      position: ' 采购经理 ',
      company: '味研所',
      startTime: '2020-03',
      location: '浙江省/杭州市/西湖区',
      'location.id': '330106',
    };
    expect(receivedOf('draft.save').at(-1)).toEqual({ type: 'draft.save', subject: 'work', fields });
    const again = await start(fields);
    await again.send(finish);
    expect(again.saves()).toEqual([[{ ...sent, location: '浙江省/杭州市/西湖区', locationId: 330106 }]]);
  });
});

describe('finishing', () => {
  test('[R4.2-2][R4.2-22][R3-22] it saves the entry of the form and says so', async () => {
    const { send, saves, pending, outputs, received } = await start();
    await send(...written, finish);
    expect(saves()).toEqual([[sent]]);
    await pending(path).answer(true);
    expect(outputs).toEqual([{ outcome: 'saved' }]);
    expect(received.slice(-2)).toEqual([
      { type: 'notice.show', tone: 'good', key: 'registration:work.saved' },
      { type: 'draft.drop', subject: 'work' },
    ]);
  });

  test.each([
    ['the network is gone', offline, offline],
    ['the server answers false', false, { tag: 'refused', code: 1, msg: '', data: null }],
  ])('[R8.3-7] when %s, the entry stays and the failure is shown until it is sent again', async (_, answer, why) => {
    const { at, send, pending, clock, outputs, receivedOf } = await start();
    await send(...written, finish);
    await (typeof answer === 'boolean' ? pending(path).answer(answer) : pending(path).fail(answer));
    expect(selectHistoryFailure(at())).toEqual({ of: 'save', why });
    expect(at().context.typed.texts.company).toBe('味研所');
    expect([outputs, receivedOf('notice.show')]).toEqual([[], []]);
    await clock.advance(800);
    await send(finish);
    expect(selectHistoryFailure(at())).toBeNull();
    // After a lost answer the history is looked up first.
    if (answer !== false) await pending(path).answer([]);
    await pending(path).answer(true);
    expect(outputs).toEqual([{ outcome: 'saved' }]);
  });

  test.each<EntryHistoryEvent>([
    { type: 'field.change', field: 'position', text: '采购' },
    { type: 'field.change', field: 'company', id: 12, text: '味研所' },
    { type: 'field.change', field: 'endTime', text: '2021-03' },
  ])('[R8.3-7] that a save failed is not said any more after $type', async (change) => {
    const { at, send, pending } = await start();
    await send(...written, finish);
    await pending(path).fail(offline);
    await send({ type: 'field.leave', field: 'position' });
    expect(selectHistoryFailure(at())).toEqual({ of: 'save', why: offline });
    await send(change);
    expect(selectHistoryFailure(at())).toBeNull();
  });

  test('[R5.7-10] a second click sends nothing; another button follows a refusal', async () => {
    const { at, send, saves, pending, clock } = await start();
    await send(...written, finish, finish);
    await clock.advance(900);
    await send(finish, add);
    expect(saves().length).toBe(1);
    await pending(path).fail(offline);
    await send(finish);
    await pending(path).fail(offline);
    await send(add, finish);
    expect(saves().length).toBe(2);
    await clock.advance(800);
    expect(saves().length).toBe(3);
    expect(at().matches({ open: { form: { sent: { answer: { awaiting: 'adding' } } } } })).toBe(true);
  });

  test('[R5.7-10] a second click after an entry was added finds no empty form', async () => {
    const { at, send, saves, pending, clock } = await start();
    await send(...written, add);
    await pending(path).answer(true);
    await send(add, finish);
    await clock.advance(800);
    expect([selectAdded(at()), saves().length, at().context.errors]).toEqual([1, 1, {}]);
    await send(add);
    expect(Object.keys(at().context.errors)).toContain('position');
  });
});

describe('continue-add', () => {
  test('[R4.2-14][R4.2-15][R4.2-16][R4.2-17] it saves, clears, says so, and another can be added', async () => {
    const { at, send, saves, pending, clock, receivedOf, outputs } = await start();
    await send(...written, add);
    await pending(path).answer(true);
    expect(at().context.typed).toEqual({ texts: {}, ids: {} });
    expect(selectAdded(at())).toBe(1);
    expect(receivedOf('notice.show')).toEqual([{ type: 'notice.show', tone: 'good', key: 'registration:work.added' }]);
    expect(receivedOf('draft.save').at(-1)).toEqual({ type: 'draft.save', subject: 'work', fields: { added: '1' } });
    await clock.advance(800);
    await send(...written, { type: 'field.change', field: 'position', text: '采购总监' }, add);
    await pending(path).answer(true);
    expect(saves()).toEqual([[sent], [{ ...sent, position: '采购总监' }]]);
    expect([selectAdded(at()), outputs]).toEqual([2, []]);
  });
});

describe('skipping', () => {
  test('[R4.2-13] it cannot be skipped before an entry was added, also after a reload', async () => {
    const { at, send, saves } = await start();
    expect(selectIsSkippable(at())).toBe(false);
    await send(skip);
    expect(saves()).toEqual([]);
    expect(selectIsSkippable((await start({ added: '1' })).at())).toBe(true);
  });

  test('[R4.2-5][R4.2-19] it sends an empty list and goes on, whatever stands in the form', async () => {
    const { send, saves, pending, outputs, receivedOf } = await start({ added: '1', position: '半个' });
    await send(skip);
    expect(saves()).toEqual([[]]);
    await pending(path).answer(true);
    expect([outputs, receivedOf('notice.show')]).toEqual([[{ outcome: 'skipped' }], []]);
  });

  test('[R8.3-8] when it fails, it says that the skip failed', async () => {
    const { at, send, pending, clock, outputs } = await start({ added: '1' });
    await send(skip);
    await pending(path).fail(offline);
    expect([selectHistoryFailure(at()), outputs]).toEqual([{ of: 'skip', why: offline }, []]);
    await clock.advance(800);
    await send(skip);
    expect(selectHistoryFailure(at())).toBeNull();
  });
});

test('[R4.2-8][R4.2-9][R4.2-10] closing tells whether an entry was saved, also while one is being saved', async () => {
  const before = await start();
  await before.send(close);
  expect(before.outputs).toEqual([{ outcome: 'closed', hasEntries: false }]);
  const after = await start();
  await after.send(...written, add);
  await after.pending(path).answer(true);
  await after.send(close);
  expect(after.outputs).toEqual([{ outcome: 'closed', hasEntries: true }]);
  const during = await start();
  await during.send(...written, finish, close);
  expect(during.outputs).toEqual([]);
  confirmClosing(during.child);
  await during.send();
  expect(during.outputs).toEqual([{ outcome: 'closed', hasEntries: false }]);
  expect(during.pending(path).isAborted()).toBe(true);
});
