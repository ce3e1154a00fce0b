import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';
import { openBrowser } from '../../../tests/harness/app.ts';
import { EventList } from './EventList.tsx';

const show = async (path: string, isHeld: boolean): Promise<string> => {
  const { i18n } = await startI18n('zh', ['events']);
  const browser = openBrowser();
  if (isHeld) browser.backend.faults.add({ kind: 'hold' });
  const tab = browser.openTab();
  await tab.visit(path);
  const room = tab.app.getSnapshot().context.rooms.at(-1);
  if (!room) throw new Error('no room');
  return renderToStaticMarkup(
    <TextsProvider i18n={i18n}>
      <AppProvider app={tab.app} to={createTo({ sites: defaultSites })}>
        <EventList actor={room.ref} />
      </AppProvider>
    </TextsProvider>,
  );
};

const bars = (html: string): number => html.match(/<nav[^>]*aria-label="活动分类"/g)?.length ?? 0;

test('categories stand above a list from the start where they stay, and never above the list of an organiser', async () => {
  const shown = await Promise.all(
    ['/events/all', '/events/source/3206'].flatMap((path) => [show(path, true), show(path, false)]),
  );
  expect(shown.map(bars)).toEqual([1, 1, 0, 0]);
});
