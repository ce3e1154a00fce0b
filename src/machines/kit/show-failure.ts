import type { EventObject, MachineContext } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { sendToResident } from './residents.ts';

export const showFailure = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TEvent extends EventObject,
>() =>
  sendToResident<'notices', TContext, TExpressionEvent, Failure, TEvent>('notices', (_, failure) => ({
    type: 'notice.show',
    tone: 'bad',
    key: `failure:${failure.tag}`,
    ...(failure.tag === 'refused' && failure.msg !== '' ? { text: failure.msg } : {}),
  }));
