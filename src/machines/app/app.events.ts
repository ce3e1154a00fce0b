import type { AnyActorRef } from 'xstate';
import type { RouteName } from '#routes/routes.ts';
import type { Sites } from '#services/address/sites.ts';
import type { DraftDropped } from '../drafts/drafts.machine.ts';
import type { FriendApply } from '../friends/friends.machine.ts';
import type { AppCommand, DraftsRemoved, PendingIntent } from '../kit/residents.ts';
import type { User } from '../kit/user.ts';
import type { ConversationBegin } from '../messages/conversations.setup.ts';
import type { ReactionPressed } from '../reactions/reactions.machine.ts';
import type { SearchWanted } from '../search/search-box.machine.ts';
import type { SessionReport } from '../session/session.setup.ts';
import type { WechatReturnTarget } from '../session/wechat-return-target.ts';
import type { Theme } from './preferences.machine.ts';
import type { Route, RouteEntered } from './route.ts';

interface LinkFollowed {
  readonly type: 'link.followed';
  readonly href: string;
  readonly name: RouteName;
}

/** Members only: repeated after the login, also where that left the page. */
export type MemberIntent = LinkFollowed | ConversationBegin | ReactionPressed | FriendApply;
export const memberIntents = ['link.followed', 'conversation.begin', 'reaction.press', 'friend.apply'] as const;

export type AppEvent =
  | RouteEntered
  | MemberIntent
  /** R2.6-3; its parameters have left the address. `code` is null if the user refused. */
  | { readonly type: 'wechat.returned'; readonly code: string | null; readonly state: string | null }
  | { readonly type: 'sso.returned'; readonly ticket: string }
  | { readonly type: 'viewport.changed'; readonly isMobile: boolean }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.outdated' }
  | AppCommand
  | { readonly type: 'page.retry' }
  | SearchWanted
  | SessionReport
  | { readonly type: 'wizard.unfinished' }
  | DraftsRemoved
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
  readonly hasQueuedReactions?: boolean;
}

export type ReturnTarget = Pick<WechatReturnTarget, 'redirect' | 'nextUrl' | 'newTab'>;

interface MountedPage {
  readonly entry: string;
  readonly ref: AnyActorRef;
}

export interface Context extends AppInput {
  readonly route: Route | null;
  /** Where the user goes after login; precedes the address. Null when the dialog closes. */
  readonly returnTarget: ReturnTarget | null;
  /** By history entry, newest last, so that Back restores the page. */
  readonly pages: readonly MountedPage[];
  readonly user: User | null;
  /** Done by a login; `memberId` asked for it, null for a guest. */
  readonly pending: (PendingIntent & { readonly memberId: string | null }) | null;
  readonly conversationsOwner: string | null;
}
