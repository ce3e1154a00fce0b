import { afterEach, expect, test, vi } from 'vitest';
import { type AppMessage, type AppPost, appEnd, type StudioMessage } from './link.ts';
import { linkName } from './link-name.ts';
import { openStudio } from './studio-link.ts';

const open: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const end of open.splice(0)) end.close();
  vi.unstubAllGlobals();
});

const windows = () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const posted: StudioMessage[] = [];
  const onMessage: AppMessage[] = [];
  let returns = 0;
  const app = appEnd(new BroadcastChannel(linkName), (message) => posted.push(message));
  const studio = openStudio('s', { onMessage: (message) => onMessage.push(message), onRestored: () => (returns += 1) });
  if (!studio) throw new Error('no channels');
  open.push(app);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) studio.close();
    isOpen = false;
  };
  open.push({ close });
  const go = (type: 'pagehide' | 'pageshow', persisted: boolean): void =>
    void page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const names = async (count: number) => {
    await expect.poll(() => posted.map(({ type }) => type)).toHaveLength(count);
    return posted.splice(0).map(({ type }) => type);
  };
  return { app, close, onMessage, go, names, returns: () => returns };
};

test('a studio says that it is there at once, and again to every app that begins later', async () => {
  const { app, names } = windows();
  expect(await names(1)).toEqual(['studio.here']);
  app.post({ type: 'app.asks' });
  app.post({ type: 'app.asks' });
  expect(await names(2)).toEqual(['studio.here', 'studio.here']);
});

test('it hears what apps say to all, and to itself, nothing that is for another studio', async () => {
  const { app, onMessage } = windows();
  const here = { type: 'app.here', app: 'a', title: '食业', route: '/', startedAt: 1, version: '1.0' } as const;
  const refused = (studio: string): AppPost => ({
    type: 'event.refused',
    app: 'a',
    studio,
    step: 1,
    reason: 'noActor',
  });
  for (const post of [{ type: 'app.asks' } as const, here, refused('other'), refused('s')]) app.post(post);
  app.post({ type: 'app.gone', app: 'a' });
  await expect.poll(() => onMessage.at(-1)?.type).toBe('app.gone');
  expect(onMessage).toEqual([here, refused('s'), { type: 'app.gone', app: 'a' }]);
});

test('a window that is left says so; kept by the browser and back, it is there again and asks for what it missed', async () => {
  const { close, go, names, returns } = windows();
  await names(1);
  go('pagehide', true);
  expect(await names(1)).toEqual(['studio.gone']);
  go('pageshow', false);
  expect(returns()).toBe(0);
  go('pageshow', true);
  expect(await names(1)).toEqual(['studio.here']);
  expect(returns()).toBe(1);

  close();
  expect(await names(1)).toEqual(['studio.gone']);
  go('pageshow', true);
  expect(returns()).toBe(1);
});

test('without channels between windows there is no link', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openStudio('s', { onMessage: () => {}, onRestored: () => {} })).toBeNull();
});

test.each([
  ['has none', undefined],
  [
    'refuses them, as where it is to keep nothing',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  ],
])('there is no link where the browser %s', (_, channels) => {
  vi.stubGlobal('BroadcastChannel', channels);
  expect(openStudio('s', { onMessage: () => {}, onRestored: () => {} })).toBeNull();
});
