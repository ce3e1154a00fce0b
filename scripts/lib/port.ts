/** The port of an environment variable, else the fallback. Ends the process with a clear message when it is none. */
export function portOf(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT is "${value}": a whole number between 1 and 65535 is needed.`);
  process.exit(1);
}

interface Fault {
  readonly message: string;
  readonly code?: unknown;
}

/** Why a server cannot listen there, for whoever gave port and host. */
export function unheard(error: Fault, port: number, host: string, again: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one: ${again}`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose another one: ${again}`;
  return `Nothing can listen at "${host}": ${error.message}`;
}
