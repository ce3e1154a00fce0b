import { joinParts } from '#i18n/isolated.ts';
import type { Found } from '#machines/search/search-result-loads.ts';
import type { To } from '#routes/to.ts';
import { spanText, zonedTime } from '../kit/event-times.ts';
import { dayText, machineTime, regionText } from '../kit/formats.ts';

export interface Row {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly facts: readonly string[];
  readonly time: { readonly machine: string | undefined; readonly text: string } | null;
  readonly picture: { readonly shape: 'cover' | 'face'; readonly src: string };
}

const filled = (facts: readonly string[]): readonly string[] => [...new Set(facts.filter((fact) => fact !== ''))];

const masked = (title: string, words: readonly string[]): string =>
  words.reduce((text, word) => text.replaceAll(word, '*'.repeat([...word].length)), title);

export const rowOf = (found: Found, to: To, now: number, language: string): Row => {
  const day = (ms: number | null) => ({ machine: machineTime(ms), text: dayText(ms, language) });
  switch (found.kind) {
    case 'news': {
      const { id, title, summary, coverImg, tagName, sourceName, publishTime } = found.news;
      return {
        href: to.article({ id }),
        title,
        summary,
        facts: filled([tagName, sourceName]),
        time: day(publishTime),
        picture: { shape: 'cover', src: coverImg },
      };
    }
    case 'events': {
      const { id, title, summary, coverImg, typeName, city, venue, sourceName, startTime, endTime } = found.activity;
      return {
        href: to.event({ id }),
        title,
        summary,
        facts: filled([typeName, city, venue, sourceName]),
        time: { machine: zonedTime(startTime), text: spanText(startTime, endTime, now, language) },
        picture: { shape: 'cover', src: coverImg },
      };
    }
    case 'post': {
      const { id, title, greyWords, summary, coverImg, themeName, place, author, publishTime } = found.post;
      return {
        href: to.post({ id }),
        title: masked(title, greyWords),
        summary,
        facts: filled([themeName, place, author?.name ?? '']),
        time: day(publishTime),
        picture: {
          shape: coverImg === '' ? 'face' : 'cover',
          src: coverImg === '' ? (author?.avatar ?? '') : coverImg,
        },
      };
    }
    case 'people': {
      const { memberId, name, avatar, company, position, location, introduction, industryTagList } = found.person;
      return {
        href: to.person({ id: memberId }),
        title: name,
        summary: joinParts([position, company]) || introduction,
        facts: filled([regionText(location), ...industryTagList.slice(0, 3).map(({ tagName }) => tagName)]),
        time: null,
        picture: { shape: 'face', src: avatar },
      };
    }
    case 'company': {
      const { id, cnName, logo, categoryName, city, introduction } = found.company;
      return {
        href: to.company({ id: String(id) }),
        title: cnName,
        summary: introduction,
        facts: filled([categoryName, city]),
        time: null,
        picture: { shape: 'face', src: logo },
      };
    }
  }
};
