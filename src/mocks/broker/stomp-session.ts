import { FrameImpl } from '@stomp/stompjs';

export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface Timers {
  now(): number;
  setInterval(run: () => void, ms: number): unknown;
  clearInterval(timer: unknown): void;
}

export interface Session {
  readonly id: string;
  readonly wire: Wire;
  readonly subscriptions: Map<string, { readonly destination: string; readonly ack: string }>;
  readonly transactions: Map<string, FrameImpl[]>;
  readonly jobs: unknown[];
  user: string | null;
  lastHeard: number;
}

export const newSession = (id: string, wire: Wire, lastHeard: number): Session => ({
  id,
  wire,
  subscriptions: new Map(),
  transactions: new Map(),
  jobs: [],
  user: null,
  lastHeard,
});

export const emit = (session: Session, command: string, headers: Record<string, string>, body = ''): void => {
  const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true });
  if (typeof frame === 'string') session.wire.send(frame);
};

export const emitMessage = (session: Session, destination: string, body: unknown, nextNumber: () => number): void => {
  for (const [id, subscription] of session.subscriptions) {
    if (subscription.destination !== destination) continue;
    const messageId = `${session.id}-${nextNumber()}`;
    const headers = {
      destination,
      'content-type': 'application/json',
      subscription: id,
      'message-id': messageId,
      ...(subscription.ack === 'auto' ? {} : { ack: messageId }),
    };
    emit(session, 'MESSAGE', headers, JSON.stringify(body));
  }
};

/** In ms; 0 is never. */
export type Heartbeat = readonly [outgoing: number, incoming: number];

export const readHeartbeat = (header: string | undefined): Heartbeat => {
  const [outgoing = 0, incoming = 0] = (header ?? '0,0')
    .split(',')
    .map(Number)
    .map((ms) => (ms < 2 ** 31 ? ms : 0));
  return [outgoing, incoming];
};

/** `silent` is called when nothing was received for three intervals. */
export const startHeartbeat = (
  session: Session,
  {
    ours,
    theirs,
    timers,
    silent,
  }: {
    readonly ours: Heartbeat;
    readonly theirs: Heartbeat;
    readonly timers: Timers;
    readonly silent: () => void;
  },
): void => {
  const [sending, expected] = ours;
  const [sent, wanted] = theirs;
  const every = (ms: number, run: () => void) => session.jobs.push(timers.setInterval(run, ms));
  if (sending > 0 && wanted > 0) every(Math.max(sending, wanted), () => session.wire.send('\n'));
  if (expected > 0 && sent > 0) {
    const interval = Math.max(expected, sent);
    every(interval, () => {
      if (timers.now() - session.lastHeard > 3 * interval) silent();
    });
  }
};
