import type { Plugin } from 'vite';
import { children, isNode, type Node, treeOf } from './syntax-tree.ts';

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const name = String(node.name ?? node.value ?? '');
  return node.type === 'PrivateIdentifier' ? `#${name}` : name;
};

/** `Class.prototype.method` of what a function is assigned to. */
const pathOf = (node: unknown): string =>
  isNode(node) && node.type === 'MemberExpression' ? `${pathOf(node.object)}.${nameOf(node.property)}` : nameOf(node);

interface Body {
  readonly name: string;
  readonly body: Node;
}

/** Bodies of all named functions of a module: `name`, `Class.method`, or what they are assigned to. */
const bodiesIn = (node: Node, within = ''): readonly Body[] => {
  const inside = (here = within): readonly Body[] => children(node).flatMap((child) => bodiesIn(child, here));
  const made = (name: string, value: unknown): readonly Body[] =>
    isNode(value) && /Function/.test(value.type) && isNode(value.body) ? [{ name, body: value.body }] : [];
  switch (node.type) {
    case 'ClassDeclaration':
      return inside(`${nameOf(node.id)}.`);
    case 'MethodDefinition':
      return [...made(within + nameOf(node.key), node.value), ...inside()];
    case 'FunctionDeclaration':
      return [...made(nameOf(node.id), node), ...inside()];
    case 'VariableDeclarator':
      return [...made(nameOf(node.id), node.init), ...inside()];
    case 'AssignmentExpression':
      return [...made(pathOf(node.left), node.right), ...inside()];
    default:
      return inside();
  }
};

/** What stands instead of the body of a function, such as `return callback(null)`; the empty text for nothing. */
export type LeftOut = Readonly<Record<string, string>>;

const unreachable = '/* unreachable */';

/** Functions that are never called. A build made to tell (`LEFT_OUT=told`, as in the tests) throws where one is. */
export const never = (...names: readonly string[]): LeftOut =>
  Object.fromEntries(names.map((name) => [name, unreachable]));

const bodyOf = (name: string, instead: string): string => {
  if (instead !== unreachable) return instead;
  return process.env.LEFT_OUT === 'told' ? `throw Error('left out: ${name}')` : '';
};

/** The module with other bodies. Throws where a function is not there: the library has another version. */
export const withoutBodies = (code: string, leftOut: LeftOut): string => {
  const bodies = bodiesIn(treeOf(code));
  const spans = Object.entries(leftOut).map(([name, instead]) => {
    const [found, ...others] = bodies.filter((body) => body.name === name);
    if (!found || others.length > 0) throw new Error(`no function ${name} of its own is there to be left out`);
    return { ...found.body, instead: bodyOf(name, instead) };
  });
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => `${text.slice(0, start)}{${instead}}${text.slice(end)}`, code);
};

const imported = /import\s*(?:(\w+)\s*,?\s*)?(?:\*\s*as\s+(\w+)|\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/g;
const required = /(\w+)\s*=\s*require\(['"]([^'"]+)['"]\)/g;

/** Which of these names a module asks one of these packages for, by an import or as a member of the whole. */
export const askedOf = (code: string, packages: readonly string[], names: readonly string[]): readonly string[] => {
  const imports = [...code.matchAll(imported)].filter(([, , , , from = '']) => packages.includes(from));
  const requires = [...code.matchAll(required)].filter(([, , from = '']) => packages.includes(from));
  const wholes = [...imports.flatMap(([, whole, all]) => [whole, all]), ...requires.map(([, whole]) => whole)];
  const listed = imports.flatMap(([, , , list = '']) => list.split(',').map((one) => one.trim().split(/\s/)[0]));
  return names.filter(
    (name) =>
      listed.includes(name) || wholes.some((whole) => whole && new RegExp(`\\b${whole}\\.${name}\\b`).test(code)),
  );
};

/** What nobody may ask packages for, because it is left out of them. */
export interface Unasked {
  readonly packages: readonly string[];
  readonly names: readonly string[];
}

/**
 * Leaves out of the libraries what this app never reaches, by the end of the module's path. A build in which somebody
 * asks for what is not there fails.
 */
export const leftOut = (modules: Readonly<Record<string, LeftOut>>, { packages, names }: Unasked): Plugin[] => [
  {
    name: 'shiye-left-out',
    apply: 'build',
    transform: {
      filter: { id: Object.keys(modules).map((end) => new RegExp(`${end.replaceAll('.', '\\.')}$`)) },
      handler: (code, id) => {
        const end = Object.keys(modules).find((path) => id.endsWith(path));
        return end ? { code: withoutBodies(code, modules[end] ?? {}), map: null } : null;
      },
    },
  },
  {
    name: 'shiye-unasked',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: packages.map((name) => new RegExp(`['"]${name}['"]`)) },
      handler(code, id) {
        const asked = askedOf(code, packages, names);
        if (asked.length > 0) this.error(`${id} asks for ${asked.join(', ')}, which scripts/lib/unreached leaves out`);
      },
    },
  },
];
