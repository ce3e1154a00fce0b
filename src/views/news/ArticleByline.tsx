import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { minuteText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './ArticleByline.css.ts';
import { readingMinutes } from './reading-time.ts';
import { SourceName } from './SourceName.tsx';

interface ArticleBylineProps {
  readonly news: NewsItem;
  readonly detail: NewsDetail | null;
}

export function ArticleByline({ news, detail }: ArticleBylineProps) {
  const { t } = useTranslation('news');
  return (
    <p className={css.root}>
      <Author detail={detail} />
      <SourceName className={link.small} source={news} />
      <Time ms={news.publishTime} say={minuteText} />
      <Counted of={news.viewCount}>{(views, count) => <span>{t('views', { count, views })}</span>}</Counted>
      {detail ? (
        <span>{t('article.minutes', { minutes: readingMinutes(detail.content) })}</span>
      ) : (
        <SkeletonLine width="4em" />
      )}
    </p>
  );
}

function Author({ detail }: { readonly detail: NewsDetail | null }) {
  const to = useTo();
  if (!detail) return <SkeletonLine width="3em" />;
  const { authorId, authorName } = detail;
  if (authorName === '') return null;
  return (
    <span className={css.author} lang="zh-CN">
      {authorId === null ? (
        authorName
      ) : (
        <Link className={link.small} href={to.person({ id: authorId })}>
          {authorName}
        </Link>
      )}
    </span>
  );
}
