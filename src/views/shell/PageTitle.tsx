import { useTranslation } from 'react-i18next';

/** The document's title, `页面 · 食业`. */
export function PageTitle({ page }: { readonly page: string }) {
  const { t } = useTranslation('shell');
  return <title>{`${page} · ${t('titleBrand')}`}</title>;
}
