import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export type FileLock = { readonly release: () => void } | { readonly holder: number };

/** `lock` names the process that has the file. A lock of a process that has ended is replaced. */
export const lockFile = (lock: string): FileLock => {
  const own = `${lock}.${process.pid}`;
  // Linked, so that nobody reads a lock that is half written.
  writeFileSync(own, nameOf(process.pid));
  try {
    for (;;) {
      if (link(own, lock)) return { release: () => rmSync(lock, { force: true }) };
      const held = read(lock);
      const holder = Number.parseInt(held, 10);
      if (isRunning(holder) && held === nameOf(holder)) return { holder };
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
};

const link = (own: string, lock: string): boolean => {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Ids are given again, in a container at each start: where the system has it, the start of the process is added. */
const nameOf = (id: number): string => {
  const stat = read(`/proc/${id}/stat`);
  const start = stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  return `${id} ${start} ${read('/proc/sys/kernel/random/boot_id').trim()}`;
};

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
