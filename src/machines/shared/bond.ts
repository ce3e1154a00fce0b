/** The user's relation to a member; `pending`: requested and not yet answered. */
export type Bond = 'none' | 'pending' | 'friend';

export interface BondChanged {
  readonly type: 'bond.changed';
  readonly memberId: string;
  readonly bond: Bond;
}

interface Known {
  readonly isFriend: boolean;
  readonly isPending: boolean;
}

/** A change made here wins over what the page loaded, except that a loaded friendship is newer than a pending request. */
export const bondOf = (made: Bond | undefined, { isFriend, isPending }: Known): Bond => {
  if (made === 'pending') return isFriend ? 'friend' : 'pending';
  return made ?? (isFriend ? 'friend' : isPending ? 'pending' : 'none');
};

interface Snapshot {
  readonly context: { readonly bonds: Readonly<Record<string, Bond>> };
}

export const selectBond = ({ context }: Snapshot, memberId: string): Bond | undefined => context.bonds[memberId];
