import { useTranslation } from 'react-i18next';
import { langOf } from '../kit/lang-of.ts';
import { Breadcrumbs, type Step } from '../ui/Breadcrumbs.tsx';

export function NewsBreadcrumbs({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('news');
  return <Breadcrumbs label={t('breadcrumb')} steps={steps.map((step) => ({ ...step, lang: langOf(step.name) }))} />;
}
