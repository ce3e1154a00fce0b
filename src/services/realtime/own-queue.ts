import type { Client, StompSubscription } from '@stomp/stompjs';
import { destination } from '../contract/realtime.contract.ts';

interface QueueListener {
  readonly subscribed: () => void;
  readonly received: () => void;
  readonly pushed: (body: string) => void;
}

export interface OwnQueue {
  readonly isReceipting: () => boolean;
  /**
   * Subscribes again and drops the old subscription on the receipt; pushes may arrive twice meanwhile. No other frame
   * is a safe probe: brokers refuse unknown ones, and anything sent to `/app/message` is a message.
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
        listener.received();
      });
    },
  };
};
