import { FrameImpl, Parser } from '@stomp/stompjs';

/** The transport of one connection: text frames out, and the end of it. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What a transport gives to the broker. */
export interface Connection {
  data(chunk: string | ArrayBuffer): void;
  closed(): void;
}

export interface SentFrame {
  readonly user: string;
  readonly destination: string;
  readonly body: string;
}

export interface Timers {
  now(): number;
  setInterval(run: () => void, ms: number): unknown;
  clearInterval(timer: unknown): void;
}

export interface BrokerOptions {
  /** The member behind a token, or null. The token is that of the CONNECT frame, or else of the address. */
  readonly authenticate: (token: string) => string | null;
  /** A frame for an application destination. What comes of it is told by `publish`, later. */
  readonly receive: (frame: SentFrame) => void;
  readonly timers: Timers;
  /** What the server can send and wants to get, in milliseconds. */
  readonly heartbeat?: readonly [outgoing: number, incoming: number];
}

/** A STOMP 1.2 server as Spring's: `/user/…` destinations reach all sessions of a member; it answers receipts. */
export interface Broker {
  /** `token` is what the address of the socket carried (`?access_token=`), if anything. */
  accept(wire: Wire, token?: string | null): Connection;
  /** To every session of the member that is subscribed; nothing is kept for those who are not. */
  publish(user: string, destination: string, body: unknown): void;
  publishToAll(destination: string, body: unknown): void;
  /** Ends the connections: of one member if named, else all. */
  drop(code: number, user?: string): void;
  readonly users: () => readonly string[];
}

interface Session {
  readonly id: string;
  readonly wire: Wire;
  readonly subscriptions: Map<string, { readonly destination: string; readonly ack: string }>;
  readonly transactions: Map<string, FrameImpl[]>;
  readonly jobs: unknown[];
  user: string | null;
  lastHeard: number;
}

/** Spring's words when an interceptor turns a frame away; the socket is then closed with 1002. */
const rejection = 'Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]';

export const createBroker = (options: BrokerOptions): Broker => {
  const { timers, heartbeat = [4_000, 10_000] } = options;
  const sessions = new Set<Session>();
  let sequence = 0;

  const emit = (session: Session, command: string, headers: Record<string, string>, body = ''): void => {
    const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: command !== 'CONNECTED' });
    if (typeof frame === 'string') session.wire.send(frame);
  };

  const fail = (session: Session, message: string): void => {
    emit(session, 'ERROR', { message });
    session.wire.close(1002, '');
    end(session);
  };

  const end = (session: Session): void => {
    for (const job of session.jobs) timers.clearInterval(job);
    sessions.delete(session);
  };

  const connect = (session: Session, { headers }: FrameImpl, addressToken: string | null): void => {
    const token = /^Bearer (.+)$/i.exec(headers.Authorization ?? headers.authorization ?? '')?.[1] ?? addressToken;
    const user = token === null ? null : options.authenticate(token);
    if (user === null) {
      fail(session, rejection);
      return;
    }
    session.user = user;
    const [theirs = 0, wanted = 0] = (headers['heart-beat'] ?? '0,0').split(',').map(Number);
    const [ours, expected] = heartbeat;
    emit(session, 'CONNECTED', {
      version: '1.2',
      session: session.id,
      'heart-beat': `${ours},${expected}`,
      'user-name': user,
    });
    if (ours > 0 && wanted > 0) {
      session.jobs.push(timers.setInterval(() => session.wire.send('\n'), Math.max(ours, wanted)));
    }
    if (expected > 0 && theirs > 0) {
      const interval = Math.max(expected, theirs);
      session.jobs.push(
        timers.setInterval(() => {
          if (timers.now() - session.lastHeard <= 3 * interval) return;
          session.wire.close(1002, 'heartbeat lost');
          end(session);
        }, interval),
      );
    }
  };

  const deliver = (session: Session, frame: FrameImpl): void => {
    if (session.user === null) return;
    options.receive({ user: session.user, destination: frame.headers.destination ?? '', body: frame.body });
  };

  /** What each command does once the session is known; none answers, so a receipt may follow each. */
  const commands: Readonly<Record<string, (session: Session, frame: FrameImpl) => void>> = {
    SUBSCRIBE: (session, { headers }) => {
      session.subscriptions.set(headers.id ?? '', {
        destination: headers.destination ?? '',
        ack: headers.ack ?? 'auto',
      });
    },
    UNSUBSCRIBE: (session, { headers }) => {
      session.subscriptions.delete(headers.id ?? '');
    },
    SEND: (session, frame) => {
      const open = session.transactions.get(frame.headers.transaction ?? '');
      if (open) open.push(frame);
      else deliver(session, frame);
    },
    BEGIN: (session, { headers }) => {
      session.transactions.set(headers.transaction ?? '', []);
    },
    COMMIT: (session, { headers }) => {
      for (const kept of session.transactions.get(headers.transaction ?? '') ?? []) deliver(session, kept);
      session.transactions.delete(headers.transaction ?? '');
    },
    ABORT: (session, { headers }) => {
      session.transactions.delete(headers.transaction ?? '');
    },
    ACK: () => {},
    NACK: () => {},
    DISCONNECT: () => {},
  };

  const handle = (session: Session, frame: FrameImpl, addressToken: string | null): void => {
    if (!sessions.has(session)) return;
    const isGreeting = frame.command === 'CONNECT' || frame.command === 'STOMP';
    const command = Object.hasOwn(commands, frame.command) ? commands[frame.command] : undefined;
    if (isGreeting !== (session.user === null)) fail(session, rejection);
    else if (isGreeting) connect(session, frame, addressToken);
    else if (!command) fail(session, `Unknown STOMP command: ${frame.command}`);
    else {
      command(session, frame);
      if (frame.headers.receipt) emit(session, 'RECEIPT', { 'receipt-id': frame.headers.receipt });
      if (frame.command === 'DISCONNECT') {
        session.wire.close(1000, '');
        end(session);
      }
    }
  };

  const send = (session: Session, destination: string, body: unknown): void => {
    for (const [id, subscription] of session.subscriptions) {
      if (subscription.destination !== destination) continue;
      sequence += 1;
      const messageId = `${session.id}-${sequence}`;
      emit(
        session,
        'MESSAGE',
        {
          destination,
          'content-type': 'application/json',
          subscription: id,
          'message-id': messageId,
          ...(subscription.ack === 'auto' ? {} : { ack: messageId }),
        },
        JSON.stringify(body),
      );
    }
  };

  return {
    accept: (wire, token = null) => {
      sequence += 1;
      const session: Session = {
        id: `session-${sequence}`,
        wire,
        subscriptions: new Map(),
        transactions: new Map(),
        jobs: [],
        user: null,
        lastHeard: timers.now(),
      };
      sessions.add(session);
      const parser = new Parser(
        (raw) => handle(session, FrameImpl.fromRawFrame(raw, true), token),
        () => {},
      );
      return {
        data: (chunk) => {
          session.lastHeard = timers.now();
          parser.parseChunk(chunk);
        },
        closed: () => end(session),
      };
    },
    publish: (user, destination, body) => {
      for (const session of sessions) if (session.user === user) send(session, destination, body);
    },
    publishToAll: (destination, body) => {
      for (const session of sessions) send(session, destination, body);
    },
    drop: (code, user) => {
      for (const session of [...sessions]) {
        if (user !== undefined && session.user !== user) continue;
        session.wire.close(code, '');
        end(session);
      }
    },
    users: () => [...sessions].flatMap(({ user }) => (user === null ? [] : [user])),
  };
};
