import type { RouteName } from '#routes/routes.ts';
import type { SiteId } from '#services/address/sites.ts';

/** `entry` names the history entry and is unchanged after Back. `href`: path with search and hash. */
export interface RouteEntered {
  readonly type: 'route.entered';
  readonly entry: string;
  readonly name: RouteName;
  readonly site: SiteId;
  readonly href: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly hash: string;
}

export type Route = Omit<RouteEntered, 'type'>;

export type AppEmitted =
  | { readonly type: 'navigation.wanted'; readonly to: string; readonly replace: boolean }
  /** To another origin; `newTab` uses the blank tab if there is one. */
  | { readonly type: 'leave.wanted'; readonly url: string; readonly newTab: boolean }
  /** Within the user's click, since browsers refuse to open a tab later. */
  | { readonly type: 'tab.wanted' }
  | { readonly type: 'tab.unwanted' }
  /** Once (R4.3-9). */
  | { readonly type: 'reload.wanted' };
