import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { Company } from '#views/company/Company.tsx';
import { Product } from '#views/company/Product.tsx';
import { Event } from '#views/events/Event.tsx';
import { EventList } from '#views/events/EventList.tsx';
import { Article } from '#views/news/Article.tsx';
import { FlashPage } from '#views/news/FlashPage.tsx';
import { People } from '#views/people/People.tsx';
import { PersonPage } from '#views/people/PersonPage.tsx';
import { Circle } from '#views/post/Circle.tsx';
import { Post } from '#views/post/Post.tsx';
import { PostList } from '#views/post/PostList.tsx';
import { Topic } from '#views/post/Topic.tsx';
import { NewsListPage } from '#views/shell/NewsListPage.tsx';
import { markup, textsOf } from '../../tests/harness/markup.tsx';
import { openBrowser } from '../../tests/harness/open-browser.ts';

const texts = await textsOf();

const show = async (path: string, Page: unknown): Promise<string> => {
  const tab = openBrowser().openTab();
  await tab.visit(path);
  const page = tab.app.getSnapshot().context.pages.at(-1);
  if (!page) throw new Error(`no page at ${path}`);
  const View = Page as ComponentType<{ readonly actor: AnyActorRef }>;
  return markup(tab.app, texts.zh, <View actor={page.ref} />);
};

const isKept = (html: string): boolean => {
  const isKnown = html.includes('<link rel="canonical"');
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isKnown);
  expect(html.match(/<meta name="description" content="[^"]+"/g)).toHaveLength(1);
  return isKnown;
};

const addresses: readonly [there: string, nowhere: string, page: unknown][] = [
  ['/news/packaging', '/news/nonsense', NewsListPage],
  ['/flash/80200', '/flash/99999999', FlashPage],
  ['/people/1213', '/people/99999999', PersonPage],
  ['/people', '/people/tag/99999999', People],
  ['/company/509', '/company/99999999', Company],
  ['/product/3009', '/product/99999999', Product],
  ['/events/80082', '/events/99999999', Event],
  ['/events/all', '/events/nonsense', EventList],
  ['/community/post/700500', '/community/post/99999999', Post],
  ['/community/latest', '/community/nonsense', PostList],
  ['/community/circle/4001', '/community/circle/99999999', Circle],
  ['/community/topic/5001', '/community/topic/99999999', Topic],
];

test.each(addresses)('a search engine keeps %s, and not %s, where there is nothing', async (there, nowhere, page) => {
  expect([isKept(await show(there, page)), isKept(await show(nowhere, page))]).toEqual([true, false]);
});

test('a search engine does not keep the address of an article that does not exist', async () => {
  expect(isKept(await show('/news/99999999', Article))).toBe(false);
});
