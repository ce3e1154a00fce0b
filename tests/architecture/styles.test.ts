import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

const views = join(root, 'src/views');
const read = (pattern: string): readonly (readonly [path: string, text: string])[] =>
  globSync(pattern, { cwd: views }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(views, path), 'utf8'),
  ]);
const styles = read('**/*.css.ts');
const code = read('**/*.{ts,tsx}').filter(([path]) => !path.includes('.test.'));
const holding = (what: RegExp, of: typeof styles = code) =>
  of.flatMap(([path, text]) => (what.test(text) ? [path] : []));

/** What stays in the window although the window is as low as 256 px, and why that leaves room to read. */
const stays: Readonly<Record<string, string>> = {
  'backstage/Handle.css.ts': 'a small handle of a tool that is not part of the app',
  'backstage/Panel.css.ts': 'a tool that is not part of the app; it is closed by a key',
  'flows/Scrubber.css.ts': 'the developer moves through time while he looks',
  'flows/SequencePart.css.ts': 'inside a frame that scrolls by itself',
  'news/ArticleContents.css.ts': 'beside the text, where there are two columns',
  'offline/OfflineNotes.css.ts': 'a note that goes when it is answered',
  'registration/EditInfo.css.ts': 'beside the form, where there are two columns',
  'kit/PagedList.css.ts': 'of no height: a small button over the list',
  'ui/FloatingLink.css.ts': 'a small button, which keys and fingers move away',
  'ui/Notices.css.ts': 'a notice goes again',
  'ui/SkipLink.css.ts': 'seen only while it has the focus',
};

test('in a window as low as 256 px, as at 400 %, nothing that is as wide as the page stays in it', () => {
  const fixed = holding(/position: '(sticky|fixed)'/, styles);
  const yielding = holding(/\[media\.short\]/, styles);
  expect(fixed.filter((path) => !yielding.includes(path)).toSorted()).toEqual(Object.keys(stays).toSorted());
  expect(yielding).toEqual(expect.arrayContaining(['header/Header.css.ts', 'ui/Dialog.css.ts', 'ui/Banner.css.ts']));
});

/** What scrolls sideways with a bar, and why. */
const withBar = {
  'flows/ComparePage.css.ts': 'wide tables of a tool',
  'ui/Html.css.ts': 'tables and code of an article',
  'ui/layout.css.ts': 'the one style of rows, which hides it',
};

test('a row that scrolls sideways has no bar, which takes room in Firefox: one style says so', () => {
  expect(holding(/overflowX: '(auto|scroll)'/, styles).toSorted()).toEqual(Object.keys(withBar));
  expect(holding(/scrollbarWidth/, styles)).toEqual(['ui/layout.css.ts']);
});

test('characters keep their places: WebKit draws them over each other where a style asks for space between scripts', () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect([...styles, ['index.html', page] as const].filter(([, text]) => /text-?autospace/i.test(text))).toEqual([]);
});

test('a name stands in its row of choices: WebKit draws a legend above the row, floating or not', () => {
  expect(holding(/float: '(left|right|inline)/)).toEqual([]);
});

test('what nobody sees is not selected: words are hidden in one way, which says so', () => {
  const [, hiding = ''] = styles.find(([path]) => path === 'ui/VisuallyHidden.css.ts') ?? [];
  expect(hiding).toContain("userSelect: 'none'");
  expect(holding(/clipPath: 'inset\(50%\)'/)).toEqual(['ui/VisuallyHidden.css.ts']);
});

test('who wants less motion sees none: one rule ends every animation and transition, and no script moves anything', () => {
  const [, global = ''] = styles.find(([path]) => path === 'theme/global.css.ts') ?? [];
  const rule = global.slice(global.indexOf('[media.calm]'));
  expect(global.indexOf('[media.calm]')).toBeGreaterThan(0);
  for (const property of ['animationDuration', 'animationIterationCount', 'transitionDuration'])
    expect(rule).toMatch(new RegExp(`${property}: '[^']+ !important'`));
  expect(holding(/\.animate\(|startViewTransition|\bscrollBehavior/)).toEqual([]);
  const smooth = holding(/'smooth'/);
  expect(smooth.filter((path) => !holding(/media\.calm/).includes(path))).toEqual([]);
  expect(smooth).toEqual(['ui/BackToTop.tsx']);
});

test('a look for the present one of several is for a value of aria-current that a view with these styles gives', () => {
  const folder = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const users = (path: string) =>
    code.filter(
      ([user, text]) => text.includes(path.slice(path.lastIndexOf('/') + 1)) && folder(user) === folder(path),
    );
  const looks = styles.flatMap(([path, text]) =>
    [...text.matchAll(/aria-current="(\w+)"/g)].map(([, value = '']) => ({ path, value })),
  );
  expect(looks.length).toBeGreaterThan(5);
  const given = ({ path, value }: (typeof looks)[number]): boolean =>
    value === 'false' || users(path).some(([, text]) => new RegExp(`aria-current=[^>]*['"]${value}['"]`).test(text));
  expect(looks.filter((look) => !given(look))).toEqual([]);
});
