import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import * as css from './Html.css.ts';
import { sanitize } from './sanitize.ts';

const noIds: readonly string[] = [];

export interface HtmlProps {
  /** As it came from a server or another person. */
  readonly html: string;
  /** `article` for reading, `note` for a sentence in its surroundings. */
  readonly look?: 'article' | 'note' | undefined;
  /** Ids for the headings in their order (`headingsOf`), so that a table of contents can lead to them. Keep the array the same between renders. */
  readonly headingIds?: readonly string[] | undefined;
  /** Language of the text, where it is not the interface's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** The one place that shows foreign HTML (R3-46). Sanitised nodes are put in as nodes, so no HTML string of ours ever meets a sink. */
export function Html({ html, look = 'article', headingIds = noIds, lang, className }: HtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitize(html, headingIds));
  }, [html, headingIds]);
  return <div ref={root} lang={lang} className={classNames(look === 'article' ? css.article : css.note, className)} />;
}
