import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import * as css from './Html.css.ts';
import { sanitize } from './sanitize.ts';

const noIds: readonly string[] = [];

export interface LostImage {
  readonly image: HTMLImageElement;
  readonly again?: (() => void) | undefined;
}

interface Lost {
  readonly image: HTMLImageElement;
  readonly placeholder: HTMLElement;
}

export interface HtmlProps {
  /** Not trusted. */
  readonly html: string;
  readonly look?: 'article' | 'note' | undefined;
  /** From `headingsOf`, in order. Must be the same array between renders. */
  readonly headingIds?: readonly string[] | undefined;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly instead: (lost: LostImage) => ReactNode;
}

/** The only place that shows foreign HTML (R3-46). Inserts sanitised nodes, so that no HTML string reaches a sink. */
export function Html({ html, look = 'article', headingIds = noIds, lang, className, instead }: HtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<readonly Lost[]>([]);
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitize(html, headingIds));
  }, [html, headingIds]);
  const lose = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const placeholder = target.ownerDocument.createElement('span');
    placeholder.dataset.lost = '';
    target.replaceWith(placeholder);
    setLost((before) => [...before.filter((one) => one.placeholder.isConnected), { image: target, placeholder }]);
  };
  const again = ({ image, placeholder }: Lost) => {
    setLost((before) => before.filter((one) => one.placeholder !== placeholder));
    placeholder.replaceWith(image);
    image.setAttribute('src', image.src);
  };
  return (
    <>
      <div
        ref={root}
        lang={lang}
        className={classNames(look === 'article' ? css.article : css.note, className)}
        onErrorCapture={lose}
      />
      {lost.map((one) =>
        createPortal(
          instead({ image: one.image, again: one.placeholder.closest('a') ? undefined : () => again(one) }),
          one.placeholder,
        ),
      )}
    </>
  );
}
