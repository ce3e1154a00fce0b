import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { Counted } from '../kit/Counted.tsx';
import { dayText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import * as css from './NewsMeta.css.ts';

export function NewsMeta({ item, views: shown = false }: { readonly item: NewsItem; readonly views?: boolean }) {
  const { t } = useTranslation('news');
  return (
    <p className={css.root}>
      {item.sourceName === '' ? null : (
        <span className={css.source} lang="zh-CN">
          {item.sourceName}
        </span>
      )}
      <Time className={css.fact} ms={item.publishTime} say={dayText} />
      {shown ? (
        <Counted of={item.viewCount}>
          {(views, count) => <span className={css.fact}>{t('views', { count, views })}</span>}
        </Counted>
      ) : null}
    </p>
  );
}
