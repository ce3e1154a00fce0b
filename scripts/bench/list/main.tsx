import { Effect } from 'effect';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createActor } from 'xstate';
import { startI18n } from '#i18n/i18n.ts';
import { createApp, makeEnv } from '#machines/app/create-app.ts';
import { bindEnv } from '#machines/kit/env.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import { pagedListMachine } from '#machines/kit/paged-list.machine.ts';
import { pages } from '#pages/pages.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { systemClock } from '#views/boot/environment.ts';
import { AppProvider } from '#views/context.tsx';
import { PagedList } from '#views/kit/PagedList.tsx';
import { NewsRow, NewsRowSkeleton } from '#views/news/NewsRow.tsx';
import { column } from '#views/ui/layout.css.ts';
import '#views/theme/global.css.ts';

/** `?list=bare`: the same cards without virtualisation; `none`: an empty page of equal height. `total`: cards, `size`: cards per page. */
const asked = new URLSearchParams(location.search);
const shown = asked.get('list');
const [total, size] = [Number(asked.get('total') ?? 1_000), Number(asked.get('size') ?? 20)];

const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#c9b8a0" d="M0 0h16v10H0z"/></svg>')}`;

const item = (at: number): NewsItem => ({
  id: String(at + 1),
  title: `第 ${at + 1} 条：植物基酸奶进入便利店冷柜，区域乳企重新计算冷链成本与货架周转`,
  summary: '多家企业在本季财报中提到渠道下沉，经销商关心的是周转天数、退货比例和冷链的最后一公里。'.repeat(2),
  coverImg: cover,
  seoKeywords: '',
  sourceId: 1,
  sourceName: '食业观察',
  parentTagCode: '',
  tagCode: '',
  tagName: '乳制品',
  publishTime: 1_790_000_000_000 - at * 3_600_000,
  viewCount: 1_200 + at,
  commentCount: 0,
});
const items = Array.from({ length: total }, (_, at) => item(at));

const origin = location.origin;
const host = {
  pages,
  input: {
    origin,
    sites: defaultSites,
    nextOrigins: [],
    browserLanguage: 'zh-CN',
    browserTheme: 'light',
    isMobile: false,
    isInWechat: false,
    wechatAuthorizeUrl: null,
  },
  clock: systemClock,
  baseUrl: '',
  store: memoryOrigin().tab(),
  acquire: makeAcquire(undefined),
  host: { origin, describe: () => ({ url: '', userAgent: '' }) },
  loadView: () => Promise.reject(new Error('no views here')),
  token: (length: number) => 'k'.repeat(length),
} as const;

const { app, journal } = createApp(host);
const list = createActor(
  pagedListMachine<NewsItem, Params>((_, current) => {
    const records = items.slice((current - 1) * size, current * size);
    return Effect.succeed({ records, total, current, size });
  }, size),
  { input: {} },
);
bindEnv(list.system, makeEnv(host, app, journal));
list.start();
Reflect.set(window, 'more', () => list.send({ type: 'page.more' }));

const texts = await startI18n('zh');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <AppProvider app={app} to={createTo({ sites: defaultSites, origin, here: 'news' })}>
          <main className={column}>
            {shown === 'none' ? (
              <article style={{ height: total * 166 }} />
            ) : shown === 'bare' ? (
              <ul>
                {items.map((one) => (
                  <li key={one.id}>
                    <NewsRow item={one} level="h2" />
                  </li>
                ))}
              </ul>
            ) : (
              <PagedList<NewsItem> actor={list} label="资讯" failedTitle="" skeleton={<NewsRowSkeleton />}>
                {(one) => <NewsRow item={one} level="h2" />}
              </PagedList>
            )}
          </main>
        </AppProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
