import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { readBudgets, requestedAtStart, requestedUntilIdle, tolerance } from '../../scripts/lib/budgets.ts';
import { brotliSum, filesOf, measureFirstLoad, readManifest } from '../../scripts/lib/first-load.ts';
import { personas } from '../../scripts/lib/personas.ts';
import { withSourceLines } from '../../scripts/lib/source-lines.ts';
import { cycles } from '../architecture/cycles.ts';
import { makeRealBuild, realBuild } from '../harness/real-build.ts';

const { folder } = realBuild;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
let files: readonly string[] = [];

beforeAll(async () => {
  await makeRealBuild();
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
});

const holding = (what: RegExp): readonly string[] =>
  files.filter((file) => !file.startsWith('.vite') && (what.test(file) || what.test(read(file))));

test('a build for a real backend has no word of the simulated one, and no worker but the one that keeps its own files', () => {
  expect(holding(/https:\/\/api\.example\.com/).length).toBeGreaterThan(0);
  expect(holding(/backstage|幕后|mockServiceWorker|\bmsw\b|mock-socket/i)).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const workers = scripts.filter((file) => /addEventListener\([`'"]fetch[`'"]|onfetch|respondWith/.test(read(file)));
  expect(workers).toEqual(['shell-worker.js']);
  const starters = scripts.filter((file) => /serviceWorker\b/.test(read(file)));
  expect(starters).toHaveLength(1);
  // The one script that starts workers knows one address, and lets no other worker stand in its place.
  const starter = read(starters[0] ?? '');
  expect(starter.match(/[\w.]+\.register\(/g)).toHaveLength(1);
  expect(starter).toContain('/shell-worker.js');
  expect(starter).toContain('.unregister()');
  expect(
    Object.keys(JSON.parse(read('.vite/manifest.json'))).filter((key) => /mocks\/|backstage|msw/.test(key)),
  ).toEqual([]);
});

test('a build for a real backend has no login of a test person, in no file of it', () => {
  const people = personas.filter(([, mobile]) => /^\d+$/.test(mobile));
  const logins = people.flatMap(([name, mobile, password]) => [mobile, password, `sso-${name.split(' ')[0]}`]);
  expect(logins).toEqual(expect.arrayContaining(['13800000001', 'Shiye2026', 'sso-liran']));
  const found = files.flatMap((file) => {
    const text = read(file);
    return [...logins, '1380000000'].filter((login) => text.includes(login)).map((login) => `${file}: ${login}`);
  });
  expect(files.filter((file) => /password-login.*\.js$/.test(file)).length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test('the first load of its news home keeps to its budget, and so does all that it asks for until it rests', () => {
  const budgets = readBudgets();
  const { scripts } = measureFirstLoad(folder, requestedAtStart);
  const untilRest = measureFirstLoad(folder, requestedUntilIdle).scripts;
  expect(scripts.length).toBeGreaterThan(0);
  expect(brotliSum(scripts)).toBeLessThanOrEqual(budgets.firstLoadJavaScriptBrotli * tolerance.failure);
  expect(brotliSum(untilRest)).toBeLessThanOrEqual(budgets.restJavaScriptBrotli * tolerance.failure);
});

test('every part that comes later is where it is asked for', () => {
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  const imported = scripts.flatMap((file) =>
    [...read(file).matchAll(/\b(?:import\(|from|import)[`"]\.\/([^`"]+\.js)[`"]/g)].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((name) => !files.includes(`assets/${name}`))).toEqual([]);
});

test('neither a page nor the menu of a phone needs what stands around it', () => {
  const manifest = readManifest(folder);
  const frame = Object.values(manifest).find(({ name }) => name === 'frame');
  const pages = readBudgets().files.flatMap(Object.keys).slice(3);
  expect(pages).toContain('article');
  expect(pages.filter((page) => filesOf(manifest, [page]).includes(frame?.file ?? page))).toEqual([]);
});

test('an article is one script with its chart; another page comes with three to six more, and their styles', () => {
  const manifest = readManifest(folder);
  const added = (page: string, ...there: readonly string[]) =>
    filesOf(manifest, [page], [...requestedUntilIdle, ...there]);
  expect(added('article').map((file) => file.replace(/-.{8}\./, '.'))).toEqual(['assets/article.js']);
  const [light = [], , withFields = []] = readBudgets().files.slice(7).map(Object.keys);
  const most = (pages: readonly string[], ...there: readonly string[]) =>
    Math.max(...pages.map((page) => added(page, ...there).length));
  expect([light.includes('news'), withFields.includes('people')]).toEqual([true, true]);
  expect(most(light)).toBeLessThanOrEqual(7);
  expect(most(light, 'article')).toBeLessThanOrEqual(6);
  expect(most(withFields)).toBeLessThanOrEqual(13);
  expect(most(withFields, 'article')).toBeLessThanOrEqual(12);
});

test('the login dialog waits for two scripts and their styles, and for no page', () => {
  const names = filesOf(readManifest(folder), ['login'], requestedUntilIdle).map((file) =>
    file.replace(/-.{8}\./, '.'),
  );
  expect(names.toSorted()).toEqual(['dialog', 'login'].flatMap((name) => [`assets/${name}.css`, `assets/${name}.js`]));
});

test('no script of it imports itself over others, which might run before what they need', () => {
  const graph = Object.entries(readManifest(folder)).map(([key, { imports = [] }]) => [key, imports] as const);
  expect(graph.length).toBeGreaterThan(30);
  expect(cycles(new Map(graph))).toEqual([]);
});

test('its worker keeps all that its page begins with, and what gives again what was read', () => {
  const worker = read('shell-worker.js');
  const named = [...read('index.html').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((address) => address === undefined || !worker.includes(address))).toEqual([]);
  const manifest = readManifest(folder);
  const kept = filesOf(manifest, [...requestedUntilIdle, 'article', 'news']);
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.filter((file) => !worker.includes(file))).toEqual([]);
  expect(worker).not.toContain(manifest['src/views/flows/Flows.tsx']?.file ?? '/');
});

test('of the scripts that its page begins with, beside those of the start, the largest are asked for first', () => {
  const links = [...read('index.html').matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)];
  const start = filesOf(readManifest(folder), []);
  const sizes = links.flatMap(([, file = '']) => (start.includes(file) ? [] : read(file).length));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('its flow studio has every other chart', () => {
  const galleries = files.filter(
    (file) => file.endsWith('.js') && read(file).includes('shiye.gallery/1","features":[{'),
  );
  expect(galleries.map((file) => /"machine":"smsCode"/.test(read(file)))).toEqual([true]);
});

test('no style of it hovers on a screen that is touched, where it would stay after a tap', () => {
  const styles = files.filter((file) => file.endsWith('.css')).map(read);
  const whereHovering = /@media ?\(hover: ?hover\) ?\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  const hovers = (css: string): number => css.match(/:hover/g)?.length ?? 0;
  expect(styles.reduce((sum, css) => sum + hovers(css), 0)).toBeGreaterThan(30);
  expect(styles.reduce((sum, css) => sum + hovers(css.replaceAll(whereHovering, '')), 0)).toBe(0);
});

test('a place in one of its scripts is told as a line of the source, and none of its maps is served', () => {
  const { file = '' } = readManifest(folder)['src/views/flows/Flows.tsx'] ?? {};
  const text = read(file);
  const column = text.indexOf('\n') > 0 ? text.indexOf('\n') - 10 : text.length - 10;
  const sourceLine = withSourceLines(`at render (https://shiye.example/${file}:1:${column})`, folder);
  expect(sourceLine).toMatch(/^at render \(src\/views\/[\w/-]+\.tsx?:\d+:\d+\)$/);
  expect(withSourceLines('at https://shiye.example/assets/Other-1.js:1:1', folder)).toContain('Other-1.js:1:1');
  expect(files.filter((each) => each.endsWith('.map') && !each.startsWith('.vite/'))).toEqual([]);
  expect(files.filter((each) => each.endsWith('.js') && read(each).includes('sourceMappingURL'))).toEqual([]);
});

test('no script of it has syntax that the oldest browsers cannot read, also where it becomes one only as it runs', () => {
  const newer: string[] = [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const text = read(file);
    const { errors, program } = parseSync(file, text);
    expect(errors).toEqual([]);
    const found = (what: string) => newer.push(`${file}: ${what}`);
    // Safari has both since 16.4, and `v` since 17.
    new Visitor({
      StaticBlock: () => found('static block'),
      Literal: (node) => {
        if ('regex' in node && /v/.test(node.regex.flags)) found(node.regex.flags);
      },
    }).visit(program);
    // The layouts' own worker has a parser that names them.
    if (/\(\?<[=!]/.test(text) && !file.includes('elk-worker')) found('lookbehind');
  }
  expect(scripts.length).toBeGreaterThan(100);
  expect(newer).toEqual([]);
});

test('its styles measure the window in units that the oldest browsers have, but where the others are asked for', () => {
  const units = files.filter((file) => file.endsWith('.css')).flatMap((file) => read(file).match(/\d[dsl]vh\b/g) ?? []);
  expect(units).toEqual(['1dvh', '1dvh', '1svh']);
});

test('its page and the README name the oldest browsers', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const browser of project.browserslist.filter((each) => !each.startsWith('iOS'))) {
    const name = browser.replace(' >=', '');
    expect(read('index.html').split(name)).toHaveLength(3);
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(name);
  }
});
