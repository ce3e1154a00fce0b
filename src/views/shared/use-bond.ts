import { useSelector } from '@xstate/react';
import { type Bond, bondOf, selectBond } from '#machines/shared/bond.ts';
import { useApp } from '../context.tsx';
import { useLoaded } from './use-loaded.ts';

export const useBond = (memberId: string, known: { readonly isFriend: boolean; readonly isPending: boolean }): Bond => {
  const friends = useLoaded(useSelector(useApp(), ({ children }) => children.friends));
  return bondOf(
    useSelector(friends, (snapshot) => snapshot && selectBond(snapshot, memberId)),
    known,
  );
};
