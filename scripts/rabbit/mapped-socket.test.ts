import { expect, test } from 'vitest';
import { mapped } from './mapped-socket.ts';
import mapping from './mapping.json' with { type: 'json' };

test('[R7.5-16] frames are put into the words of another broker, their bodies are left alone', () => {
  const as = (frame: string) => mapped(frame, mapping, '1001');
  expect(as('CONNECT\naccept-version:1.2\nAuthorization:Bearer secret\nheart-beat:10000,10000\n\n\0')).toBe(
    'CONNECT\naccept-version:1.2\nheart-beat:10000,10000\nlogin:guest\npasscode:guest\nhost:/\n\n\0',
  );
  expect(as('SUBSCRIBE\nid:sub-0\ndestination:/user/queue/messages\nreceipt:r\n\n\0')).toBe(
    'SUBSCRIBE\nid:sub-0\ndestination:/exchange/amq.topic/user.1001\nreceipt:r\n\n\0',
  );
  const body = '{"msgContent":"destination:/app/message"}';
  expect(as(`SEND\ndestination:/app/message\ncontent-length:41\n\n${body}\0`)).toBe(
    `SEND\ndestination:/queue/app.message\ncontent-length:41\n\n${body}\0`,
  );
  expect(as('\n')).toBe('\n');
});
