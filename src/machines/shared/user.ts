import { type Act, may, type Role } from '#services/contract/permissions.ts';

/** `memberId` is null for a guest; `role` as in chapter 6. */
export interface User {
  readonly memberId: string | null;
  readonly role: Role;
}

/** `known`: first identified, loaded data is already theirs; `entered`: login or role change; `left`: logout, none of their data may stay. */
export interface UserChanged extends User {
  readonly type: 'user.changed';
  readonly how: 'known' | 'entered' | 'left';
}

/** Whether a login allows what the user asked for. Another member (`left`) asked for nothing. */
export const isAllowedNow = ({ role, how }: UserChanged, act: Act): boolean =>
  how !== 'left' && may(role, act) === 'yes';

export interface AuthClosed {
  readonly type: 'auth.closed';
}

export interface DraftFound {
  readonly type: 'draft.found';
  readonly subject: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
