import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRequirements } from '../../scripts/lib/requirements.ts';

/**
 * A Chinese text of the specification stands in the Chinese interface, any other in the English one. That each is shown
 * where it belongs is for the tests of its chart and its page, which know it by its key.
 */
const root = join(import.meta.dirname, '..', '..');

const keys: Readonly<Record<string, readonly string[]>> = {
  'R2.2-12': ['session:visitLimit.text'],
  'R2.4-17': ['shell:search.placeholder.post'],
  'R2.4-18': ['shell:search.placeholder.events'],
  'R2.4-19': ['shell:search.placeholder.news'],
  'R4.1-19': ['session:bind.heading'],
  'R4.5-3': ['shared:friends.approved'],
  'R4.5-4': ['shared:friends.ignored'],
  'R4.5-5': ['shared:friends.expired'],
  'R5.1-1': ['session:error.mobile.required'],
  'R5.1-2': ['session:error.mobile.digitsOnly'],
  'R5.2-2': ['session:error.email.format'],
  'R5.2-9': ['session:error.newPassword.rule'],
  'R5.2-12': ['session:error.confirmation.mismatch'],
  'R5.3-3': ['registration:error.tooLong'],
  'R5.3-4': ['registration:error.nameOnceInHalfYear'],
  'R5.3-16': ['registration:hint.nickname'],
  'R5.3-17': ['registration:hint.company'],
  'R5.3-21': ['registration:error.required'],
  'R5.7-6': ['upload:type'],
  'R5.7-7': ['upload:size'],
  'R5.7-8': ['upload:many'],
  'R6-13': ['people:person.ownFollows', 'people:person.ownFans'],
  'R8.1-1': ['session:error.codeFailed'],
  'R8.1-2': ['session:error.securityFailed'],
  'R8.1-3': ['session:error.securityFailed'],
  'R8.1-6': ['session:error.tooFrequent'],
  'R8.1-8': ['session:error.accountMissing'],
  'R8.2-1': ['session:error.wrongCredentials'],
  'R8.2-2': ['session:error.smsCodeIncorrect'],
  'R8.2-3': ['session:error.wrongSmsCode'],
  'R8.2-4': ['session:error.mobileBoundElsewhere'],
  'R8.2-5': ['session:error.mobileBound'],
  'R8.2-6': ['session:error.wrongCredentials'],
  'R8.2-7': ['session:error.loginFailed'],
  'R8.2-8': ['session:error.wechatBoundElsewhere'],
  'R8.2-9': ['session:error.alreadyBoundWechat'],
  'R8.2-11': ['session:error.verificationFailed'],
  'R8.3-1': ['session:error.resetFailed'],
  'R8.3-2': ['session:reset.done'],
  'R8.3-3': ['registration:step.profileFailed'],
  'R8.3-4': ['registration:supplement.saved'],
  'R8.3-5': ['registration:error.emailTaken'],
  'R8.3-8': ['registration:step.skipFailed'],
  'R8.3-9': ['registration:tags.unusable'],
  'R8.4-1': ['friends:refused.repeated'],
  'R8.4-2': ['friends:refused.alreadyFriends'],
  'R8.4-3': ['friends:refused.self'],
  'R8.4-4': ['friends:refused.dailyLimit'],
  'R8.4-5': ['friends:request.blacklisted'],
  'R8.5-1': ['messages:templatesFailed'],
  'R8.5-2': ['messages:listFailed'],
  'R8.5-3': ['messages:conversationFailed'],
  'R8.5-4': ['messages:sendFailed'],
  'R8.5-5': ['messages:deleted'],
  'R8.5-6': ['messages:deleteFailed'],
  'R8.5-7': ['messages:notFriend'],
  'R8.5-8': ['messages:blocked'],
  'R8.5-9': ['messages:muted'],
  'R8.5-10': ['messages:noConversation'],
  'R8.5-11': ['messages:empty'],
  'R8.5-12': ['messages:imageFailed'],
  'R8.5-13': ['messages:copied', 'share:copied'],
};

/** Numbers of the specification that the interface fills in. */
const filledIn: Readonly<Record<string, readonly (readonly [written: string, key: string])[]>> = {
  'R5.3-3': [
    [' N ', ' {{max}} '],
    ['by M', 'by {{over}}'],
  ],
  'R5.3-21': [['{field}', '{{field}}']],
  'R5.7-7': [['{n}', '{{n}}']],
  'R5.7-8': [['9', '{{n}}']],
};

/** What the specification describes without quoting it, in the interface's own English. */
const described: Readonly<Record<string, readonly string[]>> = {
  'R4.5-3': ['Accepted'],
  'R4.5-4': ['Ignored'],
  'R4.5-5': ['Expired'],
  'R6-13': ['Following', 'Followers'],
};

/** English that begins with a capital: placeholders, which CSS cannot reach, and quotations after a sentence of ours. */
const leadIns: Readonly<Record<string, string>> = {
  'R2.4-17': '',
  'R2.4-18': '',
  'R2.4-19': '',
  'R8.2-4': 'This number is linked to another WeChat. ',
  'R8.2-5': 'This number is already linked. ',
};

const asShown = (id: string, text: string): string => {
  const leadIn = leadIns[id];
  return leadIn === undefined ? text : `${leadIn}${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** The texts that a row quotes; an apostrophe inside a word ends no quotation. */
const quotedIn = (requirement: string): readonly string[] => {
  const quoted = [...requirement.matchAll(/(?<!\w)'((?:[^']|\w'\w)+)'(?!\w)/g)].map(([, text = '']) => text);
  const chinese = quoted.filter(isChinese);
  if (chinese.length > 0) return chinese;
  return /(?:message:?|shows) '/.test(requirement) ? quoted : [];
};

const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
const texts = rows.flatMap(({ id, requirement }) =>
  requirement.startsWith('CHOICE') ? [] : quotedIn(requirement).map((text) => ({ id, text })),
);

const shown = (language: 'zh' | 'en', key: string): unknown => {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(root, 'src', 'i18n', 'locales', language, `${namespace}.json`);
  return path
    .split('.')
    .reduce<unknown>(
      (at, part) => (at instanceof Object ? Reflect.get(at, part) : null),
      JSON.parse(readFileSync(file, 'utf8')),
    );
};

test.each([...new Set(texts.map(({ id }) => id))])('[%s] the interface has the words of the specification', (id) => {
  const stated = texts.filter((row) => row.id === id).map(({ text }) => text);
  const written =
    described[id] ??
    stated.map((text) =>
      asShown(
        id,
        (filledIn[id] ?? []).reduce((with_, [from, to]) => with_.replace(from, to), text),
      ),
    );
  const [first = ''] = stated;
  const ours = (keys[id] ?? []).map((key) => shown(isChinese(first) ? 'zh' : 'en', key));
  expect(ours).toEqual(stated.length === 1 ? ours.map(() => written[0]) : written);
  expect(ours.length).toBeGreaterThanOrEqual(1);
});

test('every row that quotes a text is looked at', () => {
  expect([...new Set(texts.map(({ id }) => id))]).toEqual(Object.keys(keys));
});

test.each(Object.entries(keys))('the Chinese of %s quotes the Chinese interface', (id, ours) => {
  const zh = rows.find((row) => row.id === id)?.zh ?? '';
  const quoted = [...zh.matchAll(/“([^”]+)”/g)].map(([, text = '']) =>
    text.replaceAll(/\{?\b(?:N|M|n|9|field)\b\}?/g, '{}'),
  );
  const texts = ours.map((key) => String(shown('zh', key)).replaceAll(/\{\{\w+\}\}/g, '{}'));
  expect(quoted).toEqual(expect.arrayContaining(texts));
});
