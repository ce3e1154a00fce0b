import type { Role } from '#services/contract/permissions.ts';

/** Who reads: `memberId` is null for a guest, `role` what chapter 6 calls him. */
export interface Reader {
  readonly memberId: string | null;
  readonly role: Role;
}

/**
 * Told to rooms and residents. `known`: found out for the first time, what was loaded is already his. `entered`: a guest
 * has logged in, or the role of the same member has changed. `left`: a member has gone, and nothing of his may stay.
 */
export interface ReaderChanged extends Reader {
  readonly type: 'reader.changed';
  readonly how: 'known' | 'entered' | 'left';
}

/** The way in has been shut again: what waited for a login waits no more. */
export interface DoorShut {
  readonly type: 'door.shut';
}

/** What was typed here before and not sent is still there. */
export interface DraftFound {
  readonly type: 'draft.found';
  readonly subject: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
