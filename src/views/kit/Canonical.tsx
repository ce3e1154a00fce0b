import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectOrigin, selectRoute, selectSites } from '#machines/app/app.machine.ts';
import { useApp } from '../context.tsx';
import { canonicalOf, isListed } from './canonical-of.ts';

/** No `hreflang`: both languages share the address. */
export function Canonical() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const route = useSelector(app, selectRoute);
  const sites = useSelector(app, selectSites);
  const origin = useSelector(app, selectOrigin);
  if (route === null) return null;
  if (!isListed(route.name)) return <meta name="robots" content="noindex" />;
  const href = canonicalOf(route, { sites, origin });
  return (
    <>
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
      <meta property="og:site_name" content={t('brand')} />
    </>
  );
}
