import type { StepKind, Words } from '../kit/path-spec.ts';

export type Point = readonly [x: number, y: number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** In CSS px from the upper left; `lines` by `<arrow>` or `<arrow>#<n>`. */
export interface Layout {
  readonly size: Point;
  readonly states: Readonly<Record<string, Rect>>;
  /** Initial-state dots of compound states. */
  readonly dots: Readonly<Record<string, Point>>;
  readonly lines: Readonly<Record<string, Line>>;
}

export interface Line {
  readonly points: readonly number[];
  readonly label?: Rect;
}

export interface Screen extends Words {
  readonly href?: string;
}

export const chartFormat = 'shiye.chart/1';

/** File stem: `smsCode` is `sms-code`. */
export const stemOf = (machine: string): string => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface ShownWords extends Words {
  readonly key: string;
}

/** Words by event type, for events without an example in a chart. */
export type EventWords = Readonly<Record<string, Words>>;

/** `parent`: null for the root. `path`: as in path files. `words`: null for states that only contain others. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly parent: string | null;
  readonly kind: 'plain' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isDeep?: true;
  readonly initial: string | null;
  /** Missing in files of earlier versions. */
  readonly title?: Words | null;
  readonly words: Words | null;
  readonly tags: readonly string[];
  readonly requirements: readonly string[];
  readonly see: ShownWords | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

/** `always`: eventless; `inside`: raised by the chart itself. Without `targets` the state does not change. */
export interface ChartArrow {
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly by: StepKind | 'always' | 'inside';
  readonly words: Words | null;
  readonly guard: { readonly raw: string; readonly words: Words } | null;
  readonly actions: readonly string[];
  readonly targets: readonly string[];
  readonly outcome: Words | null;
  readonly see: ShownWords | null;
  readonly outcomes: readonly ChartOutcome[];
  readonly requirements: readonly string[];
}

/** One of the things that a transition stands for. `shows`: what is then on the screen. */
export interface ChartOutcome extends Words {
  readonly shows: readonly Words[];
  readonly isWrong: boolean;
  /** No answer came: that may happen to all. */
  readonly isUnanswered: boolean;
}

/** An example of an event; `payload` is missing where there is none or it is too long. */
export interface ChartCase extends Words {
  readonly payload?: unknown;
}

/** A statechart as JSON, with words and layout (docs/flow-studio.md). */
export interface ChartFile {
  readonly format: typeof chartFormat;
  readonly machine: string;
  readonly stem: string;
  readonly feature: string;
  readonly name: Words;
  readonly purpose: Words;
  readonly screens: readonly Screen[];
  /** How it is begun. */
  readonly starts: readonly Words[];
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
  readonly cases?: Readonly<Record<string, readonly ChartCase[]>>;
  readonly actions: Readonly<Record<string, Words>>;
  readonly guards: Readonly<Record<string, Words>>;
  readonly texts: Readonly<Record<string, Words>>;
  /** Ids that no generated path covers. */
  readonly missing: readonly string[];
  readonly covers: Readonly<Record<'transitions' | 'outcomes' | 'edges' | 'pairs', CoverSize>>;
  readonly layout: Layout;
  /** Initially folded states of a chart too wide to be readable at once, and their layout. */
  readonly opening?: Opening;
}

export interface Opening {
  readonly folded: readonly string[];
  readonly layout: Layout;
}

export interface CoverSize {
  readonly paths: number;
  readonly steps: number;
  readonly lowerBound: number;
}

export type Share = readonly [covered: number, total: number];

/** `picture`: SVG path data of boxes and lines, in a view box of `size`. */
export interface GalleryEntry extends Pick<ChartFile, 'machine' | 'stem' | 'feature' | 'name' | 'purpose'> {
  readonly screens: readonly Words[];
  readonly requirements: readonly string[];
  readonly states: Share;
  readonly transitions: Share;
  readonly paths: number;
  readonly lowerBound: number;
  readonly picture: {
    readonly size: Point;
    readonly boxes: string;
    readonly leaves: string;
    readonly lines: string;
  };
}

/** What people think of as one flow: its charts, in order. */
export interface Story {
  readonly id: string;
  readonly name: Words;
  readonly purpose: Words;
  readonly stems: readonly string[];
}

/** A state or a transition, as people look for it. `more`: its condition, or what it is; `shows`: words on the screen. */
export interface SearchEntry {
  readonly stem: string;
  readonly id: string;
  readonly chart: Words;
  readonly words: Words;
  readonly more: Words | null;
  readonly shows: readonly Words[];
  readonly requirements: readonly string[];
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly texts: Readonly<Record<string, Words>>;
}

export interface Gallery {
  readonly format: 'shiye.gallery/1';
  readonly stories: readonly Story[];
  readonly features: readonly { readonly id: string; readonly words: Words }[];
  readonly machines: readonly GalleryEntry[];
}
