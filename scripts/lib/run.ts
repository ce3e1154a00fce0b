import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

export interface Ran {
  /** -1: not started, or stopped after `silence`. */
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
  readonly isStalled: boolean;
}

interface Options {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** ms without output or message until the command and its children are stopped. */
  readonly silence?: number;
  readonly onMessage?: (message: unknown) => void;
}

const tenMinutes = 600_000;

// With piped output, a tool cannot detect a terminal.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

const running = new Set<ChildProcess>();

function stop(child: ChildProcess): void {
  try {
    // The process group, including a browser or server that the command started.
    if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
}

export function stopAll(): void {
  running.forEach(stop);
}

/** Prefers the project's own tools on PATH. Never rejects. */
export function run(
  command: readonly [string, ...string[]],
  { env = {}, silence = tenMinutes, onMessage }: Options = {},
): Promise<Ran> {
  const [name, ...args] = command;
  const started = performance.now();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, ...colours, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
      shell: isWindows,
      detached: !isWindows,
    });
    running.add(child);
    const chunks: string[] = [];
    let isStalled = false;
    const timer = setTimeout(() => {
      isStalled = true;
      chunks.push(`\n${name}: stopped, nothing happened for ${silence / 1000} s\n`);
      stop(child);
    }, silence);
    const gather = (chunk: Buffer): void => {
      timer.refresh();
      chunks.push(chunk.toString());
    };
    child.stdout?.on('data', gather);
    child.stderr?.on('data', gather);
    child.on('message', (message) => {
      timer.refresh();
      onMessage?.(message);
    });
    const end = (code: number): void => {
      clearTimeout(timer);
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      resolve({ code: isStalled ? -1 : code, output: chunks.join(''), seconds, isStalled });
    };
    child.on('error', (error) => {
      chunks.push(`${name}: ${error.message}\n`);
      end(-1);
    });
    child.on('close', (code) => end(code ?? -1));
  });
}
