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

/** Null if the browser should follow it: another origin, another tab, a file. */
export const followed = (click: Click, link: Link, { sites, origin }: LinkContext): string | null => {
  if (click.defaultPrevented || !isPlainClick(click)) return null;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return null;
  if (!link.href.startsWith(`${origin}/`)) return null;
  return resolve(link.href, { sites, origin }).kind === 'notFound' ? null : link.href;
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

type PressedLink = ReturnType<typeof linkFeedback>;

export interface FollowedLink {
  readonly href: string;
  readonly isInOverlay: boolean;
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export const followLinks = (
  document: Document,
  links: LinkContext,
  go: (link: FollowedLink) => void,
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
    go({ href: to, isInOverlay: anchor.closest(overlays) !== null });
    if (pressed.isLate()) pressed.show(anchor);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
};
