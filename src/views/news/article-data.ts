import type { FlashDetail, NewsDetail } from '#services/contract/news.contract.ts';
import { machineTime } from '../shared/formats.ts';
import { pictureAddress } from '../shared/picture-address.ts';
import { plainText } from './plain-text.ts';

interface House {
  readonly origin: string;
  /** Path or absolute URL. */
  readonly url: string;
  readonly publisher: string;
}

const organization = (name: string) => ({ '@type': 'Organization', name });

const published = (
  { title, publishTime }: Pick<NewsDetail, 'title' | 'publishTime'>,
  { origin, url, publisher }: House,
) => {
  const address = new URL(url, origin).href;
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: machineTime(publishTime),
    url: address,
    mainEntityOfPage: address,
    publisher: organization(publisher),
  };
};

export const describedArticle = (news: NewsDetail, house: House) => ({
  ...published(news, house),
  description: news.summary,
  image: pictureAddress(news.coverImg, house.origin) ?? undefined,
  author: news.authorName === '' ? organization(news.sourceName) : { '@type': 'Person', name: news.authorName },
  articleSection: news.tagName,
  keywords: news.tags.map(({ name }) => name),
});

export const describedFlash = (flash: FlashDetail, house: House) => ({
  ...published(flash, house),
  description: plainText(flash.content),
  author: organization(flash.sourceName || house.publisher),
});
