import { FrameImpl, Parser } from '@stomp/stompjs';
import { type Command, commands } from './stomp-commands.ts';
import {
  emit,
  emitMessage,
  type Heartbeat,
  newSession,
  readHeartbeat,
  type Session,
  startHeartbeat,
  type Timers,
  type Wire,
} from './stomp-session.ts';

export interface Connection {
  data(chunk: string | ArrayBuffer): void;
  closed(): void;
}

export interface SentFrame {
  readonly user: string;
  readonly destination: string;
  readonly body: string;
}

interface BrokerOptions {
  readonly authenticate: (token: string) => string | null;
  readonly receive: (frame: SentFrame) => void;
  readonly timers: Timers;
  readonly heartbeat?: Heartbeat;
}

/** A STOMP 1.2 server like Spring's: `/user/…` reaches all sessions of a member; receipts are sent. */
export interface Broker {
  accept(wire: Wire, token?: string | null): Connection;
  /** To all subscribed sessions of the member; nothing is queued for others. */
  publish(user: string, destination: string, body: unknown): void;
  publishToAll(destination: string, body: unknown): void;
  drop(code: number, user?: string): void;
  readonly users: () => readonly string[];
}

/** In bytes, as Spring's. */
export const frameLimit = 64 * 1024;
/** In ms. */
const connectWait = 10_000;

/** Spring's error for a rejected frame; the socket is then closed with 1002. */
const rejection = 'Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]';

export const createBroker = ({ authenticate, receive, timers, heartbeat = [4_000, 10_000] }: BrokerOptions): Broker => {
  const sessions = new Set<Session>();
  let sequence = 0;
  const nextNumber = (): number => {
    sequence += 1;
    return sequence;
  };

  const stopJobs = ({ jobs }: Session): void => {
    for (const job of jobs.splice(0)) timers.clearInterval(job);
  };

  const end = (session: Session): void => {
    stopJobs(session);
    sessions.delete(session);
  };

  const close = (session: Session, code: number, reason: string): void => {
    session.wire.close(code, reason);
    end(session);
  };

  const fail = (session: Session, message: string): void => {
    emit(session, 'ERROR', { message });
    close(session, 1002, '');
  };

  const connect = (session: Session, { headers }: FrameImpl, addressToken: string | null): void => {
    const token = /^Bearer (.+)$/i.exec(headers.Authorization ?? headers.authorization ?? '')?.[1] ?? addressToken;
    const user = token === null ? null : authenticate(token);
    if (user === null) {
      fail(session, rejection);
      return;
    }
    session.user = user;
    stopJobs(session);
    emit(session, 'CONNECTED', {
      version: '1.2',
      session: session.id,
      'heart-beat': heartbeat.join(','),
      'user-name': user,
    });
    startHeartbeat(session, {
      ours: heartbeat,
      theirs: readHeartbeat(headers['heart-beat']),
      timers,
      silent: () => close(session, 1002, 'heartbeat lost'),
    });
  };

  const execute = (session: Session, frame: FrameImpl, command: Command): void => {
    command(session, frame, ({ headers, body }) => {
      if (session.user !== null) receive({ user: session.user, destination: headers.destination ?? '', body });
    });
    if (frame.headers.receipt) emit(session, 'RECEIPT', { 'receipt-id': frame.headers.receipt });
    if (frame.command === 'DISCONNECT') close(session, 1000, '');
  };

  const handle = (session: Session, frame: FrameImpl, addressToken: string | null): void => {
    if (!sessions.has(session)) return;
    const isGreeting = frame.command === 'CONNECT' || frame.command === 'STOMP';
    const command = Object.hasOwn(commands, frame.command) ? commands[frame.command] : undefined;
    if (isGreeting !== (session.user === null)) fail(session, rejection);
    else if (isGreeting) connect(session, frame, addressToken);
    else if (command) execute(session, frame, command);
    else fail(session, `Unknown STOMP command: ${frame.command}`);
  };

  return {
    accept: (wire, token = null) => {
      const session = newSession(`session-${nextNumber()}`, wire, timers.now());
      sessions.add(session);
      session.jobs.push(timers.setInterval(() => close(session, 1002, 'no CONNECT'), connectWait));
      /** In bytes, of a frame that has not ended. */
      let unread = 0;
      const parser = new Parser(
        (raw) => {
          unread = 0;
          handle(session, FrameImpl.fromRawFrame(raw, true), token);
        },
        () => {
          unread = 0;
        },
      );
      return {
        data: (chunk) => {
          if (!sessions.has(session)) return;
          session.lastHeard = timers.now();
          unread += typeof chunk === 'string' ? chunk.length : chunk.byteLength;
          if (unread > frameLimit) close(session, 1009, '');
          else parser.parseChunk(chunk);
        },
        closed: () => end(session),
      };
    },
    publish: (user, destination, body) => {
      for (const session of sessions) if (session.user === user) emitMessage(session, destination, body, nextNumber);
    },
    publishToAll: (destination, body) => {
      for (const session of sessions) emitMessage(session, destination, body, nextNumber);
    },
    drop: (code, user) => {
      for (const session of [...sessions]) if (user === undefined || session.user === user) close(session, code, '');
    },
    users: () => [...sessions].flatMap(({ user }) => (user === null ? [] : [user])),
  };
};
