import { afterEach, expect, test } from 'vitest';
import { type AppMessage, appEnd, type StudioMessage, studioEnd } from './link.ts';
import { linkName } from './link-name.ts';

const open: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const end of open.splice(0)) end.close();
});

const opened = <End extends { readonly close: () => void }>(end: End): End => {
  open.push(end);
  return end;
};

const windows = () => {
  const toApp: StudioMessage[] = [];
  const toStudio: AppMessage[] = [];
  let receive = (_: AppMessage): void => {};
  const app = opened(appEnd(new BroadcastChannel(linkName), (message) => toApp.push(message)));
  const studio = opened(
    studioEnd(new BroadcastChannel(linkName), (message) => {
      toStudio.push(message);
      receive(message);
    }),
  );
  const once = () => new Promise<AppMessage>((resolve) => (receive = resolve));
  const otherWindow = opened(new BroadcastChannel(linkName));
  return { app, studio, toApp, toStudio, once, otherWindow };
};

const entry = {
  index: 7,
  time: 1_700_000_000_000,
  path: '/login',
  incarnation: 1,
  source: null,
  event: { type: 'field.change', field: 'password', text: 'Abc12345' },
  input: 'external',
} as const;

test('entries travel as text and arrive as they were, secrets too: they stay in memory', async () => {
  const { app, toStudio, once } = windows();
  const onMessage = once();
  app.post({ type: 'journal.grew', app: 'a', studio: 's', from: 7, entries: JSON.stringify([entry]) });
  await onMessage;
  expect(toStudio).toEqual([{ type: 'journal.grew', app: 'a', studio: 's', from: 7, entries: [entry] }]);
});

test('what is foreign, malformed or of the other side is not heard, and nothing is thrown', async () => {
  const { app, otherWindow, studio, toStudio, toApp, once } = windows();
  for (const data of [
    null,
    'hello',
    { type: 'app.gone' },
    { type: 'journal.grew', app: 'a', studio: 's', from: 7, entries: '[{' },
    { type: 'journal.grew', app: 'a', studio: 's', from: 7, entries: '[{"index":1}]' },
    { type: 'journal.begun', app: 'a', studio: 's', from: 0, total: 1, head: '{"facts":{},"base":null}' },
    { type: 'event.refused', app: 'a', studio: 's', step: 1, reason: 'because' },
  ])
    otherWindow.postMessage(data);
  studio.post({ type: 'studio.here', studio: 's' });
  const onMessage = once();
  app.post({ type: 'app.gone', app: 'a' });
  await onMessage;
  expect(toStudio).toEqual([{ type: 'app.gone', app: 'a' }]);
  expect(toApp).toEqual([{ type: 'studio.here', studio: 's' }]);
});
