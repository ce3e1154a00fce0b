import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRequirements } from '../../scripts/lib/requirements.ts';
import table from './specified-texts.json' with { type: 'json' };

/**
 * A Chinese text of the specification stands in the Chinese interface, any other in the English one. That each is shown
 * where it belongs is for the tests of its chart and its page, which know it by its key.
 */
const root = join(import.meta.dirname, '..', '..');

type ByRow<Value> = Readonly<Record<string, Value>>;

const keys: ByRow<readonly string[]> = table.keys;
/** Numbers of the specification that the interface fills in: as written, as in the interface. */
const filledIn: ByRow<ByRow<string>> = table.filledIn;
/** What the specification describes without quoting it, in the interface's own English. */
const described: ByRow<readonly string[]> = table.described;
/** English that begins with a capital: placeholders, which CSS cannot reach, and quotations after a sentence of ours. */
const leadIns: ByRow<string> = table.leadIns;

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
        Object.entries(filledIn[id] ?? {}).reduce((with_, [from, to]) => with_.replace(from, to), text),
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
