import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Names that stand for elements in a file: props of type ReactNode, and what is made of JSX. */
const elementsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      /(\w+)\??: (?:\(.*\) => |Readonly<Record<.*, )?React(?:Node|Element)\b/g,
      /const (\w+) = \(.*\): ReactNode =>/g,
      /const (\w+) = (?:\(.*\) =>)?\s*\(?\s*</g,
      /const (\w+) =\s[^;]*?[?:(]\s*</g,
    ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  );

/** Whether an expression may be a text. */
const mayBeText = (node: ESTree.Node, elements: ReadonlySet<string>): boolean => {
  const may = (each: ESTree.Node): boolean => mayBeText(each, elements);
  if (node.type === 'JSXText') return node.value.trim() !== '';
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression') return may(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'number' || String(node.value ?? '').trim() !== '';
  if (node.type === 'ConditionalExpression') return may(node.consequent) || may(node.alternate);
  if (node.type === 'LogicalExpression') return may(node.right) || (node.operator !== '&&' && may(node.left));
  if (node.type === 'Identifier') return !elements.has(node.name);
  if (node.type === 'MemberExpression') return may(node.object) && may(node.property);
  if (node.type === 'CallExpression') {
    const { callee } = node;
    if (callee.type === 'Identifier') return !elements.has(callee.name);
    return !(
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'map'
    );
  }
  return !/^JSX/.test(node.type);
};

/** What JSX draws: no blanks between lines, no comments. */
const isDrawn = (child: ESTree.Node): boolean =>
  !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
  !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Lines with a text that shares its parent with something else. */
const sharedTexts = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const elements = elementsIn(text);
  const check = ({ start, children }: ESTree.JSXElement | ESTree.JSXFragment, most: number): void => {
    const drawn = children.filter(isDrawn);
    if (drawn.length > most && drawn.some((child) => mayBeText(child, elements)))
      found.push(`${path}:${text.slice(0, start).split('\n').length}`);
  };
  new Visitor({ JSXElement: (node) => check(node, 1), JSXFragment: (node) => check(node, 0) }).visit(
    parseSync(path, text).program,
  );
  return found;
};

test('a text is the only child of its element: React finds it again where a translating browser has moved it', () => {
  const views = globSync('src/views/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));
  expect(views.length).toBeGreaterThan(100);
  expect(views.flatMap((path) => sharedTexts(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('a text beside an icon, beside another, or in a fragment is found', () => {
  const found = (jsx: string) => sharedTexts('x.tsx', `const a = ${jsx};`).length;
  expect([found('<p><Icon />{t("x")}</p>'), found('<p>{a} · {b}</p>'), found('<>{t("x")}</>')]).toEqual([1, 1, 1]);
  expect([found('<p>{t("x")}</p>'), found('<p>\n<b>{a}</b>{" "}{is ? <i /> : null}</p>')]).toEqual([0, 0]);
});
