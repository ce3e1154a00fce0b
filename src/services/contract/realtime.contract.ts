import { Schema } from 'effect';
import { FlagOn, Id, orElse } from './contract.ts';

/** STOMP 1.2 over WebSocket (R7.5-12); CONNECT carries the header `Authorization: Bearer …`. */
export const realtimePath = '/msg/ws';
export const destination = { messages: '/user/queue/messages', send: '/app/message' } as const;

/** R3-50. `msgType`: 0 text, 1 post card, 2 image, 3 link, 900 post-share package, 901 local templates; others show as unsupported. */
export const Message = Schema.Struct({
  id: Id,
  convId: Id,
  msgFrom: Id,
  msgTo: Id,
  msgType: Schema.Int,
  msgContent: Schema.String,
  sentTime: Schema.Int,
  isRead: FlagOn,
  direction: orElse(Schema.Literals([0, 1]), 0),
  displayIcon: FlagOn,
  messagePackage: Schema.NullOr(Schema.String),
});
export type Message = typeof Message.Type;

/** R7.5-15: `type` 1 signals a system message, anything else a private message (docs/choices.md R4.6-9). */
export const Push = Schema.Struct({ type: Schema.NullOr(Schema.Int), message: Schema.NullOr(Message) });
export type Push = typeof Push.Type;

/** R7.5-14 */
export const OutgoingMessage = Schema.Struct({
  msgFrom: Id,
  msgTo: Id,
  msgType: Schema.Literals([0, 1, 2, 3, 900]),
  msgContent: Schema.String,
  convId: Id,
  sentTime: Schema.Int,
});
export type OutgoingMessage = typeof OutgoingMessage.Type;
