import type { i18n } from 'i18next';
import type { AppInput } from '#machines/app/app.events.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import type { AppHost } from '#machines/app/create-app.ts';
import type { FlowFile } from '#machines/journal/flow-file.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Address } from '../navigation/address.ts';

/** What the devtools take hold of. */
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

/** An app, not started. `begin` lets one that was brought to a moment of a recording go on, once the page hears it. */
export interface OpenedApp {
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly input: AppInput;
  readonly begin: () => void;
}

export type BrowserStorage = Pick<AppHost, 'store' | 'acquire' | 'isLockPerTab'>;

/** A backend in the page. `fetch` is null where requests reach it by themselves. */
export interface SimulatedBackend {
  readonly fetch: typeof fetch | null;
  readonly WebSocket: typeof WebSocket;
  readonly clock: Clock;
  /** In place of the browser's own, where this tab has a login for itself. */
  readonly storage: BrowserStorage | null;
  /** Where the address asks for a moment that another tab has left (docs/flow-studio.md). */
  readonly resume: ((host: AppHost) => Promise<OpenedApp>) | null;
  /** Called once the app runs: the devtools take hold of it. */
  readonly expose: (running: Running) => void;
}
