/** Depth first; siblings in order of creation. */
export const inTreeOrder = <A extends { readonly path: string }>(actors: readonly A[]): readonly A[] => {
  const children = Map.groupBy(
    actors.filter(({ path }) => path !== ''),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  const under = (actor: A): readonly A[] => [actor, ...(children.get(actor.path) ?? []).flatMap(under)];
  return actors.filter(({ path }) => path === '').flatMap(under);
};
