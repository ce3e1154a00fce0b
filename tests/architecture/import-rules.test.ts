import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { cycles } from './cycles.ts';
import { readFiles, type Violation, violations } from './import-rules.ts';
import { uses } from './zones.ts';

/** Within a layer imports are relative. */
const relative = (path: string, text: string): string =>
  text.replaceAll(/'#([^/']+)(\/[^']+)'/g, (whole, layer: string, rest: string) => {
    const to = posix.relative(posix.dirname(path), `${layer}${rest}`);
    return path.startsWith(`${layer}/`) ? `'${to.startsWith('.') ? to : `./${to}`}'` : whole;
  });

/** Plants files in a source tree without faults; a file that is only imported need not be given. */
function plant(files: Readonly<Record<string, string>>): readonly Violation[] {
  const targets = Object.values(files).flatMap((text) =>
    [...text.matchAll(/'#([^']+\.tsx?)'/g)].map(([, path]) => path ?? ''),
  );
  const empty = targets.map((path) => [path, 'export const x = 1;'] as const);
  return violations(
    new Map([...empty, ...Object.entries(files).map(([path, text]) => [path, relative(path, text)] as const)]),
  );
}

const rulesOf = (found: readonly Violation[]): readonly string[] => found.map(({ rule }) => rule);
const bring = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;

test('the source keeps the rules of its layers', () => {
  expect(violations(readFiles(join(import.meta.dirname, '..', '..', 'src')))).toEqual([]);
});

const allowed: readonly (readonly [path: string, text: string])[] = [
  ['main.tsx', "const host = () => import('#mocks/hosts/browser.ts');\nhost();\n"],
  ['main.tsx', bring('#machines/app/create-app.ts')],
  ['services/env.ts', bring('#services/contract/session.contract.ts')],
  ['services/http/request.ts', bring('#services/failure.ts')],
  ['services/contract/news.contract.ts', "import { Schema } from 'effect';\nexport const a = Schema.String;\n"],
  ['routes/news.routes.ts', bring('#services/address/sites.ts')],
  ['pages/pages.ts', "export const view = () => import('#views/news/Article.tsx');\n"],
  ['pages/pages.ts', "export const chart = () => import('#machines/content/article.machine.ts');\n"],
  ['main.tsx', bring('#pages/pages.ts')],
  ['machines/app/app.machine.ts', bring('#routes/routes.ts')],
  ['machines/app/app.machine.ts', bring('#machines/session/session.machine.ts')],
  ['machines/session/session.machine.ts', bring('#machines/kit/resource.machine.ts')],
  ['machines/content/article.machine.ts', bring('#machines/comments/comments.machine.ts')],
  ['views/news/Article.tsx', bring('#views/comments/Comments.tsx')],
  ['machines/session/login.machine.ts', bring('#services/env.ts')],
  ['machines/session/login.machine.test.ts', bring('#mocks/hosts/node.ts')],
  ['machines/session/login.machine.test.ts', bring('../../../tests/harness/virtual-clock.ts')],
  ['machines/session/login.machine.test.ts', 'createActor(x);\nDate.now();\n'],
  ['machines/app/create-app.ts', 'export const createApp = () => createActor(x);\n'],
  ['machines/journal/shadow.ts', 'export const shadow = () => createActor(x);\n'],
  ['views/shell/App.tsx', bring('#views/news/NewsHome.tsx')],
  ['views/shell/App.tsx', bring('#views/header/Header.tsx')],
  ['views/boot/app-services.ts', bring('#services/storage/locks.ts')],
  ['views/boot/render.tsx', bring('#views/shell/App.tsx')],
  ['views/header/Header.tsx', bring('#views/search/SearchBox.tsx')],
  ['views/header/Header.tsx', bring('#views/navigation/use-route.ts')],
  ['views/navigation/use-address.ts', 'export const a = () => useEffect(x);\n'],
  ['views/news/NewsHome.tsx', bring('#routes/to.ts')],
  ['views/news/NewsHome.tsx', bring('#machines/content/news.machine.ts')],
  ['views/news/NewsHome.tsx', bring('#views/ui/Button.tsx')],
  ['views/news/NewsHome.tsx', bring('#views/kit/Loaded.tsx')],
  ['views/kit/Loaded.tsx', bring('#machines/kit/resource.machine.ts')],
  ['views/news/NewsHome.tsx', bring('#views/context.tsx')],
  ['views/context.tsx', bring('#machines/app/app.machine.ts')],
  ['views/ui/Button.css.ts', bring('#views/theme/tokens.css.ts')],
  ['views/theme/global.css.ts', "globalStyle('body', { margin: 0 });\n"],
  ['views/ui/Html.tsx', 'export const Html = () => <div dangerouslySetInnerHTML={{ __html: "" }} />;\n'],
  ['mocks/hosts/browser.ts', bring('#mocks/domain/apply.ts')],
  ['mocks/domain/apply.ts', bring('#services/contract/news.contract.ts')],
  ['mocks/hosts/domain-log.ts', bring('#services/storage/indexed-db.ts')],
  ['services/storage/records.ts', 'export const read = () => localStorage.length;\n'],
  ['machines/session/time.ts', 'export const at = (ms: number) => new Date(ms);\n'],
  ['views/news/Words.tsx', "export const words = 'fetch( Date.now( localStorage';\n"],
  ['views/news/Clock.tsx', 'export const wait = (clock: Clock) => clock.setTimeout(x, 1);\n'],
];

test.each(allowed)('%s may do this: %s', (path, text) => {
  expect(plant({ [path]: text })).toEqual([]);
});

const arrows: readonly (readonly [path: string, target: string])[] = [
  ['services/contract/news.contract.ts', '#services/failure.ts'],
  ['services/contract/news.contract.ts', '#services/http/request.ts'],
  ['services/failure.ts', '#services/http/request.ts'],
  ['services/env.ts', '#services/http/request.ts'],
  ['services/http/request.ts', '#services/storage/records.ts'],
  ['services/http/request.ts', '#machines/app/app.machine.ts'],
  ['services/http/request.ts', '#routes/routes.ts'],
  ['routes/news.routes.ts', '#views/news/Article.tsx'],
  ['routes/news.routes.ts', '#machines/content/article.machine.ts'],
  ['routes/news.routes.ts', '#i18n/i18n.ts'],
  ['routes/news.routes.ts', '#pages/pages.ts'],
  ['machines/app/app.machine.ts', '#pages/pages.ts'],
  ['views/shell/App.tsx', '#pages/pages.ts'],
  ['pages/pages.ts', '#services/env.ts'],
  ['views/ui/Button.tsx', '#routes/routes.ts'],
  ['mocks/handlers/session.handlers.ts', '#routes/routes.ts'],
  ['machines/session/login.machine.ts', '#views/session/Login.tsx'],
  ['machines/session/login.machine.ts', '#machines/registration/supplement.machine.ts'],
  ['machines/session/login.machine.ts', '#machines/app/app.machine.ts'],
  ['machines/kit/resource.machine.ts', '#machines/session/login.machine.ts'],
  ['machines/comments/comments.machine.ts', '#machines/content/article.machine.ts'],
  ['machines/kit/page.machine.ts', '#machines/comments/comments.machine.ts'],
  ['views/comments/Comments.tsx', '#views/news/Article.tsx'],
  ['views/news/Article.tsx', '#views/friends/FriendButton.tsx'],
  ['machines/session/login.machine.ts', '#i18n/i18n.ts'],
  ['machines/brand-new/x.machine.ts', '#machines/session/login.machine.ts'],
  ['views/news/NewsHome.tsx', '#views/session/Login.tsx'],
  ['views/news/NewsHome.tsx', '#views/shell/App.tsx'],
  ['views/shell/App.tsx', '#views/boot/render.tsx'],
  ['views/shell/App.tsx', '#services/storage/locks.ts'],
  ['views/news/NewsHome.tsx', '#views/header/Header.tsx'],
  ['views/news/NewsHome.tsx', '#views/navigation/use-route.ts'],
  ['views/header/Header.tsx', '#views/shell/App.tsx'],
  ['views/header/Header.tsx', '#services/storage/locks.ts'],
  ['views/navigation/use-route.ts', '#views/header/Header.tsx'],
  ['views/navigation/use-route.ts', '#views/news/NewsHome.tsx'],
  ['views/news/NewsHome.tsx', '#services/env.ts'],
  ['views/news/NewsHome.tsx', '#services/http/request.ts'],
  ['views/context.tsx', '#views/shell/App.tsx'],
  ['views/kit/Loaded.tsx', '#views/news/NewsHome.tsx'],
  ['views/ui/Button.tsx', '#views/context.tsx'],
  ['views/ui/Button.tsx', '#i18n/i18n.ts'],
  ['views/ui/Button.tsx', '#services/contract/constants.ts'],
  ['views/theme/tokens.css.ts', '#views/ui/Button.tsx'],
  ['i18n/i18n.ts', '#services/contract/constants.ts'],
  ['mocks/handlers/session.handlers.ts', '#services/failure.ts'],
  ['mocks/hosts/browser.ts', '#services/storage/records.ts'],
  ['mocks/handlers/session.handlers.ts', '#machines/app/app.machine.ts'],
  ['views/news/NewsHome.tsx', '#mocks/seed/news.ts'],
  ['machines/app/app.machine.ts', '#mocks/seed/news.ts'],
  ['services/http/request.ts', '#mocks/seed/news.ts'],
  ['main.tsx', '#mocks/hosts/browser.ts'],
  ['views/shell/App.tsx', '#main.tsx'],
  ['helpers/text.ts', '#services/failure.ts'],
];

test.each(arrows)('%s must not import %s', (path, target) => {
  expect(plant({ [path]: bring(target) })).toMatchObject([{ rule: 'arrow', at: `${path}:1` }]);
});

test('type, dynamic and handed-on imports are arrows too', () => {
  const target = "'#views/session/Login.tsx'";
  for (const text of [
    `import type { X } from ${target};\nexport type Y = X;\n`,
    `export type Y = import(${target}).X;\n`,
    `export const y = () => import(${target});\n`,
    `export const z = 1;\nexport { x } from ${target};\n`,
    `export const z = 1;\nexport * from ${target};\n`,
  ])
    expect(rulesOf(plant({ 'machines/session/login.machine.ts': text }))).toEqual(['arrow']);
});

test('a relative import that climbs out of its layer is found, by both rules', () => {
  const found = plant({
    'machines/session/login.machine.ts':
      "import type { X } from '../../views/session/Login.tsx';\nexport type Y = X;\n",
    'views/session/Login.tsx': 'export type X = 1;\n',
  });
  expect(rulesOf(found)).toEqual(['arrow', 'specifier']);
});

test('an import by # within its own layer is found', () => {
  const files = { 'views/news/A.tsx': bring('#views/ui/Button.tsx'), 'views/ui/Button.tsx': 'export const x = 1;\n' };
  expect(rulesOf(violations(new Map(Object.entries(files))))).toEqual(['specifier']);
});

test('only tests see what lies in tests', () => {
  const found = plant({ 'machines/session/login.machine.ts': bring('../../../tests/harness/virtual-clock.ts') });
  expect(rulesOf(found)).toContain('arrow');
});

const packages: readonly (readonly [path: string, name: string])[] = [
  ['services/contract/news.contract.ts', 'ky'],
  ['machines/session/login.machine.ts', 'react'],
  ['machines/session/login.machine.ts', '@xstate/react'],
  ['machines/session/login.machine.ts', 'react-dom/client'],
  ['routes/resolve.ts', 'wouter'],
  ['machines/session/login.machine.ts', 'i18next'],
  ['services/http/request.ts', 'react-i18next'],
  ['views/news/NewsHome.tsx', '@ark-ui/react/dialog'],
  ['views/news/NewsHome.tsx', 'msw/browser'],
  ['services/realtime/socket.ts', 'mock-socket'],
  ['services/http/request.ts', 'idb'],
];

test.each(packages)('%s must not import the package %s', (path, name) => {
  expect(rulesOf(plant({ [path]: bring(name) }))).toEqual(['package']);
});

const texts: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['default export', 'views/news/NewsHome.tsx', 'export default function NewsHome() {}\n'],
  ['default export', 'views/news/NewsHome.tsx', 'const x = 1;\nexport { x as default };\n'],
  ['barrel', 'views/news/parts.ts', "export { x } from './x.ts';\nexport * from './y.ts';\n"],
  ['barrel', 'views/news/parts.ts', "import { x } from './x.ts';\nexport { x };\n"],
  ['import effect', 'machines/session/count.ts', 'export let count = 0;\n'],
  ['import effect', 'machines/session/count.ts', "console.log('read');\n"],
  ['import effect', 'machines/session/count.ts', 'if (globalThis.x) throw new Error();\n'],
  ['one createActor', 'main.tsx', 'export const a = () => createActor(x);\n'],
  ['one createActor', 'machines/session/session.machine.ts', 'export const a = () => createActor(x);\n'],
  ['one createActor', 'views/shell/App.tsx', 'export const a = () => createActor(x);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => useEffect(x);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => React.useEffect(x);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => setInterval(x, 1);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => window.setTimeout(x, 1);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => globalThis.fetch(x);\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => <p>{Date.now()}</p>;\n'],
  ['views ask and tell', 'views/news/A.tsx', 'export const a = () => Math.random();\n'],
  ['views read selectors', 'views/news/A.tsx', 'export const a = () => useSelector(x, ({ context }) => context.id);\n'],
  ['views read selectors', 'views/shell/a.ts', 'export const a = (snapshot) => snapshot.context;\n'],
  ['views read selectors', 'views/shell/a.ts', "export const a = (snapshot) => snapshot.matches('on');\n"],
  ['machines are pure', 'machines/kit/a.ts', 'export const a = () => Date.now();\n'],
  ['machines are pure', 'machines/kit/a.ts', 'export const a = () => Math.random();\n'],
  ['machines are pure', 'machines/kit/a.ts', 'export const a = () => new Date();\n'],
  ['machines are pure', 'machines/kit/a.ts', 'export const a = () => crypto.randomUUID();\n'],
  ['foreign HTML', 'views/news/A.tsx', 'export const a = () => <p dangerouslySetInnerHTML={x} />;\n'],
  ['foreign HTML', 'views/ui/Card.tsx', 'export const a = { dangerouslySetInnerHTML: x };\n'],
  ['no sound', 'views/messages/A.tsx', "export const a = () => new Audio('/ping.mp3').play();\n"],
  ['no sound', 'machines/messages/a.ts', 'export const a = () => navigator.vibrate(1);\n'],
  ['storage in one folder', 'machines/kit/a.ts', "export const a = () => localStorage.getItem('a');\n"],
  ['storage in one folder', 'views/shell/A.tsx', 'export const a = () => window.sessionStorage.length;\n'],
  ['storage in one folder', 'services/http/a.ts', "export const a = () => indexedDB.open('a');\n"],
  ['specifier', 'views/news/A.tsx', "import { b } from './B.tsx';\nexport const a = b;\n"],
  ['specifier', 'views/news/A.tsx', "import { b } from './b';\nexport const a = b;\n"],
  ['syntax', 'views/news/A.tsx', 'export const = ;\n'],
];

test.each(texts)('%s: found in %s: %s', (rule, path, text) => {
  const around = { 'views/news/x.ts': 'export const x = 1;\n', 'views/news/y.ts': 'export const y = 1;\n' };
  expect(rulesOf(plant({ ...around, [path]: text }))).toContain(rule);
});

test('a folder that imports from more than 25 others is found', () => {
  const names = Array.from({ length: 26 }, (_, index) => `#machines/feature${index}/a.ts`);
  const lines = names.map((name, index) => `import { x as x${index} } from '${name}';\n`).join('');
  const all = (count: number) => `export const a = [${names.slice(0, count).map((_, index) => `x${index}`)}];\n`;
  expect(rulesOf(plant({ 'views/shell/a.ts': lines + all(26) }))).toEqual(['crowded folder']);
  expect(plant({ 'views/shell/a.ts': lines.split('\n').slice(0, 25).join('\n') + all(25) })).toEqual([]);
});

test('a circle is found, also through types and lazy imports', () => {
  const found = plant({
    'machines/kit/a.ts': bring('./b.ts'),
    'machines/kit/b.ts': "import type { C } from './c.ts';\nexport const x: C = 1;\n",
    'machines/kit/c.ts': "export type C = 1;\nexport const lazy = () => import('./a.ts');\n",
  });
  expect(found).toEqual([
    {
      rule: 'cycle',
      at: 'machines/kit/a.ts',
      detail: 'machines/kit/a.ts <-> machines/kit/b.ts <-> machines/kit/c.ts',
    },
  ]);
});

test('no feature uses one that uses it', () => {
  const all = new Set(Object.entries(uses).flatMap(([feature, used]) => [feature, ...used]));
  expect(cycles(new Map([...all].map((feature) => [feature, uses[feature] ?? []])))).toEqual([]);
});

test('circles of a graph', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d'], f: ['f'], g: ['a', 'f'], h: ['g'] };
  expect(cycles(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']]);
  expect(cycles(new Map(Object.entries({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })))).toEqual([]);
});
