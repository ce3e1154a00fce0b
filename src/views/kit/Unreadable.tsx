import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUnreadable } from '#machines/kit/paged-list.machine.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListActor } from './list-actor.ts';
import { unreadable } from './PagedList.css.ts';

/** How many rows of a list are left out because they cannot be read. */
export function Unreadable({ count }: { readonly count: number }) {
  const { t } = useTranslation('shell');
  return count > 0 ? <p className={unreadable}>{t('list.unreadable', { count })}</p> : null;
}

interface OfListProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T>;
}

export function UnreadableOf<T extends { readonly id: string | number }>({ actor }: OfListProps<T>) {
  return <Unreadable count={useSelector(actor, selectUnreadable)} />;
}

interface EmptyListProps<T extends { readonly id: string | number }> extends OfListProps<T> {
  readonly children: ReactNode;
}

/** `children`, unless the list only looks empty. */
export function EmptyList<T extends { readonly id: string | number }>({ actor, children }: EmptyListProps<T>) {
  const { t } = useTranslation('shell');
  const count = useSelector(actor, selectUnreadable);
  return count > 0 ? <EmptyState title={t('list.unreadable', { count })} /> : children;
}
