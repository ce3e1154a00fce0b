import type { i18n } from 'i18next';
import type { AppInput } from '#machines/app/app.events.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import type { AppHost } from '#machines/app/create-app.ts';
import type { FlowFile } from '#machines/journal/flow-file.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Preferences } from '#services/contract/stored.contract.ts';
import type { Address } from './address.ts';
import type { ShellParts } from './use-route.ts';

/** What the tools of the simulated backend take hold of. */
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

/** An app that was brought to a moment of another page's recording. `begin` lets it run, once the page hears it. */
export interface Resumed {
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly input: AppInput;
  readonly begin: () => void;
}

/** A backend in the page. `fetch` is null where requests reach it by themselves. */
export interface SimulatedBackend {
  readonly fetch: typeof fetch | null;
  readonly WebSocket: typeof WebSocket;
  readonly clock: Clock;
  /** In place of the browser's own, where this tab has a login for itself. */
  readonly storage: Launch['storage'] | null;
  /** Where the address asks for a moment that another tab has left (docs/flow-studio.md). */
  readonly resume: ((host: AppHost) => Promise<Resumed>) | null;
  /** Called once the app runs: its tools take hold of it. */
  readonly lend: (running: Running) => void;
}

/** What the entry of the bundle knows: the page, what it was built with, and the services of the browser. */
export interface Launch {
  readonly page: Window;
  readonly root: HTMLElement;
  readonly stored: Preferences;
  readonly storage: Pick<AppHost, 'store' | 'acquire' | 'isLockPerTab'>;
  /** Loads the page anew, but not a second time within one token's end. `at` in milliseconds. */
  readonly reloadOnce: (at: number) => void;
  readonly settings: {
    readonly version: string;
    readonly backend: string | undefined;
    /** The address of the live channel, where it is not beside the backend. */
    readonly ws: string | undefined;
    readonly wsToken: string | undefined;
    readonly sites: string | undefined;
    readonly nextOrigins: string | undefined;
    readonly wechatAuthorizeUrl: string | undefined;
    /** The page of a vendor's captcha (docs/deploy.md). */
    readonly captcha: string | undefined;
    readonly stripList: ShellParts['stripList'];
  };
  /** Null where a real backend answers. */
  readonly simulate: (() => Promise<SimulatedBackend>) | null;
}
