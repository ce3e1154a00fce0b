/** What is known of an actor at a moment, as far as the tree needs it. */
export interface Treed {
  readonly path: string;
  readonly incarnation: number;
  /** The id of its chart, null for an effect. */
  readonly machine: string | null;
  readonly status: string;
}

/** A line of the tree. `level` counts from 1; `earlier`: how many actors there were under this path before. */
export interface TreeLine<A extends Treed> {
  readonly actor: A;
  readonly name: string;
  readonly level: number;
  readonly earlier: number;
  readonly isOver: boolean;
}

const segments = (path: string): readonly string[] => path.split('/').slice(1);

/** The actors as one reads a tree: each below its parent, in the order in which they came into being. */
export const treeOf = <A extends Treed>(actors: readonly A[]): readonly TreeLine<A>[] => {
  const children = Map.groupBy(
    actors.filter(({ path }) => path !== ''),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  const under = (actor: A, level: number): readonly TreeLine<A>[] => {
    const { path, machine, incarnation, status } = actor;
    const line = {
      actor,
      name: segments(path).at(-1) ?? machine ?? '',
      level,
      earlier: Math.max(0, incarnation - 1),
      isOver: status !== 'active',
    };
    return [line, ...(children.get(path) ?? []).flatMap((child) => under(child, level + 1))];
  };
  return actors.filter(({ path }) => path === '').flatMap((root) => under(root, 1));
};
