import { Effect } from 'effect';
import { basic } from '#services/contract/basic.contract.ts';
import { blocksMaxAge, newsTagId, pageSize, tagType } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { call, callKept } from '#services/env.ts';
import type { Params } from '../kit/page.machine.ts';

const categoriesShown = 6;

/** Wanted by the frame and by pages. */
export const loadNewsTags = () => callKept(news.tagTree, { query: { type: tagType.news } }, blocksMaxAge);

/** Types and themes (R7.3-16). */
export const loadPostTags = () => call(basic.tags, { query: { type: tagType.post } });

/** First categories of the tree with their newest news (R7.6-1: size 4, current 1). */
export const loadCategories = () =>
  Effect.flatMap(loadNewsTags(), (tree) =>
    Effect.forEach(
      tree.slice(0, categoriesShown),
      (tag) =>
        Effect.map(
          call(news.page, { query: { size: pageSize.newsByCategory, current: 1, categoryTagId: tag.id } }),
          ({ records }) => ({ tag, news: records }),
        ),
      { concurrency: 'unbounded' },
    ),
  );

export const loadLatestNews = (_: Params, current: number, size: number) =>
  call(news.page, { query: { current, size } });

/** docs/choices.md R9-4. */
export const loadWeekly = () =>
  Effect.map(
    call(news.page, { query: { size: pageSize.weekly, current: 1, order: 'weekly' } }),
    ({ records }) => records,
  );

export const loadHotNews = () =>
  Effect.map(call(news.hotPage, { query: { size: pageSize.hotNews, current: 1 } }), ({ records }) => records);

export const loadFlashes = () =>
  Effect.map(call(news.flashPage, { query: { size: pageSize.flashes, current: 1 } }), ({ records }) => records);

const loadTagged = (tagId: number, size: number) =>
  Effect.map(call(news.page, { query: { size, current: 1, tagId } }), ({ records }) => records);

export const loadFeatureTopics = () => loadTagged(newsTagId.features, pageSize.topics);
export const loadFoodTools = () => loadTagged(newsTagId.tools, pageSize.topics);

export const loadArticle = ({ id = '' }: Params) => call(news.detail, { params: { id } });
export const loadRelated = ({ id = '' }: Params) => call(news.related, { params: { id } });
export const loadPreview = ({ id = '' }: Params) => call(news.preview, { params: { id } });
export const recordArticle = ({ id = '' }: Params) => call(news.view, { body: { id } });
export const loadArticleCode = ({ id = '' }: Params) =>
  call(news.miniappCode, { params: { id }, query: { page: 'pages/news/detail' } });

export const loadFlashPage = (_: Params, current: number, size: number) =>
  call(news.flashPage, { query: { current, size } });
export const loadFlash = ({ id = '' }: Params) => call(news.flashDetail, { params: { id } });
export const loadNewsOfFlash = ({ id = '' }: Params) => call(news.flashRelated, { params: { id } });
export const recordFlash = ({ id = '' }: Params) => call(news.flashView, { body: { id } });

/** By code (R7.4-19); null for an unknown one. */
export const loadSiteContent = (code: string) => call(basic.siteContent, { query: { code } });
