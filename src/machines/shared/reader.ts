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

/** A part of a page asks whether the root has kept what was typed here before; the answer is `draft.found`. */
export interface DraftWanted {
  readonly type: 'draft.wanted';
  readonly subject: string;
}

export interface DraftFound {
  readonly type: 'draft.found';
  readonly subject: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A part of a page asks the root to let the reader in. `byTap`: he asked for it himself. */
export interface LoginWanted {
  readonly type: 'login.wanted';
  readonly byTap: boolean;
}
