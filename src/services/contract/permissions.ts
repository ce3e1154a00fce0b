/** §6. `unregistered`: logged in without a mobile or with an unfinished profile (docs/choices.md R6-9). */
export const roles = ['guest', 'unregistered', 'registered', 'muted'] as const;
export type Role = (typeof roles)[number];

/** What the role lacks: a login, a completed profile, or the right to speak. */
export type Answer = 'yes' | 'login' | 'complete' | 'muted';

const reading = { guest: 'yes', unregistered: 'yes', registered: 'yes', muted: 'yes' } as const;
const forMembers = { guest: 'login', unregistered: 'complete', registered: 'yes', muted: 'yes' } as const;
const speaking = { ...forMembers, muted: 'muted' } as const;

/** §6. Muted: docs/choices.md R6-15; unregistered users get the login dialog (R6-6, R6-7). */
export const permissions = {
  browse: reading,
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
  /** docs/choices.md R6-8 */
  seeVisitors: forMembers,
  openMyPage: forMembers,
  openSettings: forMembers,
  openMessages: forMembers,
  /** R6-5 */
  editProfile: { ...forMembers, unregistered: 'yes' },
} as const satisfies Readonly<Record<string, Readonly<Record<Role, Answer>>>>;

export type Act = keyof typeof permissions;

export const may = (role: Role, act: Act): Answer => permissions[act][role];

interface RoleFacts {
  readonly isLogined: boolean;
  readonly isRegistered: boolean;
  readonly isBanned: boolean;
}

export const roleOf = ({ isLogined, isRegistered, isBanned }: RoleFacts): Role => {
  if (!isLogined) return 'guest';
  if (!isRegistered) return 'unregistered';
  return isBanned ? 'muted' : 'registered';
};

/** Envelope codes for roles without permission; without a login the answer is 401. */
export const permissionRefusal = { incomplete: 40301, muted: 40302 } as const;
