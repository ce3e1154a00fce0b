import type { TopicName } from '../topics.ts';

/**
 * Sentences hold slots: `{name}` is a fact of the article, `{#driver}` a sentence of the category's knowledge.
 * A paragraph is one of its variants.
 */
export interface Section {
  readonly heading: readonly string[];
  readonly paragraphs: readonly (readonly string[])[];
}

export type Exhibit =
  | 'segments'
  | 'finance'
  | 'nutrition'
  | 'dosage'
  | 'range'
  | 'ranking'
  | 'steps'
  | 'clauses'
  | 'channels';
export type Voice = 'product' | 'market' | 'finance' | 'craft' | 'science' | 'policy';

export interface Story {
  readonly titles: readonly string[];
  readonly lead: readonly string[];
  readonly opening: Section;
  readonly closing: Section;
  readonly exhibit: Exhibit;
  readonly voice: Voice;
  /** What the list of a `steps` or `clauses` exhibit is called and holds. */
  readonly points?: { readonly heading: string; readonly items: readonly string[] };
  readonly topic?: TopicName;
  /** Which of the shared middle sections the story takes. */
  readonly middle: readonly ('market' | 'pain' | 'craft' | 'scene')[];
}
