import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleReader } from './modules.ts';

test('the modules of a chart are those that it imports statically, without types, packages and what comes later', () => {
  const root = mkdtempSync(join(tmpdir(), 'shiye-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(
    'src/machines/a.ts',
    [
      "import { setup } from 'xstate';",
      "import type { T } from './types.ts';",
      'import {\n  b,\n  type B,\n} from "./b.ts";'.replaceAll('"', "'"),
      "export const later = () => import('./later.ts');",
      "export const text = 'from nowhere';",
    ].join('\n'),
  );
  write(
    'src/machines/b.ts',
    "export { c } from '#services/c.ts';\nimport words from './words.json' with { type: 'json' };",
  );
  write('src/services/c.ts', "import '../machines/a.ts';");
  write('src/machines/words.json', '{}');
  const names = moduleReader(root)(['src/machines/a.ts']).map((module) => module.split('\n')[0]);
  expect(names).toEqual(['src/machines/a.ts', 'src/machines/b.ts', 'src/machines/words.json', 'src/services/c.ts']);
});
