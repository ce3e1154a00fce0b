import type { PlaceName } from '#routes/routes.ts';
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
  /** Leave for another origin; `newTab` opens it beside, in the tab that is waiting for it if there is one. */
  | { readonly type: 'leave.wanted'; readonly url: string; readonly newTab: boolean }
  /** Said within the reader's click: a tab is to be opened blank, because no browser lets it be opened later. */
  | { readonly type: 'tab.wanted' }
  /** What was tried did not lead on: the blank tab goes, if there is one. */
  | { readonly type: 'tab.unwanted' }
  /** Load the page anew, once (R4.3-9). */
  | { readonly type: 'reload.wanted' };
