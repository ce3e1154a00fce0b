import { type AddressInfo, createServer, type Server } from 'node:net';
import { refuse } from './refuse.ts';

/** Ends the process with a message if the variable is not a port. */
export function portOf(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return refuse(`PORT is "${value}": a whole number between 1 and 65535 is needed.`);
}

interface Fault {
  readonly message: string;
  readonly code?: unknown;
}

/** Explains why a server cannot listen. `again`: the command to try. */
export function unheard(error: Fault, port: number, host: string, again: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one: ${again}`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose another one: ${again}`;
  return `Nothing can listen at "${host}": ${error.message}`;
}

/** Listens at any free port; returns it. */
export const listenAnywhere = (server: Server, host = 'localhost'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });

export const freePort = async (host?: string): Promise<number> => {
  const probe = createServer();
  const port = await listenAnywhere(probe, host);
  await new Promise((done) => probe.close(done));
  return port;
};
