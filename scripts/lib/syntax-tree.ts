import { parseAst } from 'vite';

/** A node of a module's syntax tree, whatever its type; `start` and `end` are places in the code. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const children = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Throws where the code is no module. */
export const treeOf = (code: string): Node => parseAst(code) as unknown as Node;
