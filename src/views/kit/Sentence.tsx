import { useTranslation } from 'react-i18next';

/** Includes isolation marks (`isolated`), so that they stay around the text. */
const chinese = /(\u2068?\p{Script=Han}(?:.*\p{Script=Han})?(?:[^\u2068\u2069]*\u2069)?)/su;

/** Marks Chinese content in an English sentence with `lang`. */
export function Sentence({ children }: { readonly children: string }) {
  const { i18n } = useTranslation();
  const [before, words, after] = i18n.language === 'en' ? children.split(chinese) : [];
  if (words === undefined) return <span>{children}</span>;
  // One element: as items of a row, its parts would lose the blanks between them and get the row's gap.
  return (
    <span>
      <span>{before}</span>
      <span lang="zh-CN">{words}</span>
      <span>{after}</span>
    </span>
  );
}
