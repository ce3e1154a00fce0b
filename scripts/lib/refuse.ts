/** Ends the process with a message. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
