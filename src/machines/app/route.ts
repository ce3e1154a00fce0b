import type { PlaceName } from '#services/address/places.ts';
import type { SiteId } from '#services/address/sites.ts';

/**
 * The address as the root hears of it. `entry` names the entry of the browser's history: it comes back unchanged when
 * the reader goes back. `href` is the path with search and hash.
 */
export interface RouteEntered {
  readonly type: 'route.entered';
  readonly entry: string;
  readonly place: PlaceName;
  readonly site: SiteId;
  readonly href: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly hash: string;
}

export type Route = Omit<RouteEntered, 'type'>;

/** What the root asks of the shell. */
export type AppEmitted =
  | { readonly type: 'route.wanted'; readonly to: string; readonly replace: boolean }
  /** Leave for another origin; `newTab` opens it beside. */
  | { readonly type: 'leave.wanted'; readonly url: string; readonly newTab: boolean };
