import { describe, expect, test } from 'vitest';
import { draftOf, typedOf } from './profile-draft.ts';
import { emptyForm, errorOf, errorsOf, type ProfileForm, profileOf, withoutEmoji } from './profile-form.ts';

const form: ProfileForm = {
  nickname: '李然',
  gender: 'FEMALE',
  company: '食业科技',
  companyId: 12,
  position: '采购经理',
  location: '浙江省/杭州市/西湖区',
  locationId: 330106,
  email: 'liran@shiye.cn',
};

const loaded = { ...form, nameEditable: false };

test('[R5.3-1][R5.3-6][R5.3-7][R5.3-9][R5.3-11][R5.3-13] everything is required but the email', () => {
  expect(errorsOf(emptyForm, null)).toEqual({
    nickname: { code: 'required' },
    gender: { code: 'required' },
    company: { code: 'required' },
    position: { code: 'required' },
    location: { code: 'required' },
  });
  expect(errorsOf(form, null)).toEqual({});
  expect(errorsOf({ ...form, email: '' }, null)).toEqual({});
});

test('[R5.3-1][R5.3-7][R5.3-9] spaces alone are not a value', () => {
  expect(errorsOf({ ...form, nickname: ' ', company: '\u3000', position: '\t' }, null)).toEqual({
    nickname: { code: 'required' },
    company: { code: 'required' },
    position: { code: 'required' },
  });
});

describe('limits, after trimming', () => {
  test.each([
    ['R5.3-2', 'nickname', 40],
    ['R5.3-8', 'company', 100],
    ['R5.3-10', 'position', 100],
    ['R5.3-12', 'location', 100],
  ] as const)('[%s][R5.3-3] %s holds %i characters', (_, field, max) => {
    expect(errorOf(field, { ...form, [field]: ` ${'𠮷'.repeat(max)} ` }, null)).toBeNull();
    expect(errorOf(field, { ...form, [field]: '食'.repeat(max + 2) }, null)).toEqual({ code: 'tooLong', max, over: 2 });
  });

  test('[R5.3-15] email holds 40 characters, and its length is told before its form', () => {
    const email = `${'a'.repeat(31)}@shiye.cn`;
    expect(errorOf('email', { ...form, email }, null)).toBeNull();
    expect(errorOf('email', { ...form, email: `a${email}` }, null)).toEqual({ code: 'tooLong', max: 40, over: 1 });
  });
});

test('[R5.3-11] a location is one that was chosen, not a text', () => {
  expect(errorOf('location', { ...form, locationId: null }, null)).toEqual({ code: 'required' });
});

test('[R5.3-14] a filled email must look like one', () => {
  expect(errorOf('email', { ...form, email: 'liran@' }, null)).toEqual({ code: 'emailFormat' });
});

describe('the Chinese name once in half a year', () => {
  const fixed = { code: 'nameOnceInHalfYear' };
  test.each([
    ['another Chinese name', '王芳', loaded, fixed],
    ['a name with one Han character', 'Li 然', loaded, fixed],
    ['the same name', '李然', loaded, null],
    ['the same name with spaces around', ' 李然 ', loaded, null],
    ['a name without Han characters', 'Li Ran', loaded, null],
    ['another name while it may be changed', '王芳', { ...loaded, nameEditable: true }, null],
    ['a first name', '王芳', { ...loaded, nickname: '' }, null],
    ['any name while the profile is not known', '王芳', null, null],
  ])('[R5.3-4][R5.3-5] %s', (_, nickname, profile, error) => {
    expect(errorOf('nickname', { ...form, nickname }, profile)).toEqual(error);
  });
});

test('[R5.3-20] text fields lose their emoji, what is chosen is left alone', () => {
  const party: ProfileForm = { ...form, nickname: '李😀然', company: '🍕食业', position: '经理👍🏽', email: '🦊' };
  expect(withoutEmoji(party, 'nickname')).toEqual({ nickname: '李然' });
  expect(withoutEmoji(party, 'company')).toEqual({ company: '食业' });
  expect(withoutEmoji(party, 'position')).toEqual({ position: '经理' });
  expect(withoutEmoji(party, 'email')).toEqual({ email: '' });
  expect(withoutEmoji(form, 'nickname')).toEqual({});
  expect(withoutEmoji(form, 'gender')).toEqual({});
});

test('[R3-8][R3-10][R5.3-2] what is sent is trimmed; an incomplete form is not sent', () => {
  expect(profileOf({ ...form, nickname: ' 李\ud842然 ', company: '食业 ', companyId: 0, email: '' })).toEqual({
    nickname: '李然',
    gender: 'FEMALE',
    company: '食业',
    companyId: 0,
    position: '采购经理',
    location: '浙江省/杭州市/西湖区',
    locationId: 330106,
    email: '',
  });
  expect(profileOf(form)).toMatchObject({ companyId: 12 });
  expect(emptyForm.companyId).toBe(0);
  expect(profileOf(emptyForm)).toBeNull();
});

describe('drafts', () => {
  test('a draft gives back what was typed', () => {
    expect(typedOf(draftOf(form))).toEqual(form);
    expect(typedOf(draftOf({ nickname: '李' }))).toEqual({ nickname: '李' });
    expect(typedOf(null)).toEqual({});
  });

  test('[R3-9][R3-10] what a draft cannot mean is left out', () => {
    expect(
      typedOf({ gender: 'OTHER', company: '食业', companyId: 'x', location: '杭州', locationId: '-1', extra: '?' }),
    ).toEqual({ company: '食业', companyId: 0 });
    expect(['MALE', 'FEMALE', 'male'].map((gender) => typedOf({ gender }))).toEqual([
      { gender: 'MALE' },
      { gender: 'FEMALE' },
      {},
    ]);
    expect(typedOf({ companyId: '12', locationId: '330106' })).toEqual({});
  });
});
