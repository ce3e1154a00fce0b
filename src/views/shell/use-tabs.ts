import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { sectionHref, sectionOf, sections } from './sections.ts';
import { useShown } from './use-route.ts';

/** `page` on the tab's own page, `true` on those below it. */
export const useTabs = () => {
  const { t } = useTranslation('shell');
  const to = useTo();
  const shown = useShown();
  const here = shown && sectionOf(shown.name);
  const path = shown?.route.href.split(/[?#]/)[0];
  return sections.map((section) => {
    const href = sectionHref(to, section);
    const current = section === here ? (href === path ? ('page' as const) : ('true' as const)) : undefined;
    return { section, href, label: t(`nav.${section}`), current };
  });
};
