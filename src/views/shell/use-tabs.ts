import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { sectionHref, sectionOf, sections } from './sections.ts';
import { useRoute } from './use-route.ts';

/** `page` on the tab's own page, `true` on those below it. */
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
