import type { PathFile } from '#machines/paths/path-file.ts';
import type { Lang, TextOf } from './texts.ts';
import { seenText, whoOf } from './words.ts';

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const columns = 'path,step,kind,when_zh,then_zh,when_en,then_en,states,requirements,event'.split(',');

/** Without it Excel assumes an older encoding. */
const byteOrderMark = '\uFEFF';

/** One row per step, for test-management tools; step 0 is the "given". */
export function csvOf(file: PathFile, textOf: TextOf): string {
  const lines = file.paths.flatMap(({ id, given, seen, steps, input }) => [
    { id, step: 0, kind: 'given', words: given, seen, event: input ?? null },
    ...steps.map((step, index) => ({ id, step: index + 1, ...step })),
  ]);
  const rows = lines.map(({ id, step, kind, words, seen, event }) => [
    id,
    String(step),
    kind,
    words.zh,
    seenText(seen, 'zh', textOf),
    words.en,
    seenText(seen, 'en', textOf),
    seen.states.join(' '),
    seen.requirements.join(' '),
    JSON.stringify(event),
  ]);
  return `${byteOrderMark}${[columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}

const gherkin = {
  zh: {
    tag: 'zh-CN',
    feature: '功能',
    scenario: '场景',
    given: '假如',
    when: '当',
    then: '那么',
    path: '路径',
    colon: '：',
  },
  en: {
    tag: 'en',
    feature: 'Feature',
    scenario: 'Scenario',
    given: 'Given',
    when: 'When',
    then: 'Then',
    path: 'Path',
    colon: ': ',
  },
} as const;

export function featureOf({ name, description, machine, paths }: PathFile, lang: Lang, textOf: TextOf): string {
  const words = gherkin[lang];
  const then = (text: string): readonly string[] => (text === '' ? [] : [`    ${words.then} ${text}`]);
  const scenarios = paths.map(({ given, seen, steps }, index) =>
    [
      `  @${machine} @${machine}-${index + 1}`,
      `  ${words.scenario}: ${words.path} ${index + 1}`,
      `    ${words.given} ${given[lang]}`,
      ...then(seenText(seen, lang, textOf)),
      ...steps.flatMap((step) => [
        `    ${words.when} ${whoOf(step, lang)}${words.colon}${step.words[lang]}`,
        ...then(seenText(step.seen, lang, textOf)),
      ]),
    ].join('\n'),
  );
  const head = `# language: ${words.tag}\n${words.feature}: ${name[lang]}\n\n  ${description[lang]}`;
  return `${[head, ...scenarios].join('\n\n')}\n`;
}
