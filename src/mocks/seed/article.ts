import type { CompanyRow } from './companies.ts';
import { cover } from './covers.ts';
import categorySentences from './data/category-sentences.json' with { type: 'json' };
import quotes from './data/quotes.json' with { type: 'json' };
import sections from './data/sections.json' with { type: 'json' };
import { type Brief, type Facts, factsOf } from './facts.ts';
import { infoboxOf, picture } from './infoboxes.ts';
import { type Random, randomFor } from './random.ts';
import { type Section, type Story, storyOf } from './stories.ts';
import { createWriter, type Writer } from './writer.ts';

export interface Article {
  readonly summary: string;
  /** HTML: paragraphs, 4 or 5 headings (h2, h3), a quote, a table or list, a picture. */
  readonly content: string;
}

const bodyRandom = (brief: Brief) => randomFor(`body:${brief.key}`);

function writerOf(facts: Facts, random: Random): Writer {
  return createWriter(facts.slots, categorySentences[facts.code], random);
}

export function titleOf(brief: Brief, facts: Facts, attempt: number): string {
  const { titles } = storyOf(brief.story);
  const random = randomFor(`title:${brief.key}`);
  const template = titles[(random.int(0, titles.length - 1) + attempt) % titles.length] ?? '';
  return writerOf(facts, random).write(template);
}

function paragraphs(section: Section, writer: Writer, random: Random, roomy: boolean): string[] {
  return section.paragraphs.flatMap((variants, index) =>
    random.picks(variants, roomy && index === 0 ? 2 : 1).map((variant) => `<p>${writer.write(variant)}</p>`),
  );
}

function sectionHtml(section: Section, writer: Writer, random: Random, roomy = false): string {
  const heading = writer.write(random.pick(section.heading));
  return [`<h2>${heading}</h2>`, ...paragraphs(section, writer, random, roomy)].join('');
}

function quoteHtml(story: Story, facts: Facts, writer: Writer, random: Random): string {
  const { slots } = facts;
  const quote = writer.write(random.pick(quotes[story.voice]));
  const outside = story.voice === 'market' || story.voice === 'policy';
  const speaker = outside
    ? `${slots.expert ?? ''}，${slots.house ?? ''}`
    : `${slots.name ?? ''}，${slots.co ?? ''}${slots.execTitle ?? ''}`;
  return `<blockquote><p>${quote}</p><p>—— ${speaker}</p></blockquote>`;
}

const leadOf = (story: Story, writer: Writer, random: Random) => writer.write(random.pick(story.lead));

export function summaryOf(brief: Brief, companies: readonly CompanyRow[]): string {
  const facts = factsOf(brief, companies);
  const random = bodyRandom(brief);
  return leadOf(storyOf(brief.story), writerOf(facts, random), random);
}

export function articleOf(brief: Brief, companies: readonly CompanyRow[]): Article {
  const facts = factsOf(brief, companies);
  const story = storyOf(brief.story);
  const random = bodyRandom(brief);
  const writer = writerOf(facts, random);
  const summary = leadOf(story, writer, random);
  // Topic stories define the topic in each variant, so they must use one only.
  const roomy = story.topic === undefined;
  const opening = sectionHtml(story.opening, writer, random, roomy);
  const infobox = infoboxOf(story, facts, random, companies);
  const scene = picture(
    cover({ key: `scene:${brief.key}`, category: facts.code }),
    `${facts.category.name}：${facts.slots.flavour ?? ''}${facts.slots.form ?? ''}（示意图）`,
  );
  const [first, second] = story.middle;
  const shared = [first, ...(random.chance(0.6) ? [second] : [])].map((name) =>
    sectionHtml(sections[name], writer, random),
  );
  const content = [
    `<p>${summary}</p>`,
    infobox.figure === null ? scene : '',
    opening,
    `<h3>${infobox.heading}</h3>`,
    infobox.html,
    infobox.figure ?? '',
    shared[0] ?? '',
    quoteHtml(story, facts, writer, random),
    ...shared.slice(1),
    sectionHtml(story.closing, writer, random, roomy),
  ].join('');
  return { summary, content };
}
