import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import type { NoticePart } from '#machines/notice/notice-loads.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { openBrowser } from '../../../tests/harness/app.ts';
import { AppProvider } from '../context.tsx';
import { NoticeTabs } from './NoticeTabs.tsx';

const shown = (texts: i18n, unread: Partial<Record<NoticePart, number>>, here?: NoticePart): string => {
  const { app } = openBrowser().openTab();
  return renderToStaticMarkup(
    <TextsProvider i18n={texts}>
      <AppProvider app={app} to={createTo({ sites: defaultSites })}>
        <NoticeTabs unread={unread} {...(here && { here })} />
      </AppProvider>
    </TextsProvider>,
  );
};

test('[R2.4-10][R3-43][R2.6-15][R2.6-16][R2.6-17] each tab leads to its anchor and counts to 99; what is looked at is not counted', async () => {
  const { i18n } = await startI18n('zh', ['notice']);
  const html = shown(i18n, { notice: 120, comment: 99 }, 'apply');
  for (const part of ['notice', 'comment', 'apply']) expect(html).toContain(`/community/system-message#${part}"`);
  expect(html).toContain('99+');
  expect(html).toContain('120 条未读');
  expect(html).toContain('>99<');
  expect(shown(i18n, { notice: 120 }, 'notice')).not.toContain('99+');
});
