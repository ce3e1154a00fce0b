import { createServer as createProbe } from 'node:net';
import { createServer } from 'vite';
import { development } from './lib/development.ts';
import { personas, sentinels, table } from './lib/personas.ts';
import { portOf, unheard } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';
import { stopAll } from './lib/run.ts';

const host = process.env.HOST ?? 'localhost';
const port = portOf(process.env.PORT, 5173);

function faultOf(): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createProbe()
      .once('error', resolve)
      .once('listening', () => probe.close(() => resolve(null)));
    probe.listen(port, host);
  });
}

const fault = await faultOf();
if (fault) refuse(unheard(fault, port, host, `PORT=${port + 1} npm start`));

const backend = process.env.VITE_BACKEND;
const server = await createServer({ ...development(backend), server: { port, host, strictPort: true } });
await server.listen();

console.log(`食业 Shiye: http://${host}:${port}\n`);
if (backend) console.log(`Backend: ${backend}`);
else {
  console.log('Simulated backend. People to log in as (mobile, password; any code that backstage.codes() shows):');
  console.log(`${table(personas)}\n`);
  console.log('Mobiles that end with these digits, when they ask for a code:');
  console.log(table(sentinels));
}
console.log('\nCtrl+C ends it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopAll();
    process.exit();
  });
