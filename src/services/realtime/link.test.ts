import { expect, onTestFinished, test } from 'vitest';
import { openLink } from './link.ts';

const listeningSocket = (frames: string[]) => {
  const socket = {
    url: '',
    binaryType: 'arraybuffer',
    readyState: 1,
    onopen: () => {},
    onclose: () => {},
    onerror: () => {},
    onmessage: (_: { readonly data: string }) => {},
    close: () => {},
    send: (text: string) => {
      frames.push(text);
      const receipt = /^receipt:(.*)$/m.exec(text)?.[1];
      const say = (frame: string) => queueMicrotask(() => socket.onmessage({ data: `${frame}\n\n\0` }));
      if (text.startsWith('CONNECT\n')) say('CONNECTED\nversion:1.2\nheart-beat:0,0');
      if (receipt !== undefined) say(`RECEIPT\nreceipt-id:${receipt}`);
    },
  };
  queueMicrotask(() => socket.onopen());
  return socket as unknown as WebSocket;
};

const linesOf = (frame = ''): readonly string[] => frame.replace(/\0$/, '').split('\n');

test('[R7.5-12 R7.5-13 R7.5-14 R7.5-16] STOMP 1.2: the token in the header, the own queue, and what is sent to /app/message', async () => {
  const frames: string[] = [];
  const asked: string[] = [];
  const link = await new Promise<ReturnType<typeof openLink>>((resolve) => {
    const opened = openLink(
      {
        token: 'at-1',
        openSocket: (token) => {
          asked.push(token);
          return listeningSocket(frames);
        },
        clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} },
      },
      {
        up: () => resolve(opened),
        pushed: () => {},
        refused: () => {},
        down: () => {},
        quiet: () => {},
        received: () => {},
        unanswered: () => {},
      },
    );
  });
  onTestFinished(() => link.close());
  expect(link.send('{"msgContent":"您好"}')).toBe(true);
  const [connect, subscribe, send] = frames.map(linesOf);
  expect(asked).toEqual(['at-1']);
  expect(connect).toEqual(
    expect.arrayContaining([
      'CONNECT',
      'Authorization:Bearer at-1',
      expect.stringMatching(/^accept-version:.*\b1\.2\b/),
    ]),
  );
  expect(subscribe).toEqual(expect.arrayContaining(['SUBSCRIBE', 'destination:/user/queue/messages']));
  expect(send).toEqual(expect.arrayContaining(['SEND', 'destination:/app/message', '{"msgContent":"您好"}']));
  expect(send?.some((line) => line.startsWith('receipt:'))).toBe(false);
  await new Promise<void>((resolve) => link.send('{"msgContent":"在吗"}', resolve));
  expect(linesOf(frames.at(-1))).toEqual(expect.arrayContaining(['SEND', 'receipt:sent-1']));
});
