import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';

/** R2.1-14, R2.1-18: phones have no footer. `code` is the current page's. */
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
