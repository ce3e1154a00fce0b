import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { TextField } from '../ui/TextField.tsx';
import type { DialCodeProps } from './DialCodeSearch.tsx';

const search = lazyView(() => import('./DialCodeSearch.tsx').then(({ DialCodeSearch }) => DialCodeSearch));

/** The dialog does not wait for the list: most keep the first code. */
export function DialCode(props: DialCodeProps) {
  const { t } = useTranslation('session');
  return (
    <LazyBoundary
      of={search}
      props={props}
      fallback={<TextField label={t('field.dialCode')} value={props.dialCode} disabled />}
    />
  );
}
