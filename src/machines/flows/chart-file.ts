import type { StepKind, Words } from '../shared/path-spec.ts';

export type Point = readonly [x: number, y: number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** Where everything is, in CSS px from the upper left. Lines are the transitions, by `<arrow>` or `<arrow>#<n>`. */
export interface Layout {
  readonly size: Point;
  readonly states: Readonly<Record<string, Rect>>;
  /** The dots from which a compound state begins. */
  readonly dots: Readonly<Record<string, Point>>;
  readonly lines: Readonly<Record<string, Line>>;
}

export interface Line {
  readonly points: readonly number[];
  readonly label?: Rect;
}

/** A screen by its name, with its address where it needs nothing more. */
export interface Screen extends Words {
  readonly href?: string;
}

export const chartFormat = 'shiye.chart/1';

/** Words that are on the screen, with the i18n key that says them. */
export interface ShownWords extends Words {
  readonly key: string;
}

/** What events are, by their types, where no example of a chart tells it. */
export type EventWords = Readonly<Record<string, Words>>;

/**
 * A state of a chart. `parent` is null for the chart itself; `initial` the state it begins in; `path` as in a path file.
 * `title` is what it is called, `words` a sentence; a state that only holds others has no sentence.
 */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly parent: string | null;
  readonly kind: 'plain' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isDeep?: true;
  readonly initial: string | null;
  /** Files of earlier versions have none. */
  readonly title?: Words | null;
  readonly words: Words | null;
  readonly tags: readonly string[];
  readonly requirements: readonly string[];
  readonly see: ShownWords | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

/**
 * A transition. `by` is who makes it happen, `always` where nothing but the state does, `inside` where the chart tells
 * itself. Without `targets` the state stays as it is. `outcome` is what happens then, in product words.
 */
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
  readonly requirements: readonly string[];
}

/** An example of an event, with its words. Without `payload` it has none, or one that is too long to be kept. */
export interface ChartCase extends Words {
  readonly payload?: unknown;
}

/** One statechart as data, with its words and its picture (docs/flow-studio.md). JSON. */
export interface ChartFile {
  readonly format: typeof chartFormat;
  readonly machine: string;
  readonly stem: string;
  readonly room: string;
  readonly name: Words;
  readonly purpose: Words;
  readonly screens: readonly Screen[];
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
  /** The examples of each event, by its type; files of earlier versions have none. */
  readonly cases?: Readonly<Record<string, readonly ChartCase[]>>;
  /** What the named actions do. */
  readonly actions: Readonly<Record<string, Words>>;
  /** What the guards ask that stand in a condition with others. */
  readonly guards: Readonly<Record<string, Words>>;
  /** The text of every requirement that the chart names. */
  readonly texts: Readonly<Record<string, Words>>;
  /** What no generated path covers, by id. */
  readonly missing: readonly string[];
  readonly covers: Readonly<Record<'transitions' | 'outcomes' | 'edges' | 'pairs', CoverSize>>;
  readonly layout: Layout;
  /** How a chart that is too wide to be read at once is opened. */
  readonly opening?: Opening;
}

/** The states that are folded, and where everything is then. */
export interface Opening {
  readonly folded: readonly string[];
  readonly layout: Layout;
}

/** How many paths and steps cover a criterion, and how few paths could. */
export interface CoverSize {
  readonly paths: number;
  readonly steps: number;
  readonly lowerBound: number;
}

/** A part of something, and the whole of it. */
export type Share = readonly [covered: number, total: number];

/** One chart in the gallery. `picture` holds the paths of an SVG: boxes and lines, in a window of `size`. */
export interface GalleryEntry {
  readonly machine: string;
  readonly stem: string;
  readonly room: string;
  readonly name: Words;
  readonly purpose: Words;
  readonly screens: readonly Words[];
  readonly requirements: readonly string[];
  readonly states: Share;
  readonly transitions: Share;
  readonly paths: number;
  readonly lowerBound: number;
  readonly picture: {
    readonly size: readonly [number, number];
    readonly boxes: string;
    readonly leaves: string;
    readonly lines: string;
  };
}

export interface Gallery {
  readonly format: 'shiye.gallery/1';
  readonly rooms: readonly { readonly id: string; readonly words: Words }[];
  readonly machines: readonly GalleryEntry[];
}
