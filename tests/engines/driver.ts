import type { EngineName } from '../../scripts/lib/engines.ts';

/** A function that runs in a page. It may use nothing from around it; argument and result are JSON. */
export type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is told to assistive technology of one element. */
export interface TreeNode {
  /** By ARIA. */
  readonly role: string;
  readonly name: string;
}

/** One tab, by what the automation protocols of all engines can do. Input is the browser's own, not made by scripts. */
export interface Driver {
  /** Ends when the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Puts it before the other tabs of its window. */
  readonly show: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Runs the source text of a script. */
  readonly run: (source: string) => Promise<void>;
  /** Presses the main button at the first point (CSS px of the viewport), moves over the others, and lets it go. */
  readonly drag: (points: readonly [Point, ...Point[]]) => Promise<void>;
  /** One key by its `KeyboardEvent.key`, with `Shift+` or `Control+` before it. */
  readonly press: (key: string) => Promise<void>;
  /** Into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses files in the one file input that matches. */
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Path of the file that the browser saves because of what is done; its name is the one that the page gave it. */
  readonly saves: (act: () => Promise<void>) => Promise<string>;
  /** The roles that are compared, and their names, in the order of the page. */
  readonly tree: (roles: readonly string[]) => Promise<readonly TreeNode[]>;
  /** PNG of the viewport. */
  readonly picture: () => Promise<Buffer>;
  /** Messages of uncaught errors and rejections so far; WebKit's driver tells those alone that came after a page had loaded. */
  readonly problems: () => Promise<readonly string[]>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface LaunchOptions {
  /** First of the browser's languages: `zh-CN` or `en-US`. */
  readonly locale: string;
  readonly size: Size;
}

/** A browser with storage of its own, empty at first. */
export interface Profile {
  /** A new tab, or the one that a page opens because of what is done. */
  readonly open: (act?: () => Promise<void>) => Promise<Driver>;
  readonly close: () => Promise<void>;
}

/** A running browser in the zone Asia/Shanghai. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  readonly profile: () => Promise<Profile>;
  readonly close: () => Promise<void>;
}

export const zone = 'Asia/Shanghai';
