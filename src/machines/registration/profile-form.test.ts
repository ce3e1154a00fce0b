import { Record } from 'effect';
import { describe, expect, test } from 'vitest';
import { profileMaxLength } from '#services/contract/constants.ts';
import type { LoadedProfile } from '#services/contract/session.contract.ts';
import { draftOf, nothing } from '../kit/form.ts';
import { formOf, type ProfileField, type ProfileForm, profileForm, profileOf } from './profile-form.ts';

const texts = {
  ...Record.map(profileMaxLength, () => ''),
  nickname: '李然',
  gender: 'FEMALE',
  company: '食业科技',
  position: '采购经理',
  location: '浙江省/杭州市/西湖区',
  email: 'liran@shiye.cn',
};
const form: ProfileForm = { texts, ids: { company: 12, location: 330106 } };

const withTexts = (more: ProfileForm['texts']): ProfileForm => ({ ...form, texts: { ...texts, ...more } });

type Known = Pick<LoadedProfile, 'nickname' | 'nameEditable'>;

const edited = (typed: ProfileForm, loaded: Known | null = null) => ({ base: nothing, typed, errors: {}, loaded });
const errorsOf = (typed: ProfileForm, loaded: Known | null = null) => profileForm.judged(edited(typed, loaded)).errors;
const errorOf = (field: ProfileField, text: string) => errorsOf(withTexts({ [field]: text }))[field];

const required = { code: 'required' };

test('[R5.3-1][R5.3-6][R5.3-7][R5.3-9][R5.3-11][R5.3-13] everything is required but the email', () => {
  expect(errorsOf(nothing)).toEqual({
    nickname: required,
    gender: required,
    company: required,
    position: required,
    location: required,
  });
  expect(errorsOf(form)).toEqual({});
  expect(errorsOf(withTexts({ email: '' }))).toEqual({});
});

test('[R5.3-1][R5.3-7][R5.3-9] spaces alone are not a value', () => {
  expect(errorsOf(withTexts({ nickname: ' ', company: '\u3000', position: '\t' }))).toEqual({
    nickname: required,
    company: required,
    position: required,
  });
});

describe('limits, after trimming', () => {
  test.each([
    ['R5.3-2', 'nickname', 40],
    ['R5.3-8', 'company', 100],
    ['R5.3-10', 'position', 100],
    ['R5.3-12', 'location', 100],
  ] as const)('[%s][R5.3-3] %s holds %i characters', (_, field, max) => {
    expect(errorOf(field, ` ${'𠮷'.repeat(max)} `)).toBeUndefined();
    expect(errorOf(field, '食'.repeat(max + 2))).toEqual({ code: 'tooLong', max, over: 2 });
  });

  test('[R5.3-15] email holds 40 characters, and its length is told before its form', () => {
    const email = `${'a'.repeat(31)}@shiye.cn`;
    expect(errorOf('email', email)).toBeUndefined();
    expect(errorOf('email', `a${email}`)).toEqual({ code: 'tooLong', max: 40, over: 1 });
  });
});

test('[R5.3-6][R5.3-11] a gender is one of two; a location is one that was chosen, not a text', () => {
  expect(errorOf('gender', 'OTHER')).toEqual(required);
  expect(errorsOf({ texts, ids: { company: 12 } })).toEqual({ location: required });
});

test('[R5.3-14] a filled email must look like one', () => {
  expect(errorOf('email', 'liran@')).toEqual({ code: 'emailFormat' });
});

describe('the Chinese name once in half a year', () => {
  const loaded = { nickname: '李然', nameEditable: false };
  const fixed = { nickname: { code: 'nameOnceInHalfYear' } };
  test.each([
    ['another Chinese name', '王芳', loaded, fixed],
    ['a name with one Han character', 'Li 然', loaded, fixed],
    ['the same name', '李然', loaded, {}],
    ['the same name with spaces around', ' 李然 ', loaded, {}],
    ['a name without Han characters', 'Li Ran', loaded, {}],
    ['another name while it may be changed', '王芳', { ...loaded, nameEditable: true }, {}],
    ['a first name', '王芳', { ...loaded, nickname: '' }, {}],
    ['any name while the profile is not known', '王芳', null, {}],
  ])('[R5.3-4][R5.3-5] %s', (_, nickname, known, errors) => {
    expect(errorsOf(withTexts({ nickname }), known)).toEqual(errors);
  });
});

test('[R5.3-20] text fields lose their emoji when left', () => {
  const party = withTexts({ nickname: '李😀然', company: '🍕食业', position: '经理👍🏽', email: '🦊' });
  const left = (field: ProfileField) => profileForm.left(edited(party), field).typed.texts[field];
  expect([left('nickname'), left('company'), left('position'), left('email')]).toEqual(['李然', '食业', '经理', '']);
});

test('[R5.3-21] a required field that is left empty says so at once', () => {
  expect(profileForm.left(edited(nothing), 'position').errors).toEqual({ position: required });
});

test('[R3-8][R3-10][R5.3-2] what is sent is trimmed; an incomplete form is not sent', () => {
  const sent = { ...texts, companyId: 12, locationId: 330106 };
  expect(profileOf(form)).toEqual(sent);
  expect(
    profileOf({
      texts: { ...texts, nickname: ' 李\ud842然 ', company: '食业 ', email: '' },
      ids: { location: 330106 },
    }),
  ).toEqual({ ...sent, company: '食业', companyId: 0, email: '' });
  expect(profileOf(nothing)).toBeNull();
});

test('[R3-8][R3-11] a loaded profile fills the form, missing choices stay open', () => {
  const loaded = { ...texts, gender: 'FEMALE', companyId: 12, locationId: 330106, nameEditable: true } as const;
  expect(formOf(loaded)).toEqual(form);
  const { gender: _, ...others } = texts;
  expect(formOf({ ...loaded, gender: null, locationId: null })).toEqual({ texts: others, ids: { company: 12 } });
});

test('a draft gives back what was typed, also one whose ids are named as in the request', () => {
  expect(profileForm.ofDraft(draftOf(form))).toEqual(form);
  expect(profileForm.ofDraft({ company: '食业科技', companyId: '12' })).toEqual({
    texts: { company: '食业科技' },
    ids: { company: 12 },
  });
  expect(profileForm.ofDraft(null)).toEqual(nothing);
});

test('[R3-9][R3-10] an id that is none, or without its text, is left out of a draft, as is an unknown field', () => {
  expect(
    profileForm.ofDraft({ company: '食业', 'company.id': 'x', location: '杭州', 'location.id': '-1', extra: '?' }),
  ).toEqual({ texts: { company: '食业', location: '杭州' }, ids: {} });
  expect(profileForm.ofDraft({ 'company.id': '12' })).toEqual(nothing);
});
