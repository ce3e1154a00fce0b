import { Client, type StompHeaders } from '@stomp/stompjs';
import type { Clock } from '../contract/clock.ts';
import { destination } from '../contract/realtime.contract.ts';
import { type OwnQueue, subscribeOwn } from './own-queue.ts';
import { type SilenceListener, watchSilence } from './silence.ts';

/** What a connection tells. After `down` it says nothing more. */
export interface LinkListener extends SilenceListener {
  /**
   * Connected, and subscribed to the own queue. `isAnswering`: the server says something within `lineAnswerWait` when it
   * is asked. Told again where that is known later.
   */
  readonly up: (isAnswering: boolean) => void;
  /** The body of a push, as it came. */
  readonly pushed: (body: string) => void;
  /** The server answered with an error: the token is not good, or a frame was not. */
  readonly refused: () => void;
  readonly down: () => void;
}

export interface Link {
  /** False where it could not be handed over. `receipted`: called where the server says that it has the frame. */
  readonly send: (body: string, receipted?: () => void) => boolean;
  /** Has the server say something: what comes of it is told as `heard` or `unanswered`. */
  readonly ask: () => void;
  /** Ends it at once, without waiting for the server; nothing is told any more. */
  readonly close: () => void;
}

export interface LinkOptions {
  readonly token: string;
  readonly openSocket: (token: string) => WebSocket;
  readonly clock: Clock;
}

/** Milliseconds. What is wished for; a server that cannot beat so often says so. stompjs gives up a line that misses two. */
const heartbeat = { incoming: 4_000, outgoing: 10_000 };
const connectTimeout = 10_000;
/** A broker that does not receipt a subscription has it after this time. */
const receiptWait = 1_000;

/**
 * One connection of STOMP 1.2 (R7.5-12, R7.5-13; docs/choices.md R7.5-16), from connecting to its end: when to try again
 * is decided by the chart, so stompjs does not.
 */
export const openLink = ({ token, openSocket, clock }: LinkOptions, listener: LinkListener): Link => {
  let over = false;
  let timer: unknown = null;
  let queue: OwnQueue | null = null;
  let sent = 0;
  const silence = watchSilence(listener);
  const end = (tell: () => void): void => {
    if (over) return;
    over = true;
    clock.clearTimeout(timer);
    silence.stop();
    tell();
    void client.deactivate({ force: true });
  };
  const hear = (): void => {
    if (!over) silence.hear();
  };
  const client = new Client({
    webSocketFactory: () => {
      try {
        return openSocket(token);
      } catch {
        queueMicrotask(() => end(listener.down));
        return closedSocket();
      }
    },
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    connectionTimeout: connectTimeout,
    heartbeatIncoming: heartbeat.incoming,
    heartbeatOutgoing: heartbeat.outgoing,
    discardWebsocketOnCommFailure: true,
    onConnect: ({ headers }) => {
      const isBeating = beatsInTime(headers['heart-beat']);
      const up = (isAnswering: boolean): void => {
        clock.clearTimeout(timer);
        hear();
        if (!over) listener.up(isAnswering);
      };
      queue = subscribeOwn(client, {
        subscribed: () => up(true),
        heard: hear,
        pushed: (body) => {
          hear();
          if (!over) listener.pushed(body);
        },
      });
      timer = clock.setTimeout(() => up(isBeating), receiptWait);
    },
    onHeartbeatReceived: hear,
    onStompError: () => end(listener.refused),
    onWebSocketClose: () => end(listener.down),
  });
  client.activate();
  return {
    send: (body, receipted) => {
      if (over || !client.connected) return false;
      const headers: StompHeaders = { 'content-type': 'application/json' };
      if (receipted && queue?.isReceipting()) {
        sent += 1;
        headers.receipt = `sent-${sent}`;
        client.watchForReceipt(headers.receipt, receipted);
      }
      client.publish({ destination: destination.send, body, headers });
      return true;
    },
    ask: () => {
      if (over) return;
      queue?.renew();
      silence.asked();
    },
    close: () => end(() => {}),
  };
};

/** Whether a server that says so in CONNECTED beats as often as it is wished. */
const beatsInTime = (promised = ''): boolean => {
  const beat = Number.parseInt(promised, 10);
  return beat > 0 && beat <= heartbeat.incoming;
};

/** Stands for a socket that could not even be made. */
const closedSocket = () => ({
  url: '',
  binaryType: 'arraybuffer' as const,
  readyState: 3,
  onclose: null,
  onerror: null,
  onmessage: null,
  onopen: null,
  send: () => {},
  close: () => {},
});
