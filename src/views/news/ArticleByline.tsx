import { useTranslation } from '#i18n/TextsProvider.tsx';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import { countText, machineTime, minuteText } from '#views/shared/formats.ts';
import * as link from '#views/ui/link.css.ts';
import * as css from './ArticleByline.css.ts';
import { readingMinutes } from './reading-time.ts';

/** Who wrote it, where it is from, when, how often and how long it is read. */
export function ArticleByline({ news }: { readonly news: NewsDetail }) {
  const { t, i18n } = useTranslation('news');
  const to = useTo();
  return (
    <p className={css.root}>
      {news.authorName === '' ? null : (
        <span className={css.author} lang="zh-CN">
          {news.authorId === null ? (
            news.authorName
          ) : (
            <a className={link.small} href={to.person({ id: news.authorId })}>
              {news.authorName}
            </a>
          )}
        </span>
      )}
      {news.sourceName === '' ? null : (
        <a className={link.small} href={to.sourceNews({ tagId: String(news.sourceId) })} lang="zh-CN">
          {news.sourceName}
        </a>
      )}
      <time dateTime={machineTime(news.publishTime)}>{minuteText(news.publishTime, i18n.language)}</time>
      <span>{t('views', { count: news.viewCount, views: countText(news.viewCount, i18n.language) })}</span>
      <span>{t('article.minutes', { minutes: readingMinutes(news.content) })}</span>
    </p>
  );
}
