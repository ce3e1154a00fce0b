import type { EventObject, MachineContext, ParameterizedObject } from 'xstate';
import { pathOf } from './actor-path.ts';
import { sendToResident } from './residents.ts';

/** Members only: asks the user to log in. The root sends the event to this actor again once they are a member. */
export const askLogin = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>() =>
  sendToResident<'app', TContext, TExpressionEvent, TParams, TEvent>('app', ({ event, self }) => ({
    type: 'login.wanted',
    byTap: true,
    pending: { to: pathOf(self), event },
  }));
