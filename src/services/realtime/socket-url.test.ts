import { expect, test } from 'vitest';
import { type SocketSettings, socketUrl } from './socket-url.ts';

const set = (settings: Partial<SocketSettings>): SocketSettings => ({
  backend: undefined,
  ws: undefined,
  wsToken: undefined,
  ...settings,
});

test.each([
  ['beside the page', {}, 'wss://shiye.example/msg/ws'],
  ['beside the backend', { backend: 'http://localhost:8787' }, 'ws://localhost:8787/msg/ws'],
  [
    'where the build says',
    { backend: 'http://localhost:8787', ws: 'https://live.example/chat' },
    'wss://live.example/chat',
  ],
])('[R7.5-12] the socket is at msg/ws %s, and its address tells no token', (_, settings, url) => {
  expect(socketUrl(set(settings), 'https://shiye.example', 'at+1')).toBe(url);
});

test('[R7.5-16] a backend that wants the token in the address has it there', () => {
  expect(socketUrl(set({ wsToken: 'query' }), 'https://shiye.example', 'at+1')).toBe(
    'wss://shiye.example/msg/ws?access_token=at%2B1',
  );
});
