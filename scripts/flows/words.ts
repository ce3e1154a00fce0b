import type { Seen } from '#machines/paths/path-file.ts';
import type { Lang, TextOf } from './texts.ts';

export const langs = ['zh', 'en'] as const satisfies readonly Lang[];

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
