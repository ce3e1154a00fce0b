import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import { selectOrigin } from '#machines/app/app.machine.ts';
import { allowScripts } from '#services/address/script-files.ts';
import { useApp } from '../context.tsx';
import { JsonLd } from '../ui/JsonLd.tsx';
import { Canonical } from './Canonical.tsx';
import { machineTime } from './formats.ts';
import { pictureAddress } from './picture-address.ts';

export interface HeadProps {
  /** Title without the site's name; empty while unknown. */
  readonly page: string;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly kind?: 'website' | 'article' | 'profile' | undefined;
  readonly publishTime?: number | null | undefined;
  readonly about?: Readonly<Record<string, unknown>> | undefined;
}

export function Head(props: HeadProps) {
  return (
    <>
      <HeadWords {...props} />
      <Canonical />
    </>
  );
}

export function HeadWords({ page, description, image, kind = 'website', publishTime, about }: HeadProps) {
  const { t } = useTranslation('shell');
  const picture = pictureAddress(image, selectOrigin(useApp().getSnapshot()));
  const words = description?.trim() || t('description');
  const time = publishTime == null ? undefined : machineTime(publishTime);
  return (
    <>
      {page === '' ? null : <title>{joinParts([page, t('titleBrand')])}</title>}
      <meta name="description" content={words} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={page || t('brand')} />
      <meta property="og:description" content={words} />
      {picture === null ? null : <meta property="og:image" content={picture} />}
      {time === undefined ? null : <meta property="article:published_time" content={time} />}
      {about ? <JsonLd about={about} admit={allowScripts} /> : null}
    </>
  );
}
