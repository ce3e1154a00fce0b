import type { Client, StompSubscription } from '@stomp/stompjs';
import { destination } from '../contract/realtime.contract.ts';

export interface QueueListener {
  /** The server has said that it took the first subscription. */
  readonly subscribed: () => void;
  /** The server has said that it took another. */
  readonly heard: () => void;
  readonly pushed: (body: string) => void;
}

/** The subscription to the own queue (R7.5-13). */
export interface OwnQueue {
  /** The server receipts frames. */
  readonly isReceipting: () => boolean;
  /**
   * Subscribes anew where the server says when it has done so, and lets go of the old subscription then. No other frame
   * is sure to be answered and to change nothing: brokers refuse what they do not know, and what goes to `/app/message`
   * is a message. For a moment a push may come twice.
   */
  readonly renew: () => void;
}

export const subscribeOwn = (client: Client, listener: QueueListener): OwnQueue => {
  let count = 0;
  let isReceipting = false;
  const subscribe = (taken: () => void): StompSubscription => {
    count += 1;
    const receipt = `subscribed-${count}`;
    client.watchForReceipt(receipt, taken);
    return client.subscribe(destination.messages, ({ body }) => listener.pushed(body), { receipt });
  };
  let held = subscribe(() => {
    isReceipting = true;
    listener.subscribed();
  });
  return {
    isReceipting: () => isReceipting,
    renew: () => {
      if (!isReceipting || !client.connected) return;
      const next = subscribe(() => {
        held.unsubscribe();
        held = next;
        listener.heard();
      });
    },
  };
};
