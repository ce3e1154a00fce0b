/** Ends the process with a message if the variable is not a port. */
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

/** Explains why a server cannot listen. `again`: the command to try. */
export function unheard(error: Fault, port: number, host: string, again: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one: ${again}`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose another one: ${again}`;
  return `Nothing can listen at "${host}": ${error.message}`;
}
