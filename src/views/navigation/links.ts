import { resolve } from '#routes/resolve.ts';
import type { Sites } from '#services/address/sites.ts';
import { isPlainClick, type Click as Press } from '../ui/plain-click.ts';

export interface Click extends Press {
  readonly defaultPrevented: boolean;
}

export interface Link {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
}

export interface LinkContext {
  readonly sites: Sites;
  readonly origin: string;
}

/** Other addresses are for the browser: of another origin, of a file. */
export const isPage = (href: string, { sites, origin }: LinkContext): boolean =>
  href.startsWith(`${origin}/`) && resolve(href, { sites, origin }).kind !== 'notFound';

/** Null if the browser should follow it: no page, another tab, a file. */
export const followed = (click: Click, link: Link, links: LinkContext): string | null => {
  if (click.defaultPrevented || !isPlainClick(click)) return null;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return null;
  return isPage(link.href, links) ? link.href : null;
};

/** In ms: a page begun later misses the next frame anyway. */
const halfPicture = 8;

interface Pressable {
  readonly dataset: Record<string, string | undefined>;
}

/** Shows that a link was pressed, unless its page is in the next frame. Times in ms of one clock. */
export const linkFeedback = (now: () => number) => {
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
    end,
  };
};

const anchorOf = ({ target }: Event): HTMLAnchorElement | null => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement ? anchor : null;
};

export interface LinkPress {
  readonly anchor: HTMLAnchorElement;
  readonly at: number;
}

/** Takes the link that the present click pressed, before any handler of the click runs. */
export const watchPresses = (document: Document): (() => LinkPress | null) => {
  let last: LinkPress | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const anchor = anchorOf(event);
      last = anchor && { anchor, at: event.timeStamp };
    },
    { capture: true },
  );
  return () => {
    const press = last;
    last = null;
    return press;
  };
};

/** Links in HTML that others wrote; those of the app are `Link`s, which take the click before. */
export const followForeignLinks = (document: Document, links: LinkContext, go: (href: string) => void): void =>
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    if (!anchor) return;
    const { href, target } = anchor;
    const to = followed(event, { href, target, isDownload: anchor.hasAttribute('download') }, links);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
