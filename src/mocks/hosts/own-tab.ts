import type { Situation } from '#mocks/situation.ts';

/** A tab whose login and drafts are its own. */
export interface OwnTab {
  /** Told from all other tabs by it. */
  readonly name: string;
  /** The address asks for another persona than it did before, or for the first time. */
  readonly isFresh: boolean;
}

/** Where a tab remembers that it is its own, over reloads and pages. */
export const ownTabKey = 'shiye.own-tab';

/**
 * Whether this tab has a login of its own: the address says so (`tab=own`), or said so before in the same tab. Where
 * the browser lets nothing be remembered, the address has to say it on every page.
 */
export const readOwnTab = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  { isOwnTab, persona }: Situation,
  fresh: string,
): OwnTab | null => {
  const before = remembered(storage);
  if (!before && isOwnTab !== true) return null;
  const asked = isOwnTab === true ? String(persona) : before?.asked;
  const name = before?.name ?? fresh;
  try {
    storage().setItem(ownTabKey, `${name} ${asked}`);
  } catch {
    // It is this page's own at least.
  }
  return { name, isFresh: asked !== before?.asked };
};

const remembered = (storage: () => Pick<Storage, 'getItem'>): { name: string; asked: string } | null => {
  try {
    const [name, asked] = storage().getItem(ownTabKey)?.split(' ') ?? [];
    return name === undefined || asked === undefined ? null : { name, asked };
  } catch {
    return null;
  }
};
