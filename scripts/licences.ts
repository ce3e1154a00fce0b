import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesText, packagesOf, unpermitted } from './lib/licences.ts';
import { root } from './lib/run.ts';

const packages = packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(root, 'docs', 'licences.md'), licencesText(packages));
const open = unpermitted(packages);
for (const { name, licence } of open) console.error(`${name}: ${licence} is not on the list`);
console.log(`${packages.length} packages, docs/licences.md`);
process.exitCode = open.length === 0 ? 0 : 1;
