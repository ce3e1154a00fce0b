import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { type Section, sections } from '#routes/route.ts';
import { type RouteName, routeOf } from '#routes/routes.ts';
import type { To } from '#routes/to.ts';
import { useTo } from '../context.tsx';
import { useRoute } from '../navigation/shell-context.ts';

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

const ofSite = { common: null, news: 'news', events: 'events', post: 'trade' } as const;

/** Null for places outside all sections. */
export const sectionOf = (name: RouteName): Section | null => {
  const { section, site } = routeOf(name);
  return section === undefined ? ofSite[site] : section;
};

export const isAboutNews = (name: RouteName): boolean => {
  const section = sectionOf(name);
  return section === 'home' || section === 'news';
};

/** `current` is `page` on the tab's own page, `true` below it. */
export const useTabs = () => {
  const { t } = useTranslation('shell');
  const to = useTo();
  const route = useRoute();
  const here = route && sectionOf(route.name);
  const [path] = useLocation();
  return sections.map((section) => {
    const href = sectionHref(to, section);
    const current = section === here ? (href === path ? ('page' as const) : ('true' as const)) : undefined;
    return { section, href, label: t(`nav.${section}`), current };
  });
};
