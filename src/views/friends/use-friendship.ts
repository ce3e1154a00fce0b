import { useSelector } from '@xstate/react';
import { friendshipOf, selectFriendship } from '#machines/friends/friendship.ts';
import type { Friendship } from '#machines/kit/residents.ts';
import { useApp } from '../context.tsx';
import { useLoaded } from '../kit/use-loaded.ts';

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
