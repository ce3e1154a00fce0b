import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectParams } from '#machines/kit/page.machine.ts';
import { type NoticePart, partOf } from '#machines/notice/notice-loads.ts';
import type { systemMessageMachine } from '#machines/notice/system-message.machine.ts';
import type { Notice } from '#services/contract/notice.contract.ts';
import { useTo } from '../context.tsx';
import { FriendRequests } from '../friends/FriendRequests.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { stack } from '../ui/layout.css.ts';
import { NoticeRow, NoticeRowSkeleton } from './NoticeRow.tsx';
import { NoticeTabs } from './NoticeTabs.tsx';
import * as css from './SystemMessage.css.ts';
import { usePreviews } from './use-previews.ts';

interface SystemMessageProps {
  readonly actor: ActorRefFrom<typeof systemMessageMachine>;
  readonly title: string;
}

export function SystemMessage({ actor, title }: SystemMessageProps) {
  const { t } = useTranslation(['notice', 'shell']);
  const part = useSelector(actor, (snapshot) => partOf(selectParams(snapshot)));
  const { list, requests } = useSelector(actor, ({ children }) => children);
  const { page } = usePreviews();
  return (
    <div className={stack.l}>
      <title>{`${title} · ${t('shell:titleBrand')}`}</title>
      <header>
        <h1>{t('notice:title')}</h1>
        <p className={css.lead}>{t('notice:lead')}</p>
      </header>
      <NoticeTabs unread={page?.unreadMessageCount ?? {}} here={part} />
      {list && part !== 'apply' ? (
        <Notices actor={list} part={part} onNew={() => actor.send({ type: 'notices.shown' })} />
      ) : null}
      {requests ? (
        <div className={css.requests}>
          <FriendRequests actor={requests} />
        </div>
      ) : null}
    </div>
  );
}

interface NoticesProps {
  readonly actor: ListActor<Notice>;
  readonly part: Exclude<NoticePart, 'apply'>;
  readonly onNew: () => void;
}

function Notices({ actor, part, onNew }: NoticesProps) {
  const { t } = useTranslation('notice');
  const to = useTo();
  return (
    <PagedList<Notice>
      actor={actor}
      label={t(`list.${part}`)}
      failedTitle={t('failed')}
      className={css.list}
      itemClassName={css.item}
      skeleton={<NoticeRowSkeleton />}
      onNew={onNew}
      empty={
        <EmptyState
          title={t(`empty.${part}`)}
          text={t(`emptyText.${part}`)}
          action={
            <LinkButton tone="loud" href={to.tagPosts()}>
              {t('toPosts')}
            </LinkButton>
          }
        />
      }
    >
      {(notice) => <NoticeRow notice={notice} />}
    </PagedList>
  );
}
