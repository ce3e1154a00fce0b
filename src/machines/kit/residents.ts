import {
  type ActionArgs,
  type ActionFunction,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import type { RouteName } from '#routes/routes.ts';
import type { OutgoingMessage } from '#services/contract/realtime.contract.ts';

/** `key`: i18n key; `text`: the server's own message, shown instead. */
export interface NoticeWords {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly sticky?: boolean;
  readonly closable?: boolean;
}

export type NoticeShow = NoticeWords & { readonly type: 'notice.show' };

export type Fields = Readonly<Record<string, string>>;

/** Unsent input by subject, the user's own unless `owner` names a member id or `guest`. */
export type DraftCommand =
  | { readonly type: 'draft.save'; readonly subject: string; readonly fields: Fields; readonly owner?: string }
  | { readonly type: 'draft.drop'; readonly subject: string; readonly owner?: string };

/** Another tab dropped these drafts because it sent their content. */
export interface DraftsRemoved {
  readonly type: 'drafts.removed';
  readonly subjects: readonly string[];
}

/** The stored draft that a chart asked for. */
export interface DraftFound {
  readonly type: 'draft.found';
  readonly subject: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The user's relation to a member; `pending`: requested and not yet answered. */
export type Friendship = 'none' | 'pending' | 'friend';

export interface FriendshipChanged {
  readonly type: 'friendship.changed';
  readonly memberId: string;
  readonly friendship: Friendship;
}

/** What a guest wanted to do: an event for the actor at the path `to` (`actor-path.ts`). */
export interface PendingIntent {
  readonly to: string;
  readonly event: EventObject;
}

/** Requests the login dialog. `byTap`: on a user action. `pending` is sent again once the user is a member. */
export interface LoginCommand {
  readonly type: 'login.wanted';
  readonly byTap: boolean;
  readonly pending?: PendingIntent;
}

/** `entry.tried` is sent within the click, while the browser still allows opening a tab (docs/choices.md R4.1-12). */
type EntryReport = { readonly type: 'entry.tried' } | { readonly type: 'entry.failed' };

/** Requests a navigation. Ignored if the page with the id `from` is no longer shown. */
export interface RouteWanted {
  readonly type: 'route.wanted';
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly from?: string;
}

export interface PageFound {
  readonly type: 'page.found';
  readonly from?: string;
}

/** A new system message (R4.6-6), or the own ones were read elsewhere. */
export interface SystemSignalled {
  readonly type: 'system.signalled';
}

export type AppCommand =
  | LoginCommand
  | EntryReport
  | RouteWanted
  | PageFound
  | { readonly type: 'notices.changed' }
  | SystemSignalled
  /** Every login of the member has ended, including this one. */
  | { readonly type: 'password.changed' }
  | { readonly type: 'binding.wanted' };

/** A message without a time yet. `isTyped`: it has a stored draft. */
export interface MessageDraft extends Omit<OutgoingMessage, 'sentTime' | 'msgFrom'> {
  readonly isTyped: boolean;
}

export type MessageKey = Pick<OutgoingMessage, 'msgFrom' | 'convId' | 'sentTime'>;

export type ConnectionReport =
  | { readonly type: 'realtime.up' }
  | { readonly type: 'realtime.down' }
  /** The server received the frame; it may still not be stored. */
  | { readonly type: 'realtime.receipted'; readonly key: MessageKey };

/** `outbox.seen`: the backend has these, by echo or history. */
export type OutboxCommand =
  | { readonly type: 'outbox.add'; readonly draft: MessageDraft }
  | { readonly type: 'outbox.seen'; readonly keys: readonly MessageKey[] }
  | ConnectionReport;

export type RealtimeCommand =
  | { readonly type: 'realtime.send'; readonly message: OutgoingMessage }
  /** No answer to a sent message: the connection may be dead. */
  | { readonly type: 'realtime.renew' }
  /** The user wants another try: connects now, whatever the wait. */
  | { readonly type: 'realtime.retry' };

/** Residents by `systemId`, with the events that any chart may send to them. */
export interface Residents {
  readonly app: AppCommand;
  readonly session: { readonly type: 'member.changed' };
  readonly notices: NoticeShow;
  readonly drafts: DraftCommand;
  readonly friends: FriendshipChanged;
  readonly outbox: OutboxCommand;
  readonly realtime: RealtimeCommand;
}

export type ResidentName = keyof Residents;

export const rootName = 'app' satisfies ResidentName;

export const residentNames = Object.keys({
  session: true,
  notices: true,
  drafts: true,
  friends: true,
  outbox: true,
  realtime: true,
} satisfies Record<Exclude<ResidentName, typeof rootName>, true>) as Exclude<ResidentName, typeof rootName>[];

/** Sends an event to a resident from anywhere; dropped if it does not run: some start on login or on first use. */
export const sendToResident = <
  Name extends ResidentName,
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  name: Name,
  event: Residents[Name] | ((args: ActionArgs<TContext, TExpressionEvent, TEvent>, params: TParams) => Residents[Name]),
) =>
  // Without a target, `sendTo` sends to the sender itself.
  enqueueActions(({ enqueue, ...args }, params) => {
    const resident: AnyActorRef | undefined = args.system.get(name);
    if (resident) {
      enqueue.sendTo(
        resident,
        typeof event === 'function'
          ? event(args as unknown as ActionArgs<TContext, TExpressionEvent, TEvent>, params as TParams)
          : event,
      );
    }
  }) as unknown as ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, never>;
