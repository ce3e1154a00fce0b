export interface TreeNode {
  readonly id: string;
  readonly name: string;
  readonly alias?: string | undefined;
  /** null: not known before it is opened. */
  readonly children?: readonly TreeNode[] | null | undefined;
}

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
  return node.children === undefined || node.children?.length === 0;
}

export function columnsOf(
  tree: readonly TreeNode[],
  open: readonly TreeNode[],
): readonly (readonly TreeNode[] | null)[] {
  return [tree, ...open.filter((node) => !isLeaf(node)).map((node) => node.children ?? null)];
}
