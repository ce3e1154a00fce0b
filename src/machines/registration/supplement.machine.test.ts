import { describe, expect, test } from 'vitest';
import { blankProfile, type LoadedProfile } from '#services/contract/session.contract.ts';
import { confirmClosing } from '../../../tests/harness/confirm-closing.ts';
import type { Pending } from '../../../tests/harness/fake-env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { selectSuggestions } from '../company-suggest/company-suggest.machine.ts';
import { profileOf } from './profile-form.ts';
import {
  selectAttempts,
  selectCompanySuggest,
  selectErrors,
  selectForm,
  selectIsEdited,
  selectProfileRegions,
  selectSaveFailure,
  selectSupplementClosing,
  supplementMachine,
} from './supplement.machine.ts';
import type { SupplementEvent } from './supplement.setup.ts';

const offline = { tag: 'offline' } as const;
const refused = (code: number) => ({ tag: 'refused', code, msg: '', data: null }) as const;

const newcomer: LoadedProfile = { ...blankProfile, nameEditable: true };
const liran: LoadedProfile = {
  ...blankProfile,
  nickname: '李然',
  gender: 'FEMALE',
  company: '食业科技',
  companyId: 12,
  position: '采购经理',
  location: '浙江省/杭州市/西湖区',
  locationId: 330106,
  email: 'liran@shiye.cn',
  nameEditable: false,
};
const { nameEditable: _, ...liranSent } = liran;

const start = async (draft: Readonly<Record<string, string>> | null = null) => {
  const { child: actor, received, outputs, ...env } = await inParent(supplementMachine, { draft });
  return {
    ...env,
    received: () => received.filter(({ type }) => /^(draft|notice)/.test(type)),
    actor,
    at: () => actor.getSnapshot(),
    tags: () => [...actor.getSnapshot().tags].sort(),
    output: () => outputs.at(-1) ?? null,
    profile: () => env.pending('/admin/member/basic-info'),
    saves: () => env.calls.filter(({ sent }) => sent.body !== undefined),
  };
};

const opened = async (loaded: LoadedProfile = newcomer, draft: Readonly<Record<string, string>> | null = null) => {
  const dialog = await start(draft);
  await dialog.profile().answer(loaded);
  return dialog;
};

const filledIn: readonly SupplementEvent[] = [
  { type: 'field.change', field: 'nickname', text: '李然' },
  { type: 'field.change', field: 'gender', text: 'FEMALE' },
  { type: 'field.change', field: 'company', text: '食业' },
  { type: 'field.change', field: 'company', id: 12, text: '食业科技' },
  { type: 'field.change', field: 'position', text: '采购经理' },
  { type: 'field.change', field: 'location', id: 330106, text: '浙江省/杭州市/西湖区' },
  { type: 'field.change', field: 'email', text: 'liran@shiye.cn' },
];

const submit: SupplementEvent = { type: 'profile.submit' };

describe('loading', () => {
  test('[R3-8][R3-15] the profile and the regions come each by itself', async () => {
    const { at, tags, profile, pending, paths } = await start();
    expect([...paths()].sort()).toEqual([
      '/admin/member/basic-info',
      '/basic/location/area/list',
      '/basic/location/overseas',
    ]);
    await pending('/basic/location/area/list').fail(offline);
    expect(selectProfileRegions(at())?.getSnapshot().hasTag('failed')).toBe(true);
    expect(tags()).toEqual(['loading']);
    await profile().answer(liran);
    expect(tags()).toEqual([]);
    expect(profileOf(selectForm(at()))).toEqual(liranSent);
  });

  test('a profile that fails leaves a form that can be filled in and sent; typed text wins when it comes late', async () => {
    const { at, tags, profile, send } = await start();
    await profile().fail(offline);
    expect(tags()).toEqual(['profileFailed']);
    expect(at().context.failures.profile).toEqual(offline);
    await send({ type: 'field.change', field: 'nickname', text: '王芳' }, { type: 'field.leave', field: 'position' });
    expect(selectErrors(at())).toEqual({ position: { code: 'required' } });
    await send({ type: 'connection.returned' });
    await profile().answer({ ...liran, nameEditable: true });
    expect(profileOf(selectForm(at()))).toEqual({ ...liranSent, nickname: '王芳' });
    expect(selectErrors(at())).toEqual({});
  });
});

describe('typing', () => {
  test('[R3-10][R5.3-18][R5.3-19] choosing a company sets its id, typing takes it back', async () => {
    const { at, send } = await opened();
    await send({ type: 'field.change', field: 'company', id: 12, text: '食业科技' });
    expect(selectForm(at())).toMatchObject({ texts: { company: '食业科技' }, ids: { company: 12 } });
    await send({ type: 'field.change', field: 'company', text: '食业科技有限公司' });
    expect(selectForm(at()).texts.company).toBe('食业科技有限公司');
    expect(selectForm(at()).ids.company).toBeUndefined();
  });

  test('half-typed pinyin is shown, and no company is searched for before the input method is done', async () => {
    const { at, clock, send, calls } = await opened();
    const searches = () =>
      calls.filter(({ sent }) => sent.path === '/company/companies/search').map(({ sent }) => sent.query);
    await send({ type: 'field.change', field: 'company', text: 'shi', isComposing: true });
    await clock.advance(1_000);
    expect([selectForm(at()).texts.company, searches()]).toEqual(['shi', []]);
    await send({ type: 'field.change', field: 'company', text: '食' });
    await clock.advance(1_000);
    await send({ type: 'field.change', field: 'company', text: '食ye', isComposing: true });
    await clock.advance(1_000);
    expect(searches()).toMatchObject([{ keyword: '食' }]);
    await send({ type: 'field.change', field: 'company', text: '食' });
    await clock.advance(1_000);
    expect(searches()).toMatchObject([{ keyword: '食' }, { keyword: '食' }]);
  });

  test('[R5.3-19][R3-14] companies are suggested while typing, and no more once one is chosen', async () => {
    const { at, call, clock, send } = await opened();
    await send({ type: 'field.change', field: 'company', text: '食业' });
    await clock.advance(300);
    await call().answer({ status: 200, data: [{ id: 12, cnName: '食业科技', enName: 'Shiye Tech' }] });
    const suggest = selectCompanySuggest(at());
    expect(suggest && selectSuggestions(suggest.getSnapshot()).map(({ id }) => id)).toEqual([12]);
    await send({ type: 'field.change', field: 'company', id: 12, text: '食业科技' });
    expect(suggest && selectSuggestions(suggest.getSnapshot())).toEqual([]);
  });

  test('[R5.3-20][R5.3-21] leaving a field takes its emoji and says what is wrong with it', async () => {
    const { at, send } = await opened();
    await send(
      { type: 'field.change', field: 'nickname', text: '李😀然' },
      { type: 'field.leave', field: 'nickname' },
      { type: 'field.change', field: 'position', text: '👩‍🍳' },
      { type: 'field.leave', field: 'position' },
    );
    expect(selectForm(at()).texts).toMatchObject({ nickname: '李然', position: '' });
    expect(selectErrors(at())).toEqual({ position: { code: 'required' } });
  });

  test('[R5.3-3] a shown error follows the keys until it is mended', async () => {
    const { at, send } = await opened();
    await send({ type: 'field.change', field: 'nickname', text: '李'.repeat(43) });
    expect(selectErrors(at())).toEqual({});
    await send({ type: 'field.leave', field: 'nickname' });
    expect(selectErrors(at())).toEqual({ nickname: { code: 'tooLong', max: 40, over: 3 } });
    await send({ type: 'field.change', field: 'nickname', text: '李'.repeat(41) });
    expect(selectErrors(at())).toEqual({ nickname: { code: 'tooLong', max: 40, over: 1 } });
    await send({ type: 'field.change', field: 'nickname', text: '李'.repeat(40) });
    expect(selectErrors(at())).toEqual({});
  });

  test('[R5.3-4] a Chinese name that may not be changed yet', async () => {
    const { at, send } = await opened(liran);
    await send({ type: 'field.change', field: 'nickname', text: '李若然' }, { type: 'field.leave', field: 'nickname' });
    expect(selectErrors(at())).toEqual({ nickname: { code: 'nameOnceInHalfYear' } });
    await send({ type: 'field.change', field: 'nickname', text: '李然' });
    expect(selectErrors(at())).toEqual({});
  });
});

describe('the draft', () => {
  test('every change is told to the parent, as text, with all that was typed', async () => {
    const { received, send } = await opened();
    await send(
      { type: 'field.change', field: 'nickname', text: '李' },
      { type: 'field.change', field: 'company', id: 12, text: '食业科技' },
    );
    expect(received()).toEqual([
      { type: 'draft.save', subject: 'supplement', fields: { nickname: '李' } },
      {
        type: 'draft.save',
        subject: 'supplement',
        fields: { nickname: '李', company: '食业科技', 'company.id': '12' },
      },
    ]);
  });

  test('a draft wins over what is loaded', async () => {
    const { at } = await opened(liran, { nickname: 'Li Ran', locationId: '900100', location: '日本' });
    expect(profileOf(selectForm(at()))).toEqual({
      ...liranSent,
      nickname: 'Li Ran',
      location: '日本',
      locationId: 900100,
    });
  });
});

describe('sending', () => {
  test('[R5.3-1][R5.3-6][R5.3-7][R5.3-9][R5.3-11] all errors are told at once, the first one is for the focus', async () => {
    const { at, send, saves } = await opened();
    await send(
      { type: 'field.change', field: 'nickname', text: '李然' },
      { type: 'field.change', field: 'email', text: 'liran' },
      submit,
    );
    expect(selectErrors(at())).toEqual({
      gender: { code: 'required' },
      company: { code: 'required' },
      position: { code: 'required' },
      location: { code: 'required' },
      email: { code: 'emailFormat' },
    });
    expect(selectAttempts(at())).toBe(1);
    await send(submit);
    expect(selectAttempts(at())).toBe(2);
    expect(saves()).toEqual([]);
  });

  test('[R8.3-4][R3-8] a complete form is saved; the user is told and the draft is dropped', async () => {
    const { output, send, saves, tags, received } = await opened();
    await send(...filledIn, submit);
    expect(tags()).toEqual(['busy']);
    expect(saves().map(({ sent }) => sent)).toEqual([{ path: '/admin/member/basic-info', body: liranSent }]);
    const before = received().length;
    await saves()[0]?.answer(true);
    expect(received().slice(before)).toEqual([
      { type: 'notice.show', tone: 'good', key: 'registration:supplement.saved' },
      { type: 'draft.drop', subject: 'supplement' },
    ]);
    expect(output()).toEqual({ outcome: 'saved' });
  });

  test('[R5.3-2][R5.3-20] what is sent is trimmed and without emoji although no field was left', async () => {
    const { send, saves } = await opened();
    await send(...filledIn, { type: 'field.change', field: 'nickname', text: ' 李然🎉 ' }, submit);
    expect(saves()[0]?.sent.body).toEqual(liranSent);
  });

  test.each([
    ['a failure', offline, (save: Pending) => save.fail(offline)],
    ['an answer of false', refused(1), (save: Pending) => save.answer(false)],
  ])('[R8.3-3] %s keeps what was typed and says so; sending again takes it back', async (_, failure, end) => {
    const { at, clock, output, profile, send, saves } = await opened();
    await send(...filledIn, submit);
    await end(profile());
    expect(selectSaveFailure(at())).toEqual(failure);
    expect(profileOf(selectForm(at()))).toEqual(liranSent);
    expect(output()).toBeNull();
    await clock.advance(800);
    await send(submit);
    expect(selectSaveFailure(at())).toBeNull();
    await saves()[1]?.answer(true);
    expect(output()).toEqual({ outcome: 'saved' });
  });

  test('[R8.3-3] that a save failed is not said any more when something is typed', async () => {
    const { at, send, saves } = await opened();
    await send(...filledIn, submit);
    await saves()[0]?.fail(offline);
    await send({ type: 'field.leave', field: 'position' });
    expect(selectSaveFailure(at())).toEqual(offline);
    await send({ type: 'field.change', field: 'position', text: '采购总监' });
    expect(selectSaveFailure(at())).toBeNull();
  });

  test('[R8.3-5][R8.3-6] a taken email is told on its field and goes with the next key', async () => {
    const { at, send, saves } = await opened();
    await send(...filledIn, submit);
    await saves()[0]?.fail(refused(20021));
    expect(selectErrors(at())).toEqual({ email: { code: 'emailTaken' } });
    expect([selectAttempts(at()), selectSaveFailure(at())]).toEqual([1, null]);
    await send({ type: 'field.change', field: 'email', text: 'ran@shiye.cn' });
    expect(selectErrors(at())).toEqual({});
  });

  test('[R5.7-10] a second click is ignored; one after a refusal follows when 800 ms have passed', async () => {
    const { at, clock, send, saves, tags } = await opened();
    await send(...filledIn, submit, submit);
    await saves()[0]?.fail(offline);
    await clock.advance(500);
    expect(tags()).toEqual([]);
    await send(submit, { type: 'field.change', field: 'position', text: '采购总监' });
    await clock.advance(299);
    expect([saves().length, at().hasTag('busy')]).toEqual([1, true]);
    await clock.advance(1);
    expect(
      saves()
        .map(({ sent }) => (sent.body as { position: string }).position)
        .at(-1),
    ).toBe('采购总监');
    await clock.advance(5_000);
    await send(submit);
    expect(saves().length).toBe(2);
  });
});

describe('closing', () => {
  test('[R2.2-4 R4.1-23] closing a form in which nothing was typed logs out at once', async () => {
    const { output, send } = await start();
    await send({ type: 'supplement.close' });
    expect(output()).toEqual({ outcome: 'closed' });
    const loaded = await opened();
    await loaded.send(
      { type: 'field.change', field: 'nickname', text: '李' },
      { type: 'field.change', field: 'nickname', text: '' },
    );
    expect(selectIsEdited(loaded.actor.getSnapshot())).toBe(false);
    await loaded.send({ type: 'supplement.close' });
    expect(loaded.output()).toEqual({ outcome: 'closed' });
  });

  test('[R2.2-4] closing logs out, so it asks about what was typed, and keeps the draft', async () => {
    const { actor, output, send, received } = await opened();
    const closing = () => selectSupplementClosing(actor.getSnapshot())?.getSnapshot().value;
    await send({ type: 'field.change', field: 'nickname', text: '李' }, { type: 'supplement.close' });
    expect([output(), closing()]).toEqual([null, 'asking']);
    selectSupplementClosing(actor.getSnapshot())?.send({ type: 'close.cancel' });
    expect([output(), closing()]).toEqual([null, 'unasked']);
    confirmClosing(actor);
    expect(output()).toEqual({ outcome: 'closed' });
    expect(received().map(({ type }) => type)).toEqual(['draft.save']);
  });
});
