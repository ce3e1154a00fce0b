import type { Friendship } from '../kit/residents.ts';

interface Known {
  readonly isFriend: boolean;
  readonly isPending: boolean;
}

/** A change made here wins over what the page loaded, except that a loaded friendship is newer than a pending request. */
export const friendshipOf = (made: Friendship | undefined, { isFriend, isPending }: Known): Friendship => {
  if (made === 'pending') return isFriend ? 'friend' : 'pending';
  return made ?? (isFriend ? 'friend' : isPending ? 'pending' : 'none');
};

interface Snapshot {
  readonly context: { readonly friendships: Readonly<Record<string, Friendship>> };
}

export const selectFriendship = ({ context }: Snapshot, memberId: string): Friendship | undefined =>
  context.friendships[memberId];
