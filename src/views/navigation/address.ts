import type { RouteEntered } from '#machines/app/route.ts';
import { type Resolution, type Rewrite, resolve } from '#routes/resolve.ts';
import { routeOf } from '#routes/routes.ts';
import type { Sites } from '#services/address/sites.ts';

/** `navigate` stays on this origin and triggers no event. */
export interface AddressBar {
  readonly href: () => string;
  readonly state: () => unknown;
  readonly navigate: (to: string, options: { readonly replace: boolean; readonly state: unknown }) => void;
  readonly traverse: (by: number) => void;
  readonly leave: (url: string) => void;
}

/** `entry`: the page; `spot`: the position, another for each anchor; `y`: scroll position in px; `depth`: number of overlays below. */
export interface Mark {
  readonly entry: string;
  readonly spot: string;
  readonly y?: number;
  readonly depth?: number;
}

/** After each move. `page`: another page than before. */
export interface Arrival {
  readonly mark: Mark;
  readonly hash: string;
  readonly page: boolean;
}

interface AddressOptions {
  readonly bar: AddressBar;
  readonly sites: Sites;
  readonly origin: string;
  readonly newKey: () => string;
  /** The page of a restored recording, before any address is read. */
  readonly brought?: { readonly entry: string; readonly href: string } | null;
  readonly entered: (route: RouteEntered) => void;
  readonly arrived: (arrival: Arrival) => void;
}

const maximalRewrites = 5;

export const readMark = (state: unknown): Mark | null => {
  if (typeof state !== 'object' || state === null || !('entry' in state) || !('spot' in state)) return null;
  const { entry, spot } = state;
  if (typeof entry !== 'string' || typeof spot !== 'string') return null;
  return {
    entry,
    spot,
    ...('y' in state && typeof state.y === 'number' ? { y: state.y } : {}),
    ...('depth' in state && typeof state.depth === 'number' ? { depth: state.depth } : {}),
  };
};

/** Sends `route.entered` for every change of the history, rewrites old addresses (R2.6-81), and gives each entry a stable key. */
export const connectAddress = (options: AddressOptions) => {
  const { bar, sites, origin, newKey, brought = null, entered, arrived } = options;
  let shown: { readonly mark: Mark; readonly page: string; readonly hash: string } | null = null;
  const overlays: { readonly close: () => void }[] = [];
  let due: (() => void)[] = [];

  const put = (to: string, state: unknown): void => bar.navigate(to, { replace: true, state });

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
    const hasParts = found.kind === 'route' && routeOf(found.name).parts.length > 0;
    return { page: hasParts ? found.href : text, hash: fragment.join('#') };
  };

  const freshMark = (page: string): Mark => {
    const spot = newKey();
    return { entry: shown?.page === page ? shown.mark.entry : spot, spot };
  };

  /** Created with its mark: writing it afterwards costs as much as the entry. */
  const markAt = (href: string, anew: boolean): Mark | null => {
    const found = resolve(href, { sites, origin });
    if (found.kind === 'rewrite') return null;
    if (!anew) return freshMark(pageOf(found).page);
    const key = newKey();
    return { entry: key, spot: key };
  };

  const closeOverlays = (depth = 0): void => {
    for (const { close } of overlays.slice(depth).reverse()) close();
  };

  /** Back closes overlays above that depth, then goes on to its target. */
  const descend = (depth: number): void => {
    if (due.length > 0) return;
    if (depth >= overlays.length) bar.traverse(overlays.length - 1 - depth);
    else closeOverlays(depth);
  };

  const runDue = (): void => {
    const moves = due;
    due = [];
    for (const move of moves) move();
  };

  const changed = (): void => {
    const found = settled();
    if (!found) return;
    const { page, hash } = pageOf(found);
    const known = readMark(bar.state());
    const mark = known ?? freshMark(page);
    const { pathname, search, hash: fullHash } = new URL(bar.href(), origin);
    const rest = `${search}${fullHash}`;
    // Doubled slashes stay as requested; at the beginning they would name another host.
    const isPlain = !pathname.startsWith('//') && pathname.replace(/\/+/g, '/') + rest === found.href;
    const plain = isPlain ? pathname + rest : found.href;
    if (!known || pathname + rest !== plain) put(plain, mark);
    const before = shown;
    shown = { mark, page, hash };
    if (before && before.mark.spot === mark.spot && before.page === page && before.hash === hash) {
      const { depth = 0 } = mark;
      if (depth >= (before.mark.depth ?? 0)) return;
      descend(depth);
      runDue();
      return;
    }
    const isNewPage = before?.mark.entry !== mark.entry || before.page !== page;
    const isThere = before === null && brought?.entry === mark.entry && brought.href === found.href;
    if (isNewPage && !isThere) {
      const name = found.kind === 'route' ? found.name : 'common.notFound';
      const { params, query } = found.kind === 'route' ? found : { params: {}, query: {} };
      entered({
        type: 'route.entered',
        entry: mark.entry,
        name,
        site: found.site,
        href: found.href,
        params,
        query,
        hash,
      });
    }
    arrived({ mark, hash, page: isNewPage });
    runDue();
  };

  /** Back closes an overlay by its own history entry. Closed otherwise, its entry stays for the next page: going back could race a navigation. */
  const hold = (): void => {
    if (!shown || due.length > 0) return;
    for (let depth = (shown.mark.depth ?? 0) + 1; depth <= overlays.length; depth++) {
      shown = { ...shown, mark: { ...shown.mark, ...readMark(bar.state()), depth } };
      bar.navigate(bar.href(), { replace: false, state: shown.mark });
    }
  };

  const open = (close: () => void): (() => void) => {
    const overlay = { close };
    overlays.push(overlay);
    hold();
    return () => overlays.splice(overlays.indexOf(overlay), 1);
  };

  /** Leaves for other origins; the present address restarts the page. */
  const go = (to: string, { replace = false }: { readonly replace?: boolean } = {}): void => {
    const target = new URL(to, bar.href());
    if (target.origin !== origin) {
      bar.leave(target.href);
      return;
    }
    const path = `${target.pathname}${target.search}${target.hash}`;
    const isHere = target.href === bar.href();
    const inPlace = replace || isHere;
    const depth = shown?.mark.depth ?? 0;
    if (due.length > 0 || (inPlace && depth > 0)) {
      if (due.length === 0) bar.traverse(-depth);
      due.push(() => go(to, { replace }));
      return;
    }
    bar.navigate(path, { replace: inPlace || depth > 0, state: markAt(target.href, isHere && !target.hash) });
    changed();
  };

  return { changed, go, open, hold, closeOverlays, again: () => go(bar.href()) };
};

export type Address = ReturnType<typeof connectAddress>;
