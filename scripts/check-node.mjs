// JavaScript, so that an older Node can run it.
import { existsSync } from 'node:fs';

const needed = 24;

const cure = existsSync(new URL('../node_modules/node', import.meta.url))
  ? `The install script of the package \`node\` did not run. \`npm rebuild --ignore-scripts=false node esbuild\` runs it and installs Node ${needed} for the project.`
  : `\`npm ci\` installs Node ${needed} for the project.`;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(`Node ${process.versions.node} cannot run this. ${cure}`);
  process.exit(1);
}
