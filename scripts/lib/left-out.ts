import { type Plugin, parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const children = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const name = String(node.name ?? node.value ?? '');
  return node.type === 'PrivateIdentifier' ? `#${name}` : name;
};

interface Body {
  readonly name: string;
  readonly body: Node;
}

/** Bodies of all named functions of a module: `name`, or `Class.method`. */
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
    default:
      return inside();
  }
};

/** What stands instead of the body of a function, such as `return callback(null)`; the empty text for nothing. */
export type LeftOut = Readonly<Record<string, string>>;

/** The module with other bodies. Throws where a function is not there: the library has another version. */
export const withoutBodies = (code: string, leftOut: LeftOut): string => {
  const bodies = bodiesIn(parseAst(code) as unknown as Node);
  const spans = Object.entries(leftOut).map(([name, instead]) => {
    const [found, ...others] = bodies.filter((body) => body.name === name);
    if (!found || others.length > 0) throw new Error(`no function ${name} of its own is there to be left out`);
    return { ...found.body, instead };
  });
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => `${text.slice(0, start)}{${instead}}${text.slice(end)}`, code);
};

/** Leaves out of the libraries what this app never reaches, by the end of the module's path. */
export const leftOut = (modules: Readonly<Record<string, LeftOut>>): Plugin => ({
  name: 'shiye-left-out',
  apply: 'build',
  transform: {
    filter: { id: Object.keys(modules).map((end) => new RegExp(`${end.replaceAll('.', '\\.')}$`)) },
    handler: (code, id) => {
      const end = Object.keys(modules).find((path) => id.endsWith(path));
      return end ? { code: withoutBodies(code, modules[end] ?? {}), map: null } : null;
    },
  },
});
