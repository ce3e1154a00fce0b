import { useSelector } from '@xstate/react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import type { Route } from '#machines/app/route.ts';
import { useApp } from '../context.tsx';
import { canonicalOf, isListed } from './canonical.ts';

/** Where a page is known outside. Both languages have one address, so that there is no `hreflang` to give. */
export function Canonical({ route }: { readonly route: Route }) {
  const { t } = useTranslation('shell');
  const app = useApp();
  const sites = useSelector(app, ({ context }) => context.sites);
  const origin = useSelector(app, ({ context }) => context.origin);
  if (!isListed(route.place)) return <meta name="robots" content="noindex" />;
  const href = canonicalOf(route, { sites, origin });
  return (
    <>
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
      <meta property="og:site_name" content={t('brand')} />
    </>
  );
}
