import { Client, type StompHeaders } from '@stomp/stompjs';
import type { Clock } from '../contract/clock.ts';
import { destination } from '../contract/realtime.contract.ts';
import { type OwnQueue, subscribeOwn } from './own-queue.ts';
import { type SilenceListener, watchSilence } from './silence.ts';

/** Nothing is reported after `down`. */
interface LinkListener extends SilenceListener {
  /** Subscribed. `isAnswering`: replies within `lineAnswerWait` when asked; called again if that turns out later. */
  readonly up: (isAnswering: boolean) => void;
  readonly pushed: (body: string) => void;
  /** The server sent ERROR: it refused the token or a frame. */
  readonly refused: () => void;
  readonly down: () => void;
}

export interface Link {
  /** False where the frame could not be sent. `receipted` is called on the server's receipt. */
  readonly send: (body: string, receipted?: () => void) => boolean;
  /** Makes the server reply; the outcome is `received` or `unanswered`. */
  readonly ask: () => void;
  readonly close: () => void;
}

interface LinkOptions {
  readonly token: string;
  readonly openSocket: (token: string) => WebSocket;
  readonly clock: Clock;
}

/** Requested intervals in ms; the server may decline. stompjs closes a connection that misses two. */
const heartbeat = { incoming: 4_000, outgoing: 10_000 };
const connectTimeout = 10_000;
/** In ms: a broker without receipts is taken to have the subscription by then. */
const receiptWait = 1_000;

/**
 * One STOMP 1.2 connection (R7.5-12, R7.5-13; docs/choices.md R7.5-16). stompjs's reconnect is off: the chart decides.
 */
export const openLink = ({ token, openSocket, clock }: LinkOptions, listener: LinkListener): Link => {
  let over = false;
  let timer: unknown = null;
  let queue: OwnQueue | null = null;
  let sent = 0;
  const silence = watchSilence(listener);
  const end = (notify: () => void): void => {
    if (over) return;
    over = true;
    clock.clearTimeout(timer);
    silence.stop();
    notify();
    void client.deactivate({ force: true });
  };
  const onReceived = (): void => {
    if (!over) silence.onReceived();
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
        onReceived();
        if (!over) listener.up(isAnswering);
      };
      queue = subscribeOwn(client, {
        subscribed: () => up(true),
        received: onReceived,
        pushed: (body) => {
          onReceived();
          if (!over) listener.pushed(body);
        },
      });
      timer = clock.setTimeout(() => up(isBeating), receiptWait);
    },
    onHeartbeatReceived: onReceived,
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

const beatsInTime = (promised = ''): boolean => {
  const beat = Number.parseInt(promised, 10);
  return beat > 0 && beat <= heartbeat.incoming;
};

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
