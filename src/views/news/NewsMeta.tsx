import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { countText, dayText, machineTime } from '../shared/formats.ts';
import * as css from './NewsMeta.css.ts';

export function NewsMeta({ item, views = false }: { readonly item: NewsItem; readonly views?: boolean }) {
  const { t, i18n } = useTranslation('news');
  return (
    <p className={css.root}>
      {item.sourceName === '' ? null : (
        <span className={css.source} lang="zh-CN">
          {item.sourceName}
        </span>
      )}
      <time className={css.fact} dateTime={machineTime(item.publishTime)}>
        {dayText(item.publishTime, i18n.language)}
      </time>
      {views ? (
        <span className={css.fact}>
          {t('views', { count: item.viewCount, views: countText(item.viewCount, i18n.language) })}
        </span>
      ) : null}
    </p>
  );
}
