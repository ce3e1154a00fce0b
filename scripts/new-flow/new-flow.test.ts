import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { isAll } from '../../tests/harness/sampling.ts';
import { root } from '../lib/run.ts';
import { type Options, planFlow } from './plan.ts';
import { things } from './things.ts';

const templates = join(import.meta.dirname, 'templates');
const template = (name: string): string => readFileSync(join(templates, `${name}.tmpl`), 'utf8');
const onDisk = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

const plan = (requested: Options, other: Readonly<Record<string, string | null>> = {}) =>
  planFlow(requested, { read: (path) => (path in other ? (other[path] ?? null) : onDisk(path)), template });
const reminder = { noun: 'event-reminder' };

describe.each(Object.keys(things))('a flow on the page of an %s', (on) => {
  const { created, edited } = plan({ noun: 'sample-request', on, zh: '样品申请' });
  const texts = new Map([...created, ...edited]);
  const locales = ['zh', 'en'].map((language) => {
    const [path = ''] = [...edited.keys()].filter((each) => each.includes(`locales/${language}/`));
    return [path, JSON.parse(edited.get(path) ?? '')] as const;
  });

  test('has a file for each layer and its tests, all of which parse, and leaves no blank', () => {
    expect(created.size).toBe(9);
    for (const [path, text] of texts) {
      if (!path.endsWith('.json')) expect([path, parseSync(path, text).errors]).toEqual([path, []]);
      expect(text).not.toMatch(/__\w+__/);
    }
  });

  test('every text that its view and its chart show is there in both languages', () => {
    const code = [...created].filter(([path]) => !path.endsWith('.test.ts')).map(([, text]) => text);
    const keys = code.flatMap((text) => [...text.matchAll(/sampleRequest\.(\w+)'/g)].map(([, key = '']) => key));
    const dialog = ['title', 'close', 'cancel', 'submit', 'unsent'];
    expect(keys).toEqual(expect.arrayContaining(['open', 'requested', 'note', 'done', 'title']));
    for (const [, { sampleRequest }] of locales)
      for (const key of [...keys, ...dialog]) expect(sampleRequest).toHaveProperty(key, expect.stringMatching(/./));
  });

  test('adds to the other files and takes nothing from them', () => {
    expect(edited.size).toBe(15);
    for (const [path, text] of edited) {
      const lines = new Set(text.split('\n').map((line) => line.replace(/,$/, '')));
      const lost = (onDisk(path) ?? '').split('\n').filter((line) => !lines.has(line.replace(/,$/, '')));
      expect([path, lost]).toEqual([path, []]);
    }
  });

  test('a second one of the same name is refused', () => {
    const after = Object.fromEntries(texts);
    expect(() => plan({ noun: 'sample-request', on }, after)).toThrow('There is a flow of this name: src/');
  });
});

test('the page is that of the first word, and names are those of the noun', () => {
  const { created, charts } = plan(reminder);
  expect(charts).toEqual(['eventReminder', 'event']);
  expect(created.get('src/machines/content/event-reminder.machine.ts')?.split('\n').length).toBeLessThan(40);
  expect([...created.keys()]).toContain('src/mocks/domain/rules/event-reminders.ts');
  expect([...plan({ noun: 'company-inquiry' }).created.keys()]).toContain(
    'src/mocks/domain/rules/company-inquiries.ts',
  );
});

test.each([
  ['EventReminder', undefined, 'is no name for a flow'],
  ['event', undefined, 'is no name for a flow'],
  ['../event-reminder', undefined, 'is no name for a flow'],
  ['tasting-signup', undefined, 'No page shows "tasting". Say which does: --on event|article|post|company'],
  ['event-reminder', 'constructor', 'No page shows "constructor"'],
])('the noun %s on %s is refused', (noun, on, words) => {
  expect(() => plan({ noun, on })).toThrow(words);
});

test('a name that another table has, and one that no text can hold, are refused', () => {
  expect(() => plan({ noun: 'circle-move', on: 'event' })).toThrow(
    'There is a flow of this name: src/mocks/domain/tables.ts',
  );
  for (const name of ["it's", '"', '$' + '{', '<b>', ''])
    expect(() => plan({ ...reminder, zh: name })).toThrow('is no name');
  expect(() => plan({ ...reminder, en: "guests' list" })).toThrow('is no name');
});

test('a file in which the place for it is not found, or is found twice, is named, whichever it is', () => {
  const { edited } = plan(reminder);
  const added = ['src/services/contract/constants.ts', 'src/mocks/domain/seed-rows.ts'];
  for (const path of edited.keys()) {
    expect(() => plan(reminder, { [path]: null }), path).toThrow(`${path}: no such file. Nothing was written.`);
    if (path.endsWith('.json') || added.includes(path)) continue;
    expect(() => plan(reminder, { [path]: 'export const other = 1;\n' }), path).toThrow(`${path}: `);
  }
  const view = 'src/views/events/Event.tsx';
  const twice = `${onDisk(view)}\n${onDisk(view)}`;
  expect(() => plan(reminder, { [view]: twice })).toThrow(`${view}: 2 lines with "<LoadedComments ", not one.`);
});

test('no template is left over', () => {
  const requested: string[] = [];
  const noted = (name: string): string => {
    requested.push(`${name}.tmpl`);
    return template(name);
  };
  planFlow(reminder, { read: onDisk, template: noted });
  expect(readdirSync(templates).toSorted()).toEqual([...new Set(requested)].toSorted());
});

if (isAll) {
  test('what is written compiles, is well formatted, and passes its own tests and those of the project', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shiye-flow-'));
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const path of listed.trim().split('\n'))
      if (onDisk(path) !== null) cpSync(join(root, path), join(folder, path));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // Removes the variables by which tools detect a test run.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(TEST|VITEST|NODE_ENV)/.test(name)),
    );
    const inCopy = async (tool: string, ...args: readonly string[]) => {
      const bin = join(root, 'node_modules', '.bin', tool);
      const ran = promisify(execFile)(bin, args, { cwd: folder, env, maxBuffer: 64_000_000 });
      const failed = await ran.then(
        () => '',
        (error: { readonly stdout: string }) => error.stdout || String(error),
      );
      expect([tool, ...args, failed]).toEqual([tool, ...args, '']);
    };
    await inCopy('node', 'scripts/new-flow.ts', 'event-reminder');
    await inCopy('tsc', '--noEmit');
    await inCopy('biome', 'check', 'src', 'tests');
    const own = ['event-reminder', 'tests/contract/endpoints', 'permissions.test', 'src/i18n', 'tests/architecture'];
    await inCopy('vitest', 'run', ...own);
    await inCopy('vitest', 'run', 'tests/models/paths.test.ts', '-t', '^(eventReminder|event) |^guards');
    await inCopy(
      'vitest',
      'run',
      'tests/app/lost-answers.test.ts',
      'tests/app/faults.test.ts',
      '-t',
      'event reminder|every endpoint',
    );
    rmSync(folder, { recursive: true });
  });
}
