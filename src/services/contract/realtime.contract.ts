import { Schema } from 'effect';
import { FlagOn, Id, KeyTime, orElse, orNull, Text } from './contract.ts';
import { Notice } from './notice.contract.ts';
import { readWireText } from './wire.ts';

/** STOMP 1.2 over WebSocket (R7.5-12); CONNECT carries the header `Authorization: Bearer …`. */
export const realtimePath = '/msg/ws';
export const destination = { messages: '/user/queue/messages', send: '/app/message' } as const;

/** R3-50. `msgType`: 0 text, 1 post card, 2 image, 3 link, 900 post-share package, 901 local templates; others show as unsupported. `sentTime` is 0 where it is not known. */
export const Message = Schema.Struct({
  id: Id,
  convId: Id,
  msgFrom: Id,
  msgTo: Id,
  msgType: orElse(Schema.Int, -1),
  msgContent: Text,
  sentTime: KeyTime,
  isRead: FlagOn,
  direction: orElse(Schema.Literals([0, 1]), 0),
  displayIcon: FlagOn,
  messagePackage: orNull(Schema.String),
});
export type Message = typeof Message.Type;

/** R7.5-15: `type` 1 is a system message, anything else a private one (docs/choices.md R4.6-9). Null: something of the kind has changed. */
const SystemPush = Schema.Struct({ type: Schema.Literal(1), message: Schema.NullOr(Notice) });
const PrivatePush = Schema.Struct({ type: Schema.NullOr(Schema.Int), message: Schema.NullOr(Message) });
export type Push = typeof SystemPush.Type | typeof PrivatePush.Type;

const PushType = Schema.Struct({ type: Schema.NullOr(Schema.Int) });
const systemChanged: Push = { type: 1, message: null };
export const privateChanged: Push = { type: 0, message: null };

/** Reads each type by its own shape. What cannot be read is a hint at what it concerns: both, where the type is unknown. */
export const readPush = (body: string): readonly Push[] => {
  const type = readWireText(PushType, body)?.type;
  if (type === 1) return [readWireText(SystemPush, body) ?? systemChanged];
  const push = readWireText(PrivatePush, body);
  if (push?.message) return [push];
  return type === 0 || type === null ? [privateChanged] : [systemChanged, privateChanged];
};

/** R7.5-14 */
export const OutgoingMessage = Schema.Struct({
  msgFrom: Id,
  msgTo: Id,
  msgType: Schema.Literals([0, 1, 2, 3, 900]),
  msgContent: Schema.String,
  convId: Id,
  sentTime: KeyTime,
});
export type OutgoingMessage = typeof OutgoingMessage.Type;
