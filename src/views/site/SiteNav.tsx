import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';

/** What else the house says of itself (R2.1-14, R2.1-18): a phone has no footer. `code` is of the page that is read. */
export function SiteNav({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation('site');
  const to = useTo();
  const pages = [
    ['about', to.about()],
    ['contact', to.contact()],
    ['join', to.join()],
    ['partners', to.partners()],
    ['case', to.case()],
    ['service', to.service()],
    ['guide', to.guide()],
    ['agreement', to.agreement()],
    ['privacy', to.privacy()],
  ] as const;
  return (
    <LinkTabs
      label={t('nav.label')}
      tabs={pages.map(([page, href]) => ({ href, label: t(`nav.${page}`), isCurrent: page === code }))}
    />
  );
}
