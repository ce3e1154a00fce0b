import { useTranslation } from 'react-i18next';
import type { PlaceName } from '#services/address/places.ts';
import type { To } from '#services/address/to.ts';
import { useTo } from '../context.tsx';
import { useRoute } from '../navigation/use-route.ts';

/** R2.4-2 */
export const sections = ['home', 'news', 'events', 'people', 'trade', 'companies'] as const;
export type Section = (typeof sections)[number];

export const sectionHref = (to: To, section: Section): string => {
  switch (section) {
    case 'home':
      return to.home({ site: 'news' });
    case 'news':
      return to.newsList();
    case 'events':
      return to.home({ site: 'events' });
    case 'people':
      return to.people();
    case 'trade':
      return to.home({ site: 'post' });
    case 'companies':
      return to.companies();
  }
};

const own: Partial<Record<PlaceName, Section | null>> = {
  'news.home': 'home',
  'news.search': null,
  'news.company': 'companies',
  'news.companies': 'companies',
  'news.product': 'companies',
  'news.case': null,
  'news.service': null,
  'news.miniappAgreement': null,
  'news.miniappPrivacy': null,
  'news.miniappContact': null,
  'post.search': null,
  'post.systemMessage': null,
  'post.editInfo': null,
  'post.accountSetting': null,
  'post.messages': null,
  'post.message': null,
};

/** Null for places outside all sections. */
export const sectionOf = (place: PlaceName): Section | null => {
  const named = own[place];
  if (named !== undefined) return named;
  if (/^news\.(people|person)/.test(place)) return 'people';
  if (place.startsWith('news.')) return 'news';
  if (place.startsWith('events.')) return 'events';
  return place.startsWith('post.') ? 'trade' : null;
};

export const isAboutNews = (place: PlaceName): boolean => {
  const section = sectionOf(place);
  return section === 'home' || section === 'news';
};

/** `current` is `page` on the tab's own page, `true` below it. */
export const useTabs = () => {
  const { t } = useTranslation('shell');
  const to = useTo();
  const route = useRoute();
  const here = route && sectionOf(route.place);
  const path = route?.href.split(/[?#]/)[0];
  return sections.map((section) => {
    const href = sectionHref(to, section);
    const current = section === here ? (href === path ? ('page' as const) : ('true' as const)) : undefined;
    return { section, href, label: t(`nav.${section}`), current };
  });
};
