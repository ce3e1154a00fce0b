import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';

/** The document's title, `页面 · 食业`. */
export function PageTitle({ page }: { readonly page: string }) {
  const { t } = useTranslation('shell');
  return <title>{joinParts([page, t('titleBrand')])}</title>;
}
