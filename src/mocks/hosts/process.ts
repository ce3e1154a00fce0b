import { type AdjustableClock, createClock, systemTime } from '../clock.ts';
import { createDomain } from '../domain/domain.ts';
import type { DomainEvent } from '../domain/events.ts';
import { assemble, type Backend, realTimers } from './backend.ts';
import { epochAt } from './epoch.ts';
import { type EventFile, EventFileError, openEventFile } from './event-file.ts';
import { type Served, serveBackend } from './http-server.ts';
import { makeSeed } from './make-seed.ts';
import { oneAtATime } from './sharing.ts';

interface ProcessOptions {
  readonly port: number;
  readonly host?: string;
  readonly data?: string;
  readonly lost: (error: EventFileError) => void;
  readonly happened?: (event: DomainEvent) => void;
}

export interface BackendProcess extends Served {
  readonly backend: Backend;
  readonly restored: number;
}

/** Mock backend as a process, in real time. Rejects with an `EventFileError` or the system's error. */
export const startProcess = async (options: ProcessOptions): Promise<BackendProcess> => {
  const clock = createClock(systemTime());
  const file = options.data === undefined ? null : openEventFile(options.data, clock.now());
  try {
    return await serveFile(file, clock, options);
  } catch (error) {
    file?.close();
    throw error;
  }
};

const serveFile = async (
  file: EventFile | null,
  clock: AdjustableClock,
  { port, host, data, lost, happened }: ProcessOptions,
): Promise<BackendProcess> => {
  const epoch = file ? epochAt(file.epoch, clock.now()) : clock.now();
  const domain = createDomain({ now: clock.now, random: secureRandom, seed: makeSeed(epoch) });
  if (file && data !== undefined) restore(data, file, (event) => domain.adopt([event]));
  const restored = domain.events.length;
  domain.subscribe((event) => {
    try {
      file?.append(event);
    } catch (error) {
      if (error instanceof EventFileError) lost(error);
    }
    happened?.(event);
  });
  const backend = assemble({
    domain,
    clock,
    run: oneAtATime(),
    latency: () => 0,
    timers: realTimers(),
    name: `process-${crypto.randomUUID()}`,
  });
  const served = await serveBackend(backend, { port, ...(host === undefined ? {} : { host }) });
  const stop = async (): Promise<void> => {
    backend.others.end();
    backend.sockets.stop();
    await served.stop();
    file?.close();
  };
  return { ...served, backend, restored, stop };
};

const restore = (path: string, { events }: EventFile, adopt: (event: DomainEvent) => void): void => {
  for (const event of events) {
    try {
      adopt(event);
    } catch (error) {
      throw new EventFileError(`${path}, line ${event.seq + 1}: ${event.type} does not fit: ${String(error)}`);
    }
  }
};

const secureRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
