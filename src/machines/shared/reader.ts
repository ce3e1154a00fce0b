import type { Role } from '#services/contract/permissions.ts';

/** Who uses the app. `memberId` is null for a guest; `role` as in chapter 6. */
export interface Reader {
  readonly memberId: string | null;
  readonly role: Role;
}

/**
 * A fact (`announce.ts`). `known`: first identified; what was loaded is theirs already. `entered`: a guest logged in, or
 * the member's role changed. `left`: the member is gone, and none of their data may stay.
 */
export interface ReaderChanged extends Reader {
  readonly type: 'reader.changed';
  readonly how: 'known' | 'entered' | 'left';
}

/** The login dialog closed: nothing waits for a login any more. */
export interface DoorShut {
  readonly type: 'door.shut';
}

/** An unsent draft of this form exists. */
export interface DraftFound {
  readonly type: 'draft.found';
  readonly subject: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
