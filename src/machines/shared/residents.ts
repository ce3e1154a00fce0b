import {
  type ActionArgs,
  type ActionFunction,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import type { PlaceName } from '#routes/routes.ts';
import type { OutgoingMessage } from '#services/contract/realtime.contract.ts';
import type { BondChanged } from './bond.ts';

/** What is to be said over the page. `key` names the text in i18n; `text`, where given, is the server's own and is shown instead. */
export interface NoticeWords {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  /** Stays until it is closed. */
  readonly sticky?: boolean;
  /** Has a close button; sticky ones always have. */
  readonly closable?: boolean;
}

export type NoticeShow = NoticeWords & { readonly type: 'notice.show' };

export type Fields = Readonly<Record<string, string>>;

/** What is typed and not sent, by subject. It is the reader's own; `owner` names another, a member's id or `guest`. */
export type DraftReport =
  | { readonly type: 'draft.keep'; readonly subject: string; readonly fields: Fields; readonly owner?: string }
  | { readonly type: 'draft.drop'; readonly subject: string; readonly owner?: string };

/** A part of the app asks that the reader be let in. `byTap`: the reader asked for it. */
export interface LoginWanted {
  readonly type: 'login.wanted';
  readonly byTap: boolean;
}

/**
 * The answer to a call may let the reader in or finish a registration: `entry.tried` within the click, while the browser
 * still lets a tab be opened (docs/choices.md R4.1-12).
 */
type EntryReport = { readonly type: 'entry.tried' } | { readonly type: 'entry.failed' };

/**
 * The reader is to be led on, because what was to be done here is done. `from` is the id of the page that asks: one that
 * has been left meanwhile leads nowhere.
 */
export interface PageWanted {
  readonly type: 'page.wanted';
  readonly place: PlaceName;
  readonly params: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** What the page is about exists, and has come. */
export interface PageFound {
  readonly type: 'page.found';
  readonly from?: string;
}

/** There may be more unread system messages than before, or fewer. */
interface NoticesChanged {
  readonly type: 'notices.changed';
}

/** The backend has said that there is a new system message (R4.6-6), or that the own ones were read elsewhere. */
export interface SystemSignalled {
  readonly type: 'system.signalled';
}

/** The own password is new: every login of the member has ended, this one too. */
interface PasswordChanged {
  readonly type: 'password.changed';
}

/** The own account is to be bound to WeChat, by leaving for it or by a picture on the page. */
interface BindingWanted {
  readonly type: 'binding.wanted';
}

/** What any part of the app may ask of the root. */
export type AppAsked =
  | LoginWanted
  | EntryReport
  | PageWanted
  | PageFound
  | NoticesChanged
  | SystemSignalled
  | PasswordChanged
  | BindingWanted;

/** What is told of the reader's own data: it has changed here, or the backend thinks otherwise of it. */
interface MemberChanged {
  readonly type: 'member.changed';
}

/** A message that has been written and has no time yet. `isTyped`: it stood in the box, and its draft is still stored. */
export interface MessageDraft extends Omit<OutgoingMessage, 'sentTime' | 'msgFrom'> {
  readonly isTyped: boolean;
}

/** What tells a message from all others: the specified payload has no key of its own. */
export type MessageKey = Pick<OutgoingMessage, 'msgFrom' | 'convId' | 'sentTime'>;

/** What the live channel says of itself, and of the frames that it was given. */
export type LineReport =
  | { readonly type: 'realtime.up' }
  | { readonly type: 'realtime.down' }
  /** The server has the frame of this message, which is no promise that it is stored. */
  | { readonly type: 'realtime.receipted'; readonly key: MessageKey };

/** `outbox.seen`: the backend has these, as echoes or the history show. */
export type OutboxAsked =
  | { readonly type: 'outbox.add'; readonly draft: MessageDraft }
  | { readonly type: 'outbox.seen'; readonly keys: readonly MessageKey[] }
  | LineReport;

export type RealtimeAsked =
  | { readonly type: 'realtime.send'; readonly message: OutgoingMessage }
  /** What was sent is not heard of: the line may be dead without saying so. */
  | { readonly type: 'realtime.renew' };

/** The residents by `systemId`, with what any chart may send to each. */
export interface Residents {
  /** The root. */
  readonly app: AppAsked;
  readonly session: MemberChanged;
  readonly notices: NoticeShow;
  readonly drafts: DraftReport;
  readonly friends: BondChanged;
  readonly outbox: OutboxAsked;
  readonly realtime: RealtimeAsked;
}

export type ResidentName = keyof Residents;

/** The root has this name in every system, also where it is replayed or folded. */
export const rootName = 'app' satisfies ResidentName;

/** Those below the root. */
export const residentNames = Object.keys({
  session: true,
  notices: true,
  drafts: true,
  friends: true,
  outbox: true,
  realtime: true,
} satisfies Record<Exclude<ResidentName, typeof rootName>, true>) as Exclude<ResidentName, typeof rootName>[];

/**
 * The action that sends an event to a resident, whoever the sender's parent is. Where the resident does not run, the event
 * is dropped: some come with a member, or when they are first needed.
 */
export const tell = <
  Name extends ResidentName,
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  name: Name,
  event: Residents[Name] | ((args: ActionArgs<TContext, TExpressionEvent, TEvent>, params: TParams) => Residents[Name]),
) =>
  // `sendTo` sends to the sender itself where there is no target.
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
