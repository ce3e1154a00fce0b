import type { Situation } from '../situation.ts';

interface OwnTab {
  readonly name: string;
  readonly isFresh: boolean;
}

export const ownTabKey = 'shiye.own-tab';

/** `tab=own` in the URL gives a tab a login of its own; sessionStorage remembers it. */
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
    // Without storage, the name is lost on reload.
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
