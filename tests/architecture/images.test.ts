import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

/** Pictures that are fetched at once, and why. */
const atOnce: Readonly<Record<string, string>> = {
  'images/ImageTile.tsx': "the user's own file, just chosen",
  'sharing/ShareDialog.tsx': 'what the dialog was opened for',
  'messages/MessageUploads.tsx': "the user's own file, just chosen",
  'messages/MessageLog.tsx': 'what was pressed to be seen whole',
  'session/CaptchaField.tsx': 'what the dialog was opened for',
  'ui/QrCode.tsx': 'it is there without a request',
};

interface Picture {
  readonly file: string;
  readonly isSized: boolean;
  readonly isLazy: boolean;
}

/** The rules of a class such as `css.image`, from the styles that the file imports under that name. */
const rulesOf = (folder: string, text: string, [, sheet = '', name = '']: RegExpMatchArray): string => {
  const [, path = ''] = new RegExp(`import \\* as ${sheet} from '(\\.{1,2}/[^']+)'`).exec(text) ?? [];
  const rules = readFileSync(join(folder, path), 'utf8');
  return new RegExp(`export const ${name} = style\\((?:\\{[\\s\\S]*?\\n\\}|.*)\\);`).exec(rules)?.[0] ?? '';
};

/** `ContentPicture` is told all of it by whoever shows one. */
const picturesIn = (file: string, folder: string, text: string): readonly Picture[] =>
  [...text.matchAll(/<(?:Content)?Picture\b[\s\S]*?\/>/g)].map(([tag]) => {
    const shown = /className=\{(\w+)\.(\w+)\}/.exec(tag);
    const hasSize = /\bwidth=/.test(tag) && /\bheight=/.test(tag);
    const rules = hasSize || !shown ? '' : rulesOf(folder, text, shown);
    return {
      file,
      isSized: hasSize || /\b(height|maxHeight|blockSize|aspectRatio)\b/.test(rules),
      isLazy: /\bloading=/.test(tag),
    };
  });

const views = join(root, 'src/views');
const pictures = globSync('**/*.tsx', { cwd: views })
  .filter((file) => !file.includes('.test.') && !file.endsWith('ContentPicture.tsx'))
  .flatMap((file) =>
    picturesIn(file.replaceAll('\\', '/'), join(views, file, '..'), readFileSync(join(views, file), 'utf8')),
  );

test('every picture has its room before it is there', () => {
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.filter(({ isSized }) => !isSized)).toEqual([]);
});

test('a picture is fetched when it is near, but for those that were asked for', () => {
  const eager = pictures.filter(({ isLazy }) => !isLazy).map(({ file }) => file);
  expect([...new Set(eager)].toSorted()).toEqual(Object.keys(atOnce).toSorted());
});

test('a picture without a size and without a word about its loading is found', () => {
  const text = "import * as css from './Cover.css.ts';\n<Picture className={css.nothing} src={src} alt='' />";
  expect(picturesIn('ui/Bad.tsx', join(views, 'ui'), text)).toEqual([
    { file: 'ui/Bad.tsx', isSized: false, isLazy: false },
  ]);
});
