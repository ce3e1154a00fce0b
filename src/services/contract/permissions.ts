/**
 * Who may do what (§6). `unregistered` is logged in without a mobile or with an unfinished profile (docs/choices.md
 * R6-9), `muted` is a registered member who is banned.
 */
export const roles = ['visitor', 'unregistered', 'registered', 'muted'] as const;
export type Role = (typeof roles)[number];

/** What stands in the way: a login, a profile to complete, or that the member is muted. */
export type Answer = 'yes' | 'login' | 'complete' | 'muted';

const reading = { visitor: 'yes', unregistered: 'yes', registered: 'yes', muted: 'yes' } as const;
const forMembers = { visitor: 'login', unregistered: 'complete', registered: 'yes', muted: 'yes' } as const;
const speaking = { ...forMembers, muted: 'muted' } as const;

/**
 * Every act of chapter 6 by every role. What a muted member may not say stands in docs/choices.md R6-15; that an
 * unregistered one is shown the login dialog for messages and friend requests is R6-6 and R6-7.
 */
export const permissions = {
  /** Reading what is open to all; a visitor's company and product pages are counted (R1-5). */
  browse: reading,
  /** Reading without the visit limit (R6-10). */
  browseInFull: forMembers,
  like: forMembers,
  follow: forMembers,
  favourite: forMembers,
  joinCircle: forMembers,
  report: forMembers,
  comment: speaking,
  publish: speaking,
  message: { ...speaking, unregistered: 'login' },
  applyFriend: { ...forMembers, unregistered: 'login' },
  handleFriend: forMembers,
  /** The links that are for registered members only (docs/choices.md R6-8). */
  seeVisitors: forMembers,
  openMyPage: forMembers,
  openSettings: forMembers,
  openMessages: forMembers,
  /** Unregistered users complete their profile by it (R6-5). */
  editProfile: { ...forMembers, unregistered: 'yes' },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, Answer>>>>;

export type Act = keyof typeof permissions;

export const may = (role: Role, act: Act): Answer => permissions[act][role];

/** What decides the role; `isRegistered` as docs/choices.md R6-9 defines it. */
export interface RoleFacts {
  readonly isLogined: boolean;
  readonly isRegistered: boolean;
  readonly isBanned: boolean;
}

export const roleOf = ({ isLogined, isRegistered, isBanned }: RoleFacts): Role => {
  if (!isLogined) return 'visitor';
  if (!isRegistered) return 'unregistered';
  return isBanned ? 'muted' : 'registered';
};

/** Envelope codes of a call that the role does not allow; without a login the answer is 401. */
export const permissionRefusal = { incomplete: 40301, muted: 40302 } as const;
