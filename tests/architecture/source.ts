import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  readonly specifier: string;
  readonly kind: 'static' | 'type' | 'dynamic';
  readonly line: number;
}

/** Something in the text that a rule may ask about: a call, a `new`, a name. */
export interface Use {
  readonly what: string;
  readonly line: number;
}

export interface Source {
  readonly imports: readonly Import[];
  /** Calls by bare or global name (`fetch`, `Date.now`), also through `window`, `globalThis`, `self` and `React`. */
  readonly calls: readonly Use[];
  /** Every identifier outside import and export lists, and every JSX attribute. */
  readonly names: readonly Use[];
  readonly comments: readonly Use[];
  /** Lines of statements that act, or of variables that may change, at the top level. */
  readonly importEffects: readonly number[];
}

const globals = new Set(['window', 'globalThis', 'self', 'React']);

function nameOf(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const object = nameOf(node.object);
  if (object === undefined) return undefined;
  return globals.has(object) ? node.property.name : `${object}.${node.property.name}`;
}

function acts(node: ESTree.Program['body'][number]): boolean {
  if (node.type === 'ExpressionStatement') return !('directive' in node && typeof node.directive === 'string');
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declared?.type === 'VariableDeclaration') return declared.kind !== 'const' && declared.declare !== true;
  return /^(If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Throw)Statement$/.test(node.type);
}

/** Reads one file with the bundler's own parser; `path` decides between TypeScript and TSX. */
export function readSource(path: string, text: string): Source {
  const { program, comments } = parseSync(path, text);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const line = (at: number): number => starts.findLastIndex((start) => start <= at) + 1;
  const imports: Import[] = [];
  const calls: Use[] = [];
  const names: Use[] = [];
  const bring = (node: ESTree.StringLiteral, kind: Import['kind']): void => {
    imports.push({ specifier: node.value, kind, line: line(node.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => bring(node.source, node.importKind === 'type' ? 'type' : 'static'),
    ExportAllDeclaration: (node) => bring(node.source, node.exportKind === 'type' ? 'type' : 'static'),
    ExportNamedDeclaration: (node) => {
      if (node.source) bring(node.source, node.exportKind === 'type' ? 'type' : 'static');
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') bring(source, 'dynamic');
    },
    TSImportType: (node) => bring(node.source, 'type'),
    CallExpression: (node) => {
      const what = nameOf(node.callee);
      if (what !== undefined) calls.push({ what, line: line(node.start) });
    },
    NewExpression: (node) => {
      const what = nameOf(node.callee);
      if (what !== undefined && node.arguments.length === 0)
        calls.push({ what: `new ${what}`, line: line(node.start) });
    },
    Identifier: (node) => {
      names.push({ what: node.name, line: line(node.start) });
    },
    PrivateIdentifier: (node) => {
      names.push({ what: node.name, line: line(node.start) });
    },
    JSXIdentifier: (node) => {
      names.push({ what: node.name, line: line(node.start) });
    },
  }).visit(program);
  return {
    imports,
    calls,
    names,
    comments: comments.map(({ value, start }) => ({ what: value, line: line(start) })),
    importEffects: program.body.filter(acts).map((node) => line(node.start)),
  };
}
