import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import { allowScripts } from '#services/address/script-files.ts';
import { useApp } from '../context.tsx';
import { JsonLd } from '../ui/JsonLd.tsx';
import { Canonical } from './Canonical.tsx';
import { machineTime } from './formats.ts';
import { pictureAddress } from './picture-address.ts';

export interface HeadProps {
  /** What the page is called, without the house's name; empty while it is not known. */
  readonly page: string;
  readonly description?: string | undefined;
  /** Address of the picture that stands for the page where it is shared, absolute or of this origin. */
  readonly image?: string | undefined;
  readonly kind?: 'website' | 'article' | 'profile' | undefined;
  /** In milliseconds since 1970. */
  readonly publishTime?: number | undefined;
  /** What the page is about in the words of schema.org, without `@context`. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
}

/** What the document's head says of a page: title, description, Open Graph, JSON-LD, and under which address it is known. */
export function Head(props: HeadProps) {
  return (
    <>
      <HeadWords {...props} />
      <Canonical />
    </>
  );
}

/** As that, without an address: of what is no page. */
export function HeadWords({ page, description, image, kind = 'website', publishTime, about }: HeadProps) {
  const { t } = useTranslation('shell');
  const picture = pictureAddress(image, useApp().getSnapshot().context.origin);
  const words = description?.trim() || t('description');
  const time = publishTime === undefined ? undefined : machineTime(publishTime);
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
