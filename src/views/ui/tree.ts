/** A node of a choice in levels: a region, say. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** What it is also called, for those who type: the name in Latin letters, say. */
  readonly alias?: string | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** From the root's child down to the node with `id`; empty where there is none. */
export function pathTo(tree: readonly TreeNode[], id: string | undefined): readonly TreeNode[] {
  if (id === undefined) return [];
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathTo(node.children ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

export function isLeaf(node: TreeNode): boolean {
  return node.children === undefined || node.children.length === 0;
}

/** The columns to show when `open` is the way that stands open: the roots, then the children of each open node. */
export function columnsOf(tree: readonly TreeNode[], open: readonly TreeNode[]): readonly (readonly TreeNode[])[] {
  return [tree, ...open.filter((node) => !isLeaf(node)).map((node) => node.children ?? [])];
}
