import type { EventObject } from 'xstate';
import type { Role } from '#services/contract/permissions.ts';

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

const isUserChanged = (event: EventObject): event is UserChanged => event.type === 'user.changed';

export const hasLeft = (event: EventObject): boolean => isUserChanged(event) && event.how === 'left';
export const hasEntered = (event: EventObject): boolean => isUserChanged(event) && event.how === 'entered';

interface Received {
  readonly context: { readonly role: Role };
  readonly event: EventObject;
}

/** Assigned as `role` on `user.changed`. */
export const roleNow = ({ context, event }: Received): Role => (isUserChanged(event) ? event.role : context.role);
