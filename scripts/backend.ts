import { parseArgs } from 'node:util';
import { EventFileError } from '../src/mocks/hosts/event-file.ts';
import { startProcess } from '../src/mocks/hosts/process.ts';
import { personas, table } from './lib/personas.ts';
import { unheard } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';

const usage = 'npm run backend -- [--port 8787] [--host localhost] [--data FILE]';

function options(): { readonly port: number; readonly host: string; readonly data?: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
    });
    const port = Number(values.port ?? 8787);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      refuse(`--port is "${values.port}": a whole number between 0 and 65535 is needed.`);
    return { port, host: values.host ?? 'localhost', ...(values.data ? { data: values.data } : {}) };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const given = options();

try {
  const { port, backend, restored, stop } = await startProcess({
    ...given,
    lost: ({ message }) => refuse(`${message}\nThe backend ends, so that nothing is answered that would be forgotten.`),
    happened: ({ type }) => {
      const [sent] = type === 'code.sent' ? backend.codes() : [];
      if (sent) console.log(`Code for ${sent.account}: ${sent.code}`);
    },
  });
  const address = `http://${given.host}:${port}`;
  console.log(`Simulated backend: ${address}`);
  if (given.data) console.log(`Events: ${given.data}, ${restored} restored`);
  console.log(`\nThe app with it: VITE_BACKEND=${address} npm start\n`);
  console.log(`${table(personas)}\n\nCodes are shown here. Ctrl+C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  if (error instanceof EventFileError)
    refuse(`${error.message}\nThe file was left as it is. Name another one by --data.`);
  if (error instanceof Error && 'syscall' in error)
    refuse(unheard(error, given.port, given.host, `npm run backend -- --port ${given.port + 1}`));
  throw error;
}
