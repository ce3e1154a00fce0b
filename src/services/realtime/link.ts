import { Client } from '@stomp/stompjs';
import type { Clock } from '../contract/clock.ts';
import { destination } from '../contract/realtime.contract.ts';

/** What a connection tells. After `down` it says nothing more. */
export interface LinkListener {
  /** Connected, and subscribed to the own queue. */
  readonly up: () => void;
  /** The body of a push, as it came. */
  readonly pushed: (body: string) => void;
  /** The server answered with an error: the token is not good, or a frame was not. */
  readonly refused: () => void;
  readonly down: () => void;
}

export interface Link {
  /** False where it could not be handed over. */
  readonly send: (body: string) => boolean;
  /** Ends it at once, without waiting for the server; nothing is told any more. */
  readonly close: () => void;
}

export interface LinkOptions {
  readonly token: string;
  readonly openSocket: (token: string) => WebSocket;
  readonly clock: Clock;
}

/** Milliseconds. A line that is silent for twice a beat is given up. */
const heartbeat = 10_000;
const connectTimeout = 10_000;
/** A broker that does not receipt a subscription has it after this time. */
const receiptWait = 1_000;
const receiptId = 'subscribed';

/**
 * One connection of STOMP 1.2 (R7.5-12, R7.5-13; docs/choices.md R7.5-16), from connecting to its end: when to try again
 * is decided by the chart, so stompjs does not.
 */
export const openLink = ({ token, openSocket, clock }: LinkOptions, listener: LinkListener): Link => {
  let over = false;
  let timer: unknown = null;
  const end = (tell: () => void): void => {
    if (over) return;
    over = true;
    clock.clearTimeout(timer);
    tell();
    void client.deactivate({ force: true });
  };
  const up = (): void => {
    clock.clearTimeout(timer);
    if (!over) listener.up();
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
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    discardWebsocketOnCommFailure: true,
    onConnect: () => {
      client.watchForReceipt(receiptId, up);
      client.subscribe(
        destination.messages,
        ({ body }) => {
          if (!over) listener.pushed(body);
        },
        { receipt: receiptId },
      );
      timer = clock.setTimeout(up, receiptWait);
    },
    onStompError: () => end(listener.refused),
    onWebSocketClose: () => end(listener.down),
  });
  client.activate();
  return {
    send: (body) => {
      if (over || !client.connected) return false;
      client.publish({ destination: destination.send, body, headers: { 'content-type': 'application/json' } });
      return true;
    },
    close: () => end(() => {}),
  };
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
