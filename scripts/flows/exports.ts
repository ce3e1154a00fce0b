import type { Control } from '#machines/kit/act.ts';
import type { Seen } from '#machines/paths/path-file.ts';
import type { Statement } from '#machines/paths/script.ts';
import type { CaseFile, TestCase } from './cases.ts';
import { howOf, nameOf, phraseOf, shownOf } from './phrases.ts';
import type { Lang, TextOf } from './texts.ts';
import { seenText } from './words.ts';

/** As Zephyr Scale names them; TestRail asks which of its own each one is. The fields of a case stand in its first row. */
const columns = [
  'Name',
  'Folder',
  'Objective',
  'Precondition',
  'References',
  'Labels',
  'Test Script (Step-by-Step) - Step',
  'Test Script (Step-by-Step) - Test Data',
  'Test Script (Step-by-Step) - Expected Result',
] as const;

export interface ManualStep {
  readonly does: string;
  readonly how: readonly string[];
  readonly expects: string;
}

/** The steps as a person does them, the first one by opening the link. */
export const manualSteps = ({ beats, path }: TestCase, lang: Lang, textOf: TextOf): readonly ManualStep[] =>
  beats.map(({ steps: [step], statements, seen }) => ({
    does: step ? step.words[lang] : path.given[lang],
    how: statements.map((statement) => howOf(statement, lang, textOf)),
    expects: seenText(seen, lang, textOf),
  }));

/** One row per step, for test-management tools. */
export const rowsOf = ({ file, cases }: CaseFile, lang: Lang, textOf: TextOf): readonly (readonly string[])[] => [
  columns,
  ...cases.flatMap((each) =>
    manualSteps(each, lang, textOf).map(({ does, how, expects }, index) => [
      ...(index > 0
        ? ['', '', '', '', '', '']
        : [
            each.title[lang],
            `/${file.name[lang].replaceAll('/', ' ')}`,
            each.purpose[lang],
            each.given[lang],
            each.requirements.join(', '),
            each.id,
          ]),
      does,
      how.join('\n'),
      expects,
    ]),
  ),
];

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Without it Excel assumes an older encoding. */
const byteOrderMark = '\uFEFF';

export const csvOf = (file: CaseFile, lang: Lang, textOf: TextOf): string =>
  `${byteOrderMark}${rowsOf(file, lang, textOf)
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')}\n`;

/** What no step looks for, for whoever reads. */
const noted = (seen: Seen, lang: Lang, textOf: TextOf): readonly string[] =>
  seen.see.length === 0 && seen.says.length > 0 ? [seenText(seen, lang, textOf)] : [];

const gherkin = {
  zh: {
    tag: 'zh-CN',
    feature: '功能',
    scenario: '场景',
    given: '假如',
    when: '当',
    and: '而且',
    then: '那么',
    seen: '预期',
  },
  en: {
    tag: 'en',
    feature: 'Feature',
    scenario: 'Scenario',
    given: 'Given',
    when: 'When',
    and: 'And',
    then: 'Then',
    seen: 'expected',
  },
} as const;

export const featureOf = ({ file, cases }: CaseFile, lang: Lang, textOf: TextOf): string => {
  const words = gherkin[lang];
  const phrases = (statements: readonly Statement[], first: string): readonly string[] =>
    statements.flatMap((statement, index) => {
      const { text, below } = phraseOf(statement, lang, textOf);
      const said = `    ${index === 0 ? first : words.and} ${text}`;
      return below === undefined ? [said] : [said, '      """', `      ${below}`, '      """'];
    });
  const scenarios = cases.map(({ title, requirements, beats, id }) =>
    [
      `  ${[id, ...requirements].map((name) => `@${name}`).join(' ')}`,
      `  ${words.scenario}: ${title[lang]}`,
      ...beats.flatMap(({ statements, seen }, index) => [
        ...phrases(statements, index === 0 ? words.given : words.when),
        ...noted(seen, lang, textOf).map((text) => `    # ${words.seen}: ${text}`),
        ...seen.see.map(
          (key, n) =>
            `    ${n === 0 ? words.then : words.and} ${lang === 'zh' ? '看到' : 'I see'} ${JSON.stringify(shownOf(key, lang, textOf))}`,
        ),
      ]),
    ].join('\n'),
  );
  const head = `# language: ${words.tag}\n${words.feature}: ${file.name[lang]}\n\n  ${file.description[lang]}`;
  return `${[head, ...scenarios].join('\n\n')}\n`;
};

const literal = (text: string): string => {
  const [letter = ''] = text;
  if (text.length > 20 && text === letter.repeat(text.length)) return `'${letter}'.repeat(${text.length})`;
  return `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
};

const value = (data: unknown): string => {
  if (typeof data === 'string') return literal(data);
  if (Array.isArray(data)) return `[${data.map(value).join(', ')}]`;
  if (typeof data !== 'object' || data === null) return String(data);
  return `{ ${Object.entries(data)
    .map(([name, field]) => `${name}: ${value(field)}`)
    .join(', ')} }`;
};

/** A Playwright test for each case, in the words of `library/app.ts`. The app is in Chinese, as the tests are. */
export const specOf = ({ file, cases }: CaseFile, textOf: TextOf): string => {
  const shown = (name: string): string => literal(nameOf(name, 'zh', textOf));
  const control = ({ role, name, in: around }: Control): string => {
    const { name: called, text } = around ?? {};
    const part = around
      ? `, { ${[
          `role: ${literal(around.role)}`,
          ...(called === undefined ? [] : [`name: ${shown(called)}`]),
          ...(text === undefined ? [] : [`text: ${literal(text)}`]),
        ].join(', ')} }`
      : '';
    return `the(${literal(role)}, ${shown(name)}${part})`;
  };
  const lines = (statement: Statement, isInVain: boolean): readonly string[] => {
    const on = 'on' in statement ? control(statement.on) : '';
    switch (statement.do) {
      case 'go':
        return [`app.open(${literal(statement.href)})`];
      case 'press':
        return [`${on}.click(${isInVain ? '{ force: true }' : ''})`];
      case 'check':
        return [`${on}.check({ force: true })`];
      case 'enter':
        return [`${on}.focus()`];
      case 'leave':
        return [`${on}.focus()`, `${on}.blur()`];
      case 'fill':
        return [`${on}.fill(${literal(statement.text)})`];
      case 'choose':
        return [`${on}.selectOption({ label: ${literal(statement.option)} })`];
      case 'key':
        return [`page.keyboard.press(${literal(statement.key)})`];
      case 'reconnect':
        return ['app.reconnect()'];
      case 'pass':
        return [`app.pass(${statement.ms})`];
      case 'answer': {
        const ending = statement.fault ? `, ${value(statement.fault)}` : '';
        return [`backend.answer(${literal(statement.calls.join(', '))}${ending})`];
      }
    }
  };
  const tests = cases.map(({ title, requirements, beats, id }) => {
    const body = beats.flatMap(({ steps, statements, seen }) => [
      ...statements
        .flatMap((each) => lines(each, steps.length > 0 && steps.every(({ transitions }) => transitions.length === 0)))
        .map((line) => `    await ${line};`),
      ...noted(seen, 'en', textOf).map((text) => `    // ${text}`),
      ...seen.see.map((key) => `    await app.sees(${literal(shownOf(key, 'zh', textOf))});`),
    ]);
    const used = ['app', 'the', 'backend', 'page'].filter((name) =>
      body.some((line) => line.startsWith(`    await ${name}.`) || line.startsWith(`    await ${name}(`)),
    );
    const tags = [id, ...requirements].map((name) => literal(`@${name}`)).join(', ');
    const head = [literal(title.en), `{ tag: [${tags}] }`, `async ({ ${used.join(', ')} }) => {`];
    return `  test(${head.join(', ')}\n${body.join('\n')}\n  });`;
  });
  const head = `import { test } from './library/app.ts';\n\n// ${file.description.en}\ntest.describe(${literal(file.name.en)}, () => {`;
  return `${head}\n${tests.join('\n\n')}\n});\n`;
};
