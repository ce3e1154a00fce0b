import { useTranslation } from 'react-i18next';

/** With the marks that isolate it (`isolated`), or what turns its direction would stand outside of them. */
const chinese = /(\u2068?\p{Script=Han}(?:.*\p{Script=Han})?(?:[^\u2068\u2069]*\u2069)?)/su;

/** A sentence of the interface that holds words of readers or editors: in English these are marked as Chinese. */
export function Sentence({ children }: { readonly children: string }) {
  const { i18n } = useTranslation();
  const [before, words, after] = i18n.language === 'en' ? children.split(chinese) : [];
  if (words === undefined) return <span>{children}</span>;
  return (
    <>
      <span>{before}</span>
      <span lang="zh-CN">{words}</span>
      <span>{after}</span>
    </>
  );
}
