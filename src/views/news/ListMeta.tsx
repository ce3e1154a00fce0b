import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ListHead } from '#machines/content/find-news-list.ts';
import type { NewsItemsActor } from '#machines/content/news-list.machine.ts';
import { selectItems } from '#machines/kit/paged-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { Head } from '../kit/Head.tsx';
import { useListAbout } from './use-list-name.ts';

interface ListMetaProps {
  readonly head: ListHead;
  readonly name: string;
  readonly items: NewsItemsActor;
}

const titleCount = 3;

export function ListMeta({ head, name, items }: ListMetaProps) {
  const { t } = useTranslation(['news', 'newsroom']);
  const about = useListAbout(head);
  const first = useSelector(items, (snapshot) => selectItems<NewsItem>(snapshot));
  const titles = first.slice(0, titleCount).map(({ title }) => title);
  const whole = t('newsroom:list.description', { about, titles: titles.join(t('newsroom:list.joint')) });
  return <Head page={name} description={titles.length === 0 ? about : whole} />;
}
