import type { i18n } from 'i18next';
import type { AppInput } from '#machines/app/app.events.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import type { AppHost } from '#machines/app/create-app.ts';
import type { FlowFile } from '#machines/journal/flow-file.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Address } from '../navigation/address.ts';

export interface Running {
  readonly page: Window;
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly clock: Clock;
  readonly address: Address;
  readonly version: string;
  readonly previous: () => Promise<FlowFile | null>;
  readonly texts: i18n;
}

/** Not started. `begin` continues a restored app once the page listens. */
export interface OpenedApp {
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly input: AppInput;
  readonly begin: () => void;
}

export type BrowserStorage = Pick<AppHost, 'store' | 'acquire' | 'isLockPerTab'>;

/** `fetch` is null where a service worker handles requests. */
export interface SimulatedBackend {
  readonly fetch: typeof fetch | null;
  readonly WebSocket: typeof WebSocket;
  readonly clock: Clock;
  readonly storage: BrowserStorage | null;
  readonly resume: ((host: AppHost) => Promise<OpenedApp>) | null;
  readonly expose: (running: Running) => void;
}
