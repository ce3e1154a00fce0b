import { Schema } from 'effect';
import type { AnyActorRef, Snapshot } from 'xstate';
import { NewsItem } from '#services/contract/news.contract.ts';
import { pendingInput } from '../kit/lazy-chart.ts';

const isNewsItem = Schema.is(NewsItem);

const itemIn = (value: unknown, id: string): NewsItem | null => {
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value && value.id === id && isNewsItem(value)) return value;
  for (const part of Object.values(value)) {
    const found = itemIn(part, id);
    if (found) return found;
  }
  return null;
};

/** The list row with which an article page was opened, while its chart is loading. */
export const selectKnownNews = (snapshot: Snapshot<unknown>): NewsItem | null => {
  const input = pendingInput(snapshot);
  return typeof input === 'object' && input !== null && 'known' in input && isNewsItem(input.known)
    ? input.known
    : null;
};

/** The list row of an article, if any of these pages or their parts has loaded it. */
export const knownNews = (pages: readonly AnyActorRef[], id: string): NewsItem | null => {
  for (const page of pages) {
    const { context, children = {} } = page.getSnapshot();
    const parts = Object.values<AnyActorRef | undefined>(children).filter((part) => part !== undefined);
    const found = itemIn(context?.items, id) ?? itemIn(context?.data, id) ?? knownNews(parts, id);
    if (found) return found;
  }
  return null;
};
