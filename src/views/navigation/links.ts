import { resolve } from '#routes/resolve.ts';
import type { Sites } from '#services/address/sites.ts';

/** A click, as far as it decides who follows the link. */
export interface Click {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The link that was clicked. `href` is absolute. */
export interface Link {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

/** Which addresses are ours. */
export interface LinkContext {
  readonly sites: Sites;
  readonly origin: string;
}

/** Where the app itself follows a click, or null when the browser should: another origin, another tab, a file. */
export const followed = (click: Click, link: Link, { sites, origin }: LinkContext): string | null => {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return null;
  if (!link.href.startsWith(`${origin}/`)) return null;
  return resolve(link.href, { sites, origin }).kind === 'notFound' ? null : link.href;
};

/** A page that was not begun by half of a picture's time, in ms, is not in the next picture anyway. */
const halfPicture = 8;

/** A link, as far as it shows that it was pressed. */
interface Pressable {
  readonly dataset: Record<string, string | undefined>;
}

/**
 * The link that was pressed, until its page stands. On a fast machine the page is in the next picture. On a slow one that
 * picture shows that the link was pressed, and does not wait for the page. `now` and the times of events in ms of one clock.
 */
export const pressedLink = (now: () => number) => {
  let pressedAt: number | null = null;
  let shown: Pressable | null = null;
  const end = (): void => {
    pressedAt = null;
    delete shown?.dataset.pressed;
    shown = null;
  };
  return {
    press: (at: number): void => {
      end();
      pressedAt = at;
    },
    isLate: (): boolean => pressedAt !== null && now() - pressedAt > halfPicture,
    show: (link: Pressable): void => {
      shown = link;
      link.dataset.pressed = '';
    },
    /** Its page stands. */
    end,
  };
};

type PressedLink = ReturnType<typeof pressedLink>;

/** One listener for all links of the page; gives its end. */
export const followLinks = (
  document: Document,
  links: LinkContext,
  go: (href: string) => void,
  pressed: PressedLink,
): (() => void) => {
  const click = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement)) return;
    const { href, target } = anchor;
    const to = followed(event, { href, target, isDownload: anchor.hasAttribute('download') }, links);
    if (to === null) return;
    event.preventDefault();
    pressed.press(event.timeStamp);
    go(to);
    if (pressed.isLate()) pressed.show(anchor);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
};
