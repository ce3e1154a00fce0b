import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewsListActor, selectHead, selectHeadFailure } from '#machines/content/news-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../shared/FailedPart.tsx';
import { Head } from '../shared/Head.tsx';
import { PagedList } from '../shared/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { ListChoices } from './ListChoices.tsx';
import { ListCompany } from './ListCompany.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListMeta } from './ListMeta.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import * as css from './NewsList.css.ts';
import { NewsRow, NewsRowSkeleton } from './NewsRow.tsx';
import { RelatedTags } from './RelatedTags.tsx';
import { TagBar } from './TagBar.tsx';
import { useListName } from './use-list-name.ts';

interface NewsListProps {
  readonly actor: NewsListActor;
  readonly missing: ReactNode;
}

export function NewsList({ actor, missing }: NewsListProps) {
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isFound = useSelector(actor, (snapshot) => snapshot.hasTag('found'));
  if (isMissing) return missing;
  if (isFailed) return <Lost actor={actor} />;
  return isFound ? <Found actor={actor} /> : <ListSkeleton />;
}

function Lost({ actor }: { readonly actor: NewsListActor }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const failure = useSelector(actor, selectHeadFailure);
  return (
    <div className={css.lost}>
      <Head page={t('article.news')} />
      <h1 className={hidden.root}>{t('article.news')}</h1>
      <FailedPart
        title={t('newsroom:list.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'page.retry' })}
      />
    </div>
  );
}

function Found({ actor }: { readonly actor: NewsListActor }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const head = useSelector(actor, selectHead);
  const { items, related, company } = useSelector(actor, ({ children }) => children);
  const name = useListName(head);
  if (!head || !items) return null;
  return (
    <div className={css.root}>
      <ListMeta head={head} name={name} items={items} />
      <ListHeading head={head} name={name} items={items} />
      <TagBar head={head} />
      {related ? <RelatedTags actor={related} /> : null}
      {company ? <ListCompany actor={company} /> : null}
      <ListChoices actor={items} isHot={head.kind === 'hot'} />
      <PagedList<NewsItem>
        actor={items}
        label={name}
        failedTitle={t('newsroom:list.failed')}
        skeleton={<NewsRowSkeleton />}
        empty={
          <EmptyState
            title={t('newsroom:list.empty')}
            text={t('newsroom:list.emptyText')}
            action={
              <LinkButton tone="loud" href={to.newsList()}>
                {t('newsroom:list.toAll')}
              </LinkButton>
            }
          />
        }
      >
        {(item) => <NewsRow item={item} level="h2" />}
      </PagedList>
    </div>
  );
}
