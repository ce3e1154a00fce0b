import { useSelector } from '@xstate/react';
import { type Friendship, friendshipOf, selectFriendship } from '#machines/shared/friendship.ts';
import { useApp } from '../context.tsx';
import { useLoaded } from './use-loaded.ts';

export const useFriendship = (
  memberId: string,
  known: { readonly isFriend: boolean; readonly isPending: boolean },
): Friendship => {
  const friends = useLoaded(useSelector(useApp(), ({ children }) => children.friends));
  return friendshipOf(
    useSelector(friends, (snapshot) => snapshot && selectFriendship(snapshot, memberId)),
    known,
  );
};
