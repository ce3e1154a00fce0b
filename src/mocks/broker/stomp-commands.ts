import type { FrameImpl } from '@stomp/stompjs';
import type { Session } from './stomp-session.ts';

export type Command = (session: Session, frame: FrameImpl, deliver: (frame: FrameImpl) => void) => void;

/** After CONNECT; no command sends a reply, so a receipt may follow each. */
export const commands: Readonly<Record<string, Command>> = {
  SUBSCRIBE: (session, { headers }) => {
    session.subscriptions.set(headers.id ?? '', {
      destination: headers.destination ?? '',
      ack: headers.ack ?? 'auto',
    });
  },
  UNSUBSCRIBE: (session, { headers }) => {
    session.subscriptions.delete(headers.id ?? '');
  },
  SEND: (session, frame, deliver) => {
    const open = session.transactions.get(frame.headers.transaction ?? '');
    if (open) open.push(frame);
    else deliver(frame);
  },
  BEGIN: (session, { headers }) => {
    session.transactions.set(headers.transaction ?? '', []);
  },
  COMMIT: (session, { headers }, deliver) => {
    for (const heldFrame of session.transactions.get(headers.transaction ?? '') ?? []) deliver(heldFrame);
    session.transactions.delete(headers.transaction ?? '');
  },
  ABORT: (session, { headers }) => {
    session.transactions.delete(headers.transaction ?? '');
  },
  ACK: () => {},
  NACK: () => {},
  DISCONNECT: () => {},
};
