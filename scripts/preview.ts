import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portOf, unheard } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';
import { createStaticServer } from './lib/static-server.ts';

// DIST: a folder other than dist/; HOST: an address other than localhost.
const { DIST = 'dist', HOST = 'localhost', PORT } = process.env;
const folder = resolve(root, DIST);
const port = portOf(PORT, 4173);

if (!existsSync(join(folder, 'index.html'))) refuse(`There is no build in ${DIST}: run \`npm run build\` first.`);

createStaticServer(folder)
  .on('error', (error: NodeJS.ErrnoException) => refuse(unheard(error, port, HOST, `PORT=${port + 1} npm run preview`)))
  .listen(port, HOST, () => console.log(`The build in ${DIST} is at http://${HOST}:${port}`));
