import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Parts that open something over the page. */
const opens =
  /from '[^']*\/(ui\/(Dialog|ConfirmDialog|Popover|Menu|Combobox|Cascader|MonthField)|kit\/RequestDialog)\.tsx'/;

/** Looked at elsewhere, or the same as another. */
const elsewhere: Readonly<Record<string, string>> = {
  'session/LoginDialog': 'dialogs.e2e.ts',
  'kit/RequestDialog': 'in every view that fills it',
  'kit/ClosingQuestion': 'a sentence and two buttons, as in every question',
  'session/VisitLimit': 'one sentence and one button, as in every question',
  'shell/BrokenDialog': 'a failed part, as on every page',
  'session/WechatReturn': 'one sentence, and it ends by itself',
};

const viewsThatOpen = (): readonly string[] =>
  globSync('src/views/!(ui)/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx') && opens.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice('src/views/'.length, -'.tsx'.length))
    .toSorted();

/** In the list of what is opened. */
const listed = [...readFileSync('tests/pages/overlays.ts', 'utf8').matchAll(/^ {4}view: '([^']+)'/gm)].map(
  ([, view = '']) => view,
);

test('whatever opens over a page is checked by axe and for reflow', () => {
  const views = viewsThatOpen();
  expect(views.length).toBeGreaterThan(25);
  expect(views.filter((view) => !listed.includes(view) && elsewhere[view] === undefined)).toEqual([]);
  expect(listed.filter((view, at) => listed.indexOf(view) !== at)).toEqual([]);
  expect(Object.keys(elsewhere).filter((view) => !views.includes(view) || listed.includes(view))).toEqual([]);
});

test('one that is not in the list would be found', () => {
  expect(opens.test("import { Dialog } from '../ui/Dialog.tsx';")).toBe(true);
  expect(opens.test("import { Dialog } from '#views/ui/ConfirmDialog.tsx';")).toBe(true);
  expect(opens.test("import { RequestDialog } from '#views/kit/RequestDialog.tsx';")).toBe(true);
  expect(opens.test("import * as css from '#views/ui/Dialog.css.ts';")).toBe(false);
});
