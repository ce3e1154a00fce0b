type Attributes = Readonly<Record<string, string>>;
export type Tree = string | readonly [tag: string, attributes: Attributes, children: readonly Tree[]];
/** A number stands for a part in a table. */
export type Shared = number | string | readonly [tag: string, attributes: Attributes, children: readonly Shared[]];
/** A part of a window, and what stands there in another. */
type Swap = readonly [was: Tree, now: readonly Tree[]];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string): string => text.replaceAll(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole);

/** For the head: React puts them before the rest. A footer is below the window, and empty. */
const leftOut: readonly string[] = ['title', 'meta', 'link', 'script', 'footer'];
const withoutEnd: readonly string[] = ['input', 'img', 'br', 'hr', 'meta', 'link'];
/** Made by React, another one in each window. */
const isMadeId = (value: string): boolean => value.includes('_R_');

const piece = /<(?:!--.*?--|(\/?)([\w-]+)((?:\s[^\s=/>]+(?:="[^"]*")?)*)\s*\/?)>|([^<]+)/g;

/** The first element of HTML as React writes it, without what is left out. */
export const treeOf = (html: string): Tree => {
  const open: [tag: string, attributes: Record<string, string>, children: Tree[]][] = [['', {}, []]];
  for (const [, end, tag, written = '', text] of html.matchAll(piece)) {
    if (text !== undefined) open.at(-1)?.[2].push(decoded(text));
    if (!tag) continue;
    if (!end) {
      const attributes = [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
        .map(([, name = '', value = '']) => [name, decoded(value)] as const)
        .filter(([, value]) => !isMadeId(value));
      open.push([tag, Object.fromEntries(attributes), []]);
      if (!withoutEnd.includes(tag)) continue;
    }
    const element = open.pop();
    if (element && !leftOut.includes(tag)) open.at(-1)?.[2].push(element);
  }
  const [window] = open[0]?.[2] ?? [];
  if (window === undefined || open.length > 1) throw new Error(`not as React writes it: ${html.slice(0, 200)}`);
  return window;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The smallest parts in which two windows differ. */
export const swapsOf = (one: Tree, other: Tree): readonly Swap[] => {
  if (isSame(one, other)) return [];
  if (typeof one === 'string' || typeof other === 'string') return [[one, [other]]];
  const [before, after] = [one[2], other[2]];
  if (!isSame(one.slice(0, 2), other.slice(0, 2))) return [[one, [other]]];
  const start = before.findIndex((child, at) => !isSame(child, after[at]));
  const end = before.toReversed().findIndex((child, at) => !isSame(child, after.at(-1 - at)));
  const was = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  if (was.length === now.length) return was.flatMap((child, at) => swapsOf(child, now[at] ?? ''));
  const [only] = was;
  if (only === undefined || was.length > 1) throw new Error('the windows differ in more than one part');
  return [[only, now]];
};

/** A table of what stands in more than one place. `apart`: in the table anyway. */
export const shareParts = (windows: readonly Tree[], apart: readonly Tree[]) => {
  const uses = new Map(apart.map((tree) => [JSON.stringify(tree), 2]));
  const count = (tree: Tree): void => {
    const key = JSON.stringify(tree);
    uses.set(key, (uses.get(key) ?? 0) + 1);
    if (uses.get(key) === 1 && typeof tree !== 'string') tree[2].forEach(count);
  };
  windows.forEach(count);
  const parts: Shared[] = [];
  const places = new Map<string, number>();
  const share = (tree: Tree): Shared => {
    const key = JSON.stringify(tree);
    const known = places.get(key);
    if (known !== undefined) return known;
    const shared: Shared = typeof tree === 'string' ? tree : [tree[0], tree[1], tree[2].map(share)];
    const isShort = typeof tree === 'string' && tree.length < 12;
    if (isShort || (uses.get(key) ?? 0) < 2) return shared;
    places.set(key, parts.push(shared) - 1);
    return parts.length - 1;
  };
  return { parts, share };
};
