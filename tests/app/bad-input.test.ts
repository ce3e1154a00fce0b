import { Exit, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  type EntryRules,
  educationEntryOf,
  educationRules,
  entryErrorOf,
  workEntryOf,
  workRules,
} from '#machines/registration/entry-form.ts';
import { judged } from '#machines/registration/profile-edit.ts';
import { emptyForm, type ProfileForm, profileOf } from '#machines/registration/profile-form.ts';
import { cleanTag, tagLengthError } from '#machines/registration/tag-choice.ts';
import { hasNone, tidied } from '#machines/session/account-form.ts';
import { errorsOf as bindErrors } from '#machines/session/bind-account.form.ts';
import { errorsOf as resetErrors } from '#machines/session/reset-password.form.ts';
import { cleanMobile, codeError, fullMobile, mobileError, mobileFormatError } from '#machines/shared/account-input.ts';
import { newPasswordError } from '#machines/shared/new-password.ts';
import { educationMaxLength, profileMaxLength, tagMaxLength, workMaxLength } from '#services/contract/constants.ts';
import { EducationEntry, Profile, WorkEntry } from '#services/contract/session.contract.ts';
import { lengthOf } from '#services/contract/text.ts';
import { bad } from './bad-texts.ts';

const cases = Object.entries(bad);

const well: ProfileForm = {
  ...emptyForm,
  nickname: 'Li Ran',
  gender: 'MALE',
  company: '味研所',
  position: '研发',
  location: '上海市/上海市/徐汇区',
  locationId: 310104,
};
const decodes = (schema: Schema.ConstraintCodec<unknown, unknown>, value: unknown): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(schema)(JSON.parse(JSON.stringify(value))));

describe.each(cases)('%s', (_, text) => {
  test.each(['nickname', 'company', 'position', 'email'] as const)(
    '[R5.3-2][R5.3-8][R5.3-10][R5.3-15][R5.3-20] in the profile’s %s: told, or sent in a form that the backend reads',
    (field) => {
      const edited = judged({ typed: { ...well, [field]: text }, sent: {}, loaded: null, errors: {} });
      const sent = profileOf({ ...well, ...edited.typed });
      const isWell = Object.keys(edited.errors).length === 0;
      expect(Object.keys(edited.errors).filter((name) => name !== field)).toEqual([]);
      expect(decodes(Profile, sent)).toBe(isWell || lengthOf(sent?.[field] ?? '') <= profileMaxLength[field]);
      expect(/\p{Extended_Pictographic}/u.test(sent?.[field] ?? '')).toBe(false);
    },
  );

  const entry = (rules: EntryRules, field: string) => ({
    texts: { position: '采购', company: '味研所', school: '江南大学', startTime: '2020-03', [field]: text },
    ids: {},
    rules,
  });

  test.each(['position', 'company', 'description'] as const)(
    '[R5.4-2][R5.4-4][R5.4-6][R5.4-7] in the work history’s %s: told, or sent in a form that the backend reads',
    (field) => {
      const form = entry(workRules, field);
      const error = entryErrorOf(field, workRules, form, '2026-08');
      const isLong = lengthOf(text) > workMaxLength[field];
      const isBlank = text.trim() === '' && field !== 'description';
      expect(error?.code ?? null).toBe(isLong ? 'contentLimit' : isBlank ? 'required' : null);
      expect(decodes(WorkEntry, workEntryOf(form))).toBe(!isLong);
    },
  );

  test.each(['school', 'degree', 'description'] as const)(
    '[R5.5-2][R5.5-4][R5.5-6] in the education’s %s: told, or sent in a form that the backend reads',
    (field) => {
      const form = entry(educationRules, field);
      const error = entryErrorOf(field, educationRules, form, '2026-08');
      const isLong = lengthOf(text) > educationMaxLength[field];
      const isBlank = text.trim() === '' && field === 'school';
      expect(error?.code ?? null).toBe(isLong ? 'contentLimit' : isBlank ? 'required' : null);
      expect(decodes(EducationEntry, educationEntryOf(form))).toBe(!isLong);
    },
  );

  test('[R5.6-1][R5.6-4][R5.6-5] as a tag: without emoji, and at most ten characters', () => {
    const name = cleanTag(text);
    expect(/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(name)).toBe(false);
    expect(tagLengthError(name) === null).toBe(lengthOf(name) <= tagMaxLength);
  });

  test('[R5.1-1][R5.1-2][R5.1-6] as a mobile: told on every form, and never sent', () => {
    expect(mobileError(text)).toEqual({ code: cleanMobile(text) === '' ? 'required' : 'digitsOnly' });
    expect(mobileFormatError('+86', text)).not.toBeNull();
    const form = { kind: 'mobile' as const, dialCode: '+86', mobile: text, email: '', code: '123456' };
    expect(hasNone(bindErrors({ ...form, ...tidied(form) }))).toBe(false);
  });

  test('[R5.2-2][R5.2-9][R5.2-12] as an email, a new password and its confirmation: told, and never sent', () => {
    const form = {
      kind: 'email' as const,
      dialCode: '+86',
      mobile: '',
      email: text,
      code: '123456',
      password: text,
      confirmation: text,
    };
    const errors = resetErrors({ ...form, ...tidied(form) });
    expect(hasNone(errors)).toBe(false);
    expect(errors.email).not.toBeNull();
    expect(newPasswordError(text)).toEqual({ code: 'rule' });
  });
});

test.each([
  ['138 0000 0001', '13800000001'],
  ['138-0000-0001', '13800000001'],
  ['\u202D13800000001\u202C', '13800000001'],
  ['138\u00A00000\u20120001', '13800000001'],
])('[R5.1-2][R5.1-9] the pasted number %s is the number', (pasted, mobile) => {
  expect(mobileFormatError('+86', pasted)).toBeNull();
  expect(fullMobile('+86', pasted)).toBe(`+86${mobile}`);
});

test('[R5.1-2] a number pasted with its dial code is told, not sent with two of them', () => {
  expect(mobileError('+8613800000001')).toEqual({ code: 'digitsOnly' });
});

test('[R5.1-4] a code pasted with spaces is the code; one in other digits is not cut', () => {
  expect(codeError(' 123 456 ')).toBeNull();
  expect(codeError('1234567')).toEqual({ code: 'tooLong', max: 6, over: 1 });
});
