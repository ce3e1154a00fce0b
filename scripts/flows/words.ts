import type { StepKind, Words } from '#machines/kit/path-spec.ts';
import type { PathStep, Seen } from '#machines/paths/path-file.ts';
import type { Lang, TextOf } from './texts.ts';

export const langs = ['zh', 'en'] as const satisfies readonly Lang[];

const who: Readonly<Record<StepKind, Words>> = {
  user: { zh: '用户', en: 'User' },
  backend: { zh: '外部', en: 'Outside' },
  time: { zh: '时间', en: 'Time' },
  part: { zh: '应用', en: 'App' },
};

export const whoOf = ({ kind }: PathStep, lang: Lang): string => who[kind][lang];

export function seenText({ says, see }: Seen, lang: Lang, textOf: TextOf): string {
  const sentences = says.map(({ title, ...words }) =>
    title ? `${title[lang]}${lang === 'zh' ? '：' : ': '}${words[lang]}` : words[lang],
  );
  const shown = see.map((key) => textOf(lang, key) ?? key);
  const screen =
    lang === 'zh' ? shown.map((text) => `“${text}”`).join('、') : shown.map((text) => `"${text}"`).join(', ');
  const onScreen = shown.length > 0 ? [lang === 'zh' ? `屏幕显示：${screen}` : `On the screen: ${screen}`] : [];
  return [...sentences, ...onScreen].join(lang === 'zh' ? '' : ' ');
}
