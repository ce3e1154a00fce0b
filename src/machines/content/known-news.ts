import { Schema } from 'effect';
import type { AnyActorRef } from 'xstate';
import { NewsItem } from '#services/contract/news.contract.ts';

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

/** What these pages, or the parts of them, have loaded of an article: the row of a list. Null where none has it. */
export const knownNews = (pages: readonly AnyActorRef[], id: string): NewsItem | null => {
  for (const page of pages) {
    const { context, children = {} } = page.getSnapshot();
    const parts = Object.values<AnyActorRef | undefined>(children).filter((part) => part !== undefined);
    const found = itemIn(context?.items, id) ?? itemIn(context?.data, id) ?? knownNews(parts, id);
    if (found) return found;
  }
  return null;
};
