/** The port of an environment variable, else the fallback. Ends the process with a clear message when it is none. */
export function portOf(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT is "${value}": a whole number between 1 and 65535 is needed.`);
  process.exit(1);
}

export function portTaken(port: number, command: string): string {
  return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} ${command}`;
}
