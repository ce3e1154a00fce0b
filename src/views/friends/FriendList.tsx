import { useSelector } from '@xstate/react';
import UserMinus from 'lucide-react/icons/user-minus';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Friend, type FriendListActor, isGone, selectDoomed } from '#machines/friends/friend-list.machine.ts';
import { useTo } from '../context.tsx';
import { PagedList } from '../kit/PagedList.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessageButton } from './FriendButton.tsx';
import { FriendRow, FriendRowSkeleton } from './FriendRow.tsx';
import * as css from './FriendRows.css.ts';

export function FriendList({ actor }: { readonly actor: FriendListActor }) {
  const { t } = useTranslation('shared');
  const to = useTo();
  const headingId = useId();
  const list = useSelector(actor, ({ children }) => children.list);
  if (!list) return null;
  return (
    <section ref={keepFocus} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {t('friends.list')}
        </h2>
      </div>
      <PagedList<Friend>
        actor={list}
        label={t('friends.list')}
        failedTitle={t('friends.listFailed')}
        empty={
          <EmptyState
            title={t('friends.none')}
            text={t('friends.noneText')}
            action={<LinkButton href={to.peopleInterest()}>{t('friends.toInterest')}</LinkButton>}
          />
        }
        skeleton={<FriendRowSkeleton />}
        skeletons={4}
        itemClassName={css.item}
        quietEnd
      >
        {(friend) => <DeletableFriend actor={actor} friend={friend} />}
      </PagedList>
      <Deleting actor={actor} />
    </section>
  );
}

function DeletableFriend({ actor, friend }: { readonly actor: FriendListActor; readonly friend: Friend }) {
  const { t } = useTranslation('shared');
  const { memberId, name, avatar, company, position } = friend;
  const isHidden = useSelector(actor, (snapshot) => isGone(snapshot, friend));
  if (isHidden) return null;
  return (
    <FriendRow
      {...{ memberId, name, avatar, company, position }}
      className={css.row}
      end={
        <div className={css.end}>
          <MessageButton memberId={memberId} name={name} listed />
          <IconButton
            label={t('friends.deleteWhom', { name })}
            icon={<UserMinus aria-hidden="true" size={18} />}
            onClick={() => actor.send({ type: 'friend.delete', memberId, name })}
          />
        </div>
      }
    />
  );
}

function Deleting({ actor }: { readonly actor: FriendListActor }) {
  const { t } = useTranslation('shared');
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const name = useSelector(actor, (snapshot) => selectDoomed(snapshot)?.name ?? '');
  return (
    <ConfirmDialog
      open={isConfirming}
      dangerous
      busy={isBusy}
      title={t('friends.deleteTitle', { name })}
      text={t('friends.deleteText')}
      confirmLabel={t('friends.deleteConfirm')}
      cancelLabel={t('friends.cancel')}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    />
  );
}
