import { useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectPendingAnswer, selectStatus } from '#machines/friends/friend-answer.machine.ts';
import { type FriendRequestsActor, selectAnswering } from '#machines/friends/friend-requests.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { FriendApplication } from '#services/contract/friend.contract.ts';
import { Ago } from '../kit/Ago.tsx';
import { PagedList } from '../kit/PagedList.tsx';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { tiny } from '../ui/text.css.ts';
import { MessageButton } from './FriendButton.tsx';
import { FriendRow, FriendRowSkeleton } from './FriendRow.tsx';
import * as css from './FriendRows.css.ts';

interface FriendRequestsProps {
  readonly actor: FriendRequestsActor;
  /** Above other content: an empty list is one line, and more is loaded by the button only. */
  readonly brief?: boolean;
}

export function FriendRequests({ actor, brief = false }: FriendRequestsProps) {
  const { t } = useTranslation('shared');
  const headingId = useId();
  const list = useSelector(actor, ({ children }) => children.list);
  const count = useSelector(actor, ({ children }) => children.count);
  const waiting = useSelector(count, (snapshot) => (snapshot ? selectData<number>(snapshot) : null));
  if (!list) return null;
  return (
    <section ref={keepFocus} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {t('friends.requests')}
        </h2>
        <span className={css.note} role="status">
          {waiting === null || waiting === 0 ? '' : t('friends.waiting', { total: waiting })}
        </span>
      </div>
      <PagedList<FriendApplication>
        actor={list}
        label={t('friends.requests')}
        failedTitle={t('friends.requestsFailed')}
        empty={
          brief ? (
            <p className={css.none}>{t('friends.noRequests')}</p>
          ) : (
            <EmptyState title={t('friends.noRequests')} text={t('friends.noRequestsText')} />
          )
        }
        skeleton={<FriendRowSkeleton />}
        skeletons={3}
        itemClassName={css.item}
        quietEnd
        byButton={brief}
      >
        {(request) => <RequestRow actor={actor} request={request} />}
      </PagedList>
    </section>
  );
}

interface RowProps {
  readonly actor: FriendRequestsActor;
  readonly request: FriendApplication;
}

function RequestRow({ actor, request }: RowProps) {
  const { t } = useTranslation('shared');
  const { requestMemberId, nickname: name, avatar, company, position, message, createdTime } = request;
  return (
    <FriendRow
      {...{ name, avatar, company, position }}
      memberId={requestMemberId}
      className={classNames(css.row, css.tall)}
      end={
        <div className={classNames(css.end, css.answer)} role="status" aria-label={t('friends.answerTo', { name })}>
          <Answer actor={actor} request={request} />
        </div>
      }
    >
      {message === '' ? null : <p className={css.message}>{message}</p>}
      <Ago className={tiny} ms={createdTime} />
    </FriendRow>
  );
}

const statusTexts = { APPROVED: 'approved', IGNORED: 'ignored', EXPIRED: 'expired', UNKNOWN: 'unknown' } as const;

function Answer({ actor, request: { id, requestMemberId, nickname: name, status: listed } }: RowProps) {
  const { t } = useTranslation('shared');
  const ref = useSelector(actor, (snapshot) => selectAnswering(snapshot, id));
  const status = useSelector(ref, (snapshot) => selectStatus(snapshot, listed));
  const busy = useSelector(ref, selectPendingAnswer);
  if (status !== 'PENDING') {
    // A new element: `keepFocus` must see the pressed button removed.
    return (
      <Fragment key="answered">
        <Button size="s" disabled>
          <span className={capital}>{t(`friends.${statusTexts[status]}`)}</span>
        </Button>
        {status === 'APPROVED' ? <MessageButton memberId={requestMemberId} name={name} listed /> : null}
      </Fragment>
    );
  }
  const answer = (given: 'APPROVED' | 'IGNORED') =>
    actor.send({ type: 'request.answer', id, requestMemberId, answer: given });
  return (
    <>
      <Button
        size="s"
        tone="accent"
        busy={busy === 'APPROVED'}
        aria-label={t('friends.agreeWhom', { name })}
        onClick={() => answer('APPROVED')}
      >
        {t('friends.agree')}
      </Button>
      <Button
        size="s"
        busy={busy === 'IGNORED'}
        aria-label={t('friends.ignoreWhom', { name })}
        onClick={() => answer('IGNORED')}
      >
        {t('friends.ignore')}
      </Button>
    </>
  );
}
