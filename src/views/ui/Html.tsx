import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import * as css from './Html.css.ts';
import { sanitize } from './sanitize.ts';

const noIds: readonly string[] = [];

export interface LostImage {
  readonly image: HTMLImageElement;
  /** Asks for its file again; not within a link, which has no button in it. */
  readonly again?: (() => void) | undefined;
}

/** A picture whose file has not come, and the element in its place. */
interface Lost {
  readonly image: HTMLImageElement;
  readonly place: HTMLElement;
}

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
  /** What stands where a picture's file does not come. */
  readonly instead: (lost: LostImage) => ReactNode;
}

/** The one place that shows foreign HTML (R3-46). Sanitised nodes are put in as nodes, so no HTML string of ours ever meets a sink. */
export function Html({ html, look = 'article', headingIds = noIds, lang, className, instead }: HtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<readonly Lost[]>([]);
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitize(html, headingIds));
  }, [html, headingIds]);
  const lose = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const place = target.ownerDocument.createElement('span');
    place.dataset.lost = '';
    target.replaceWith(place);
    setLost((before) => [...before.filter((one) => one.place.isConnected), { image: target, place }]);
  };
  const again = ({ image, place }: Lost) => {
    setLost((before) => before.filter((one) => one.place !== place));
    place.replaceWith(image);
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
          instead({ image: one.image, again: one.place.closest('a') ? undefined : () => again(one) }),
          one.place,
        ),
      )}
    </>
  );
}
