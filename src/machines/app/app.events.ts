import type { AnyActorRef } from 'xstate';
import type { PlaceName } from '#routes/routes.ts';
import type { Sites } from '#services/address/sites.ts';
import type { ReactionPressed } from '../content/reactions.machine.ts';
import type { SearchWanted } from '../search/search-box.machine.ts';
import type { SessionReport } from '../session/session.setup.ts';
import type { Errand } from '../session/wechat-errand.ts';
import type { DraftDropped, DraftsGone } from '../shared/drafts.machine.ts';
import type { Reader } from '../shared/reader.ts';
import type { AppAsked, LoginWanted } from '../shared/residents.ts';
import type { MessagesPressed } from '../social/conversations.setup.ts';
import type { FriendApply } from '../social/friends.machine.ts';
import type { Theme } from './preferences.machine.ts';
import type { Route, RouteEntered } from './route.ts';

/** A link to a page for members was pressed. */
interface LinkFollowed {
  readonly type: 'link.followed';
  readonly href: string;
  readonly place: PlaceName;
}

/** What can wait: for a login, or for who is here to be known. */
export type Held = LinkFollowed | MessagesPressed;

export type AppEvent =
  | RouteEntered
  | Held
  /** `byTap`: the reader asked for it; WeChat's own login opens only then. `after`: to be done after the login. */
  | (LoginWanted & { readonly after?: Held })
  /** WeChat sent the reader back (R2.6-3); what it brought has left the address. `code` is null if the user refused. */
  | { readonly type: 'wechat.returned'; readonly code: string | null; readonly state: string | null }
  /** Another site sent the reader with a ticket (/sso/login), which has left the address. */
  | { readonly type: 'sso.returned'; readonly ticket: string }
  | { readonly type: 'viewport.changed'; readonly isMobile: boolean }
  | { readonly type: 'connection.returned' }
  /** The tab is no longer seen, or is seen again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  /** What the page shows may have been changed elsewhere. */
  | { readonly type: 'page.outdated' }
  | Exclude<AppAsked, LoginWanted>
  | ReactionPressed
  | FriendApply
  /** Whose the login is shall be asked again. */
  | { readonly type: 'room.retry' }
  | SearchWanted
  | SessionReport
  /** The registration was left in the middle: its draft says how far it came. */
  | { readonly type: 'wizard.left' }
  | DraftsGone
  | DraftDropped;

/** Facts about the host, all JSON. `wechatAuthorizeUrl` is null where no official account is configured. */
export interface AppInput {
  readonly origin: string;
  readonly sites: Sites;
  readonly nextOrigins: readonly string[];
  readonly browserLanguage: string;
  readonly browserTheme: Theme;
  readonly isMobile: boolean;
  readonly isInWechat: boolean;
  readonly wechatAuthorizeUrl: string | null;
  /** Something was pressed on a page that went away before the backend answered. */
  readonly hasUnsent?: boolean;
}

/** Where the user goes after the login. */
export type ReturnTarget = Pick<Errand, 'redirect' | 'nextUrl' | 'newTab'>;

interface KeptRoom {
  readonly entry: string;
  readonly ref: AnyActorRef;
}

export interface Context extends AppInput {
  readonly route: Route | null;
  /** Where the user goes after login; precedes what the address says. Null when the dialog closes. */
  readonly errand: ReturnTarget | null;
  /** Rooms by history entry, the newest last, so that going back finds the page as it was. */
  readonly rooms: readonly KeptRoom[];
  /** Who reads; null while it is not known. */
  readonly reader: Reader | null;
  readonly held: Held | LoginWanted | null;
  /** Whose private messages are kept ready. */
  readonly messagesOf: string | null;
}

export type SessionEnded = Extract<SessionReport, { type: 'session.ended' }>;
