import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const nginx = (...args: readonly string[]) => spawnSync('nginx', [...args], { encoding: 'utf8', timeout: 20_000 });

export const hasNginx = (): boolean => nginx('-v').status === 0;

/** Starts nginx with an `http` configuration and waits until it listens. Returns `stop`; throws nginx's error output. */
export const startNginx = (conf: string): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    file,
    [
      // Its workers need the starting user's read access.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${join(folder, 'pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'worker_processes 1;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary,
      conf,
      '}',
    ].join('\n'),
  );
  const started = nginx('-p', folder, '-c', file, '-e', join(folder, 'error.log'));
  if (started.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(started.stderr);
  }
  return () => {
    nginx('-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
};
