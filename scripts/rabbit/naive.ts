import { Client } from '@stomp/stompjs';
import { destination } from '#services/contract/realtime.contract.ts';

/** A client without retry: messages sent while disconnected are lost. Reconnects after a second. */
export const naiveClient = (openSocket: () => WebSocket) => {
  const client = new Client({
    webSocketFactory: openSocket,
    heartbeatIncoming: 4_000,
    connectionTimeout: 5_000,
    reconnectDelay: 1_000,
  });
  client.activate();
  return {
    send: (body: string): void => {
      if (client.connected) client.publish({ destination: destination.send, body });
    },
    close: (): Promise<void> => client.deactivate({ force: true }),
  };
};
