import type { Words } from '#machines/kit/path-spec.ts';
import type { PathEntry, PathFile, PathStep, Seen } from '#machines/paths/path-file.ts';
import { type Beat, type OpeningActs, scriptOf } from '#machines/paths/script.ts';
import { failureKey } from './failures.ts';
import type { Lang, TextOf } from './texts.ts';
import { langs, seenText } from './words.ts';

/** A path for people: it stands by itself, and each of its steps can be done. */
export interface TestCase {
  readonly id: string;
  /** What it comes to, and by which branch. */
  readonly title: Words;
  readonly purpose: Words;
  readonly given: Words;
  readonly requirements: readonly string[];
  readonly path: PathEntry;
  readonly beats: readonly Beat[];
}

export interface CaseFile {
  readonly file: PathFile;
  readonly cases: readonly TestCase[];
}

const both = (say: (lang: Lang) => string): Words => ({ zh: say('zh'), en: say('en') });
const withoutStop = (text: string): string => text.replace(/[。.]$/, '');

/** With the text of the reason: of a refusal with one of its own, and where a reason is promised. */
const seenOf = ({ steps, seen }: Beat): Seen => {
  const isPromised = seen.says.some(({ en }) => en.includes('reason'));
  const reasons = steps
    .flatMap(({ event }) => failureKey(event) ?? [])
    .filter((key) => isPromised || key.startsWith('failure:code.'));
  return reasons.length === 0 ? seen : { ...seen, see: reasons };
};

const goalOf = ({ says }: Seen, { name }: PathFile, lang: Lang): string => {
  const titled = says.findLast(({ title }) => title)?.title;
  const [first] = says;
  return titled?.[lang] ?? (first ? withoutStop(first[lang]) : name[lang]);
};

const personas: Readonly<Record<string, Words>> = {
  liran: { zh: '李然', en: 'Li Ran' },
  wangfang: { zh: '王芳', en: 'Wang Fang' },
  muted: { zh: '周默（被禁言）', en: 'Zhou Mo (muted)' },
  halfway: { zh: '陈半（注册到一半）', en: 'Chen Ban (registration half done)' },
  blocker: { zh: '赵拒', en: 'Zhao Ju' },
  newcomer: { zh: '新用户', en: 'a newcomer' },
};

const givenOf = ({ given, as }: PathEntry): Words => {
  const who = as === undefined ? null : personas[as];
  return {
    zh: `${who ? `已以“${who.zh}”登录` : '没有登录'}，数据全新。${given.zh}。`,
    en: `Logged in as ${who ? who.en : 'nobody'}, with fresh data. ${given.en}.`,
  };
};

/** As short as they can be told apart: by the last step, then by those before it. */
const titlesOf = (named: readonly { readonly goal: string; readonly branch: readonly string[] }[], lang: Lang) => {
  const after = lang === 'zh' ? '，此前：' : ', after: ';
  const title = (n: number, words: number): string => {
    const { goal, branch } = named[n] ?? { goal: '', branch: [] };
    const said = branch.slice(0, words).map(withoutStop);
    return `${goal}${lang === 'zh' ? '：' : ': '}${said.join(after)}`;
  };
  const most = Math.max(1, ...named.map(({ branch }) => branch.length));
  return named.map((_, n) => {
    for (let words = 1; words <= most; words++) {
      const own = title(n, words);
      if (named.every((_, other) => other === n || title(other, words) !== own)) return own;
    }
    return `${title(n, most)} (${n + 1})`;
  });
};

export const casesOf = async (file: PathFile, openingActs: OpeningActs, textOf: TextOf): Promise<CaseFile> => {
  const written = await Promise.all(
    file.cases.map(async (path) => ({ path, beats: await scriptOf(file, path, openingActs) })),
  );
  const done = written.flatMap(({ path, beats }) =>
    beats === null ? [] : [{ path, beats: beats.map((beat) => ({ ...beat, seen: seenOf(beat) })) }],
  );
  const branchOf = ({ path, beats }: (typeof done)[number], lang: Lang): readonly string[] => [
    ...beats.flatMap(({ steps: [step] }): readonly PathStep[] => (step ? [step] : [])).map(({ words }) => words[lang]),
    path.given[lang],
  ];
  const titles = Object.fromEntries(
    langs.map((lang) => [
      lang,
      titlesOf(
        done.map((one) => {
          const [given = '', ...back] = branchOf(one, lang).toReversed();
          return { goal: goalOf(one.beats.at(-1)?.seen ?? one.path.seen, file, lang), branch: [...back, given] };
        }),
        lang,
      ),
    ]),
  );
  return {
    file,
    cases: done.map(({ path, beats }, n) => {
      const last = beats.at(-1)?.seen ?? path.seen;
      return {
        id: path.id,
        title: both((lang) => titles[lang]?.[n] ?? path.id),
        purpose: {
          zh: `${file.description.zh}本例确认：${seenText(last, 'zh', textOf)}`,
          en: `${file.description.en} This case makes sure: ${seenText(last, 'en', textOf)}`.trimStart(),
        },
        given: givenOf(path),
        requirements: [...new Set(beats.flatMap(({ seen }) => seen.requirements))],
        path,
        beats,
      };
    }),
  };
};
