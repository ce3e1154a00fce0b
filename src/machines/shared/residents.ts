import {
  type ActionArgs,
  type ActionFunction,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';

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

/** The residents by `systemId`, with what any chart may send to each. */
export interface Residents {
  readonly notices: NoticeShow;
}

export type ResidentName = keyof Residents;

export const residentNames: readonly ResidentName[] = ['notices'];

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
