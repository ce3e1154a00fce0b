/** What ties the reader to a member; `pending`: he has asked, and there is no answer yet. */
export type Bond = 'none' | 'pending' | 'friend';

/** A part of a page tells the root what the reader has made of it with someone. */
export interface BondChanged {
  readonly type: 'bond.changed';
  readonly memberId: string;
  readonly bond: Bond;
}

interface Known {
  readonly isFriend: boolean;
  readonly isPending: boolean;
}

/** What to show of someone: what happened here over what the page knew. An agreement that a page tells of is newer than the asking. */
export const bondOf = (made: Bond | undefined, { isFriend, isPending }: Known): Bond => {
  if (made === 'pending') return isFriend ? 'friend' : 'pending';
  return made ?? (isFriend ? 'friend' : isPending ? 'pending' : 'none');
};
