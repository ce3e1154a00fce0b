import type { FlashDetail, NewsDetail } from '#services/contract/news.contract.ts';
import { machineTime } from '../kit/formats.ts';
import { pictureAddress } from '../kit/picture-address.ts';
import { plainText } from './plain-text.ts';

interface Site {
  readonly origin: string;
  /** Path or absolute URL. */
  readonly url: string;
  readonly publisher: string;
}

const organization = (name: string) => ({ '@type': 'Organization', name });

const published = (
  { title, publishTime }: Pick<NewsDetail, 'title' | 'publishTime'>,
  { origin, url, publisher }: Site,
) => {
  const address = new URL(url, origin).href;
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: publishTime === null ? undefined : machineTime(publishTime),
    url: address,
    mainEntityOfPage: address,
    publisher: organization(publisher),
  };
};

export const describedArticle = (news: NewsDetail, site: Site) => ({
  ...published(news, site),
  description: news.summary,
  image: pictureAddress(news.coverImg, site.origin) ?? undefined,
  author: news.authorName === '' ? organization(news.sourceName) : { '@type': 'Person', name: news.authorName },
  articleSection: news.tagName,
  keywords: news.tags.map(({ name }) => name),
});

export const describedFlash = (flash: FlashDetail, site: Site) => ({
  ...published(flash, site),
  description: plainText(flash.content),
  author: organization(flash.sourceName || site.publisher),
});
