import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListHead } from '#machines/content/find-news-list.ts';
import { type NewsListActor, selectHead, selectHeadFailure } from '#machines/content/news-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { PagedList } from '../kit/PagedList.tsx';
import { SubjectState } from '../kit/PageState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
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
  const { t } = useTranslation('newsroom');
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const head = useSelector(actor, (snapshot) => (snapshot.hasTag('found') ? selectHead(snapshot) : null));
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? selectHeadFailure(snapshot) : null));
  if (isMissing) return missing;
  return (
    <SubjectState
      data={head}
      failure={failure}
      failed={t('list.failed')}
      onRetry={() => actor.send({ type: 'page.retry' })}
      waiting={<ListSkeleton />}
    >
      {(found) => <Found actor={actor} head={found} />}
    </SubjectState>
  );
}

interface FoundProps {
  readonly actor: NewsListActor;
  readonly head: ListHead;
}

function Found({ actor, head }: FoundProps) {
  const { t } = useTranslation('newsroom');
  const to = useTo();
  const { items, related, company } = useSelector(actor, ({ children }) => children);
  const name = useListName(head);
  if (!items) return null;
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
        failedTitle={t('list.failed')}
        skeleton={<NewsRowSkeleton />}
        empty={
          <EmptyState
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={
              <LinkButton tone="loud" href={to.newsList()}>
                {t('list.toAll')}
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
