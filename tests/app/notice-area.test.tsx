import type { Namespace } from 'i18next';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { startI18n, type Texts } from '#i18n/i18n.ts';
import { type FollowedTexts, followTexts } from '#i18n/shown-texts.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';
import { NoticeArea } from '#views/shell/NoticeArea.tsx';
import { ShellContext } from '#views/shell/use-route.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

const shown: { texts: FollowedTexts | null } = vi.hoisted(() => ({ texts: null }));
// What the provider follows, in the hand of the test: here nothing is drawn anew by itself.
vi.mock('#i18n/TextsProvider.tsx', () => ({ useTranslation: (rooms: Namespace) => shown.texts?.now().of(rooms) }));

const draw = (app: Parameters<typeof AppProvider>[0]['app'], texts: Texts) =>
  renderToStaticMarkup(
    <AppProvider app={app} to={createTo({ sites: defaultSites })}>
      <ShellContext value={{ go: () => {}, reload: () => {}, stripList: 'top-100', captcha: null, texts }}>
        <Suspense>
          <NoticeArea />
        </Suspense>
      </ShellContext>
    </AppProvider>,
  );

test('[R5.7-6] a notice whose texts are still under way is drawn when they come', async () => {
  const texts = await startI18n('zh');
  const followed = followTexts(texts.i18n);
  shown.texts = followed;
  const tab = openBrowser().openTab({});
  await tab.visit('/site/about');
  tab.at('notices').send({ type: 'notice.show', tone: 'warn', key: 'upload:type', params: { n: 0 } });
  await settle();
  const before = followed.now();
  draw(tab.app, texts);
  expect(followed.now()).toBe(before);
  await texts.pending(['upload']);
  expect(followed.now()).not.toBe(before);
});
