import type { RouteEntered } from '#machines/app/route.ts';
import { placeOf } from '#services/address/places.ts';
import { type Resolution, type Rewrite, resolve } from '#services/address/resolve.ts';
import type { Sites } from '#services/address/sites.ts';

/** The browser's address bar and history, as far as the shell needs them. `navigate` stays on this origin. */
export interface AddressBar {
  readonly href: () => string;
  readonly state: () => unknown;
  readonly navigate: (to: string, options: { readonly replace: boolean; readonly state: unknown }) => void;
  /** Leaves for another origin. */
  readonly leave: (url: string) => void;
}

/**
 * What an entry of the history carries. `entry` names the page (its room is kept under it), `spot` the position: a jump
 * to a heading is a new spot of the same entry, another part of a page that has parts is a page of its own. `y` is where the page stood when the tab was left, in px.
 */
export interface Mark {
  readonly entry: string;
  readonly spot: string;
  readonly y?: number;
}

/** Told after each move. `page`: another page than before. */
export interface Arrival {
  readonly mark: Mark;
  readonly hash: string;
  readonly page: boolean;
}

export interface AddressOptions {
  readonly bar: AddressBar;
  readonly sites: Sites;
  readonly origin: string;
  readonly newKey: () => string;
  readonly entered: (route: RouteEntered) => void;
  readonly arrived: (arrival: Arrival) => void;
}

const maximalRewrites = 5;

export const readMark = (state: unknown): Mark | null => {
  if (typeof state !== 'object' || state === null || !('entry' in state) || !('spot' in state)) return null;
  const { entry, spot } = state;
  if (typeof entry !== 'string' || typeof spot !== 'string') return null;
  return { entry, spot, ...('y' in state && typeof state.y === 'number' ? { y: state.y } : {}) };
};

/**
 * Joins the address bar to the app: every change of the history becomes `route.entered`, old addresses are replaced by
 * their new form (R2.6-81), and every entry gets a key that comes back when the reader goes back. `changed` is called
 * on each event of the history; `go` moves; `again` enters the present page anew.
 */
export const connectAddress = ({ bar, sites, origin, newKey, entered, arrived }: AddressOptions) => {
  let shown: { readonly mark: Mark; readonly page: string; readonly hash: string } | null = null;
  let ownWork = false;

  const write = (to: string, options: { readonly replace: boolean; readonly state: unknown }): void => {
    ownWork = true;
    try {
      bar.navigate(to, options);
    } finally {
      ownWork = false;
    }
  };
  const put = (to: string, state: unknown): void => write(to, { replace: true, state });

  const settled = () => {
    let found = resolve(bar.href(), { sites, origin });
    for (let count = 0; found.kind === 'rewrite' && count < maximalRewrites; count++) {
      put(found.to, bar.state());
      found = resolve(bar.href(), { sites, origin });
    }
    return found.kind === 'rewrite' ? null : found;
  };

  const pageOf = (found: Exclude<Resolution, Rewrite>): { readonly page: string; readonly hash: string } => {
    const [text = '', ...fragment] = found.href.split('#');
    const hasParts = found.kind === 'place' && placeOf(found.place).hasParts;
    return { page: hasParts ? found.href : text, hash: fragment.join('#') };
  };

  const freshMark = (page: string): Mark => {
    const spot = newKey();
    return { entry: shown?.page === page ? shown.mark.entry : spot, spot };
  };

  /** A new entry is made with its mark: to write it down afterwards costs as much as the entry. */
  const markAt = (href: string, anew: boolean): Mark | null => {
    const found = resolve(href, { sites, origin });
    if (found.kind === 'rewrite') return null;
    if (!anew) return freshMark(pageOf(found).page);
    const key = newKey();
    return { entry: key, spot: key };
  };

  const changed = (): void => {
    if (ownWork) return;
    const found = settled();
    if (!found) return;
    const { page, hash } = pageOf(found);
    const known = readMark(bar.state());
    const mark = known ?? freshMark(page);
    const { pathname, search, hash: fullHash } = new URL(bar.href(), origin);
    if (!known || `${pathname}${search}${fullHash}` !== found.href) put(found.href, mark);
    const before = shown;
    if (before && before.mark.spot === mark.spot && before.page === page && before.hash === hash) return;
    shown = { mark, page, hash };
    const isNewPage = before?.mark.entry !== mark.entry || before.page !== page;
    if (isNewPage) {
      const place = found.kind === 'place' ? found.place : 'common.notFound';
      const { params, query } = found.kind === 'place' ? found : { params: {}, query: {} };
      entered({
        type: 'route.entered',
        entry: mark.entry,
        place,
        site: found.site,
        href: found.href,
        params,
        query,
        hash,
      });
    }
    arrived({ mark, hash, page: isNewPage });
  };

  /** An address of this origin is entered; any other one is left for. The same address again begins the page anew. */
  const go = (to: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
    const target = new URL(to, bar.href());
    if (target.origin !== origin) {
      bar.leave(target.href);
      return;
    }
    const path = `${target.pathname}${target.search}${target.hash}`;
    const isHere = target.href === bar.href();
    write(path, { replace: replace || isHere, state: markAt(target.href, isHere && !target.hash) });
    // Not left to the router's event: what a click asks for is drawn at once, what an event of our own does is not.
    changed();
  };

  return { changed, go, again: () => go(bar.href()) };
};

export type Address = ReturnType<typeof connectAddress>;
