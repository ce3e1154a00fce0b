import { useTranslation } from '#i18n/TextsProvider.tsx';

const chinese = /(\p{Script=Han}(?:.*\p{Script=Han})?)/su;

/** A sentence of the interface that holds words of readers or editors: in English these are marked as Chinese. */
export function Sentence({ children }: { readonly children: string }) {
  const { i18n } = useTranslation();
  if (i18n.language !== 'en') return children;
  const [before, words, after] = children.split(chinese);
  if (words === undefined) return children;
  return (
    <>
      {before}
      <span lang="zh-CN">{words}</span>
      {after}
    </>
  );
}
