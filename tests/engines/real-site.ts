import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { listenAnywhere } from '../../scripts/lib/port.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';
import { realBuild } from '../harness/real-build.ts';
import { startBackend } from '../pages/real-site.ts';
import { type Lack, takeFrom } from './lacking.ts';

/** The only way to a server: while it is closed, connections are refused. */
const openWay = async (target: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target, 'localhost');
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => sockets.delete(from))
        .pipe(to);
    }
  });
  const port = await listenAnywhere(server);
  return {
    host: `localhost:${port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => new Promise<void>((done) => server.listen(port, 'localhost', done)),
  };
};

/** The build for a real backend, in a folder of its own, with another host in place of the backend's. */
const buildFor = (host: string, folder: string): void => {
  cpSync(realBuild.folder, folder, { recursive: true });
  const { host: before } = new URL(realBuild.backend);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json)$/.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replaceAll(`https://${before}`, `http://${host}`)
        .replaceAll(`wss://${before}/ws`, `ws://${host}/msg/ws`)
        .replaceAll(`wss://${before}`, `ws://${host}`),
    );
  }
};

export interface Site {
  /** Where the backend is. */
  readonly api: string;
  readonly origin: string;
  readonly goOffline: () => Promise<unknown>;
  readonly comeBack: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A site with a real backend, and the network between both and the browser. */
export const openSite = async (folder: string, lacks: readonly Lack[] = []): Promise<Site> => {
  const backend = await startBackend();
  const files = createStaticServer(folder);
  const ways = [await openWay(Number(new URL(backend.api).port)), await openWay(await listenAnywhere(files))] as const;
  const [toBackend, toFiles] = ways;
  buildFor(toBackend.host, folder);
  takeFrom(folder, lacks);
  return {
    api: backend.api,
    origin: `http://${toFiles.host}`,
    goOffline: () => Promise.all(ways.map((way) => way.close())),
    comeBack: () => Promise.all(ways.map((way) => way.open())),
    close: async () => {
      await Promise.all(ways.map((way) => way.close()));
      files.close();
      backend.stop();
    },
  };
};
