import type { SiteContent } from '#services/contract/basic.contract.ts';

export interface Promo {
  readonly title: string;
  readonly image: string | null;
  readonly href: string | null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", apos: "'", lt: '<', gt: '>' };

const decoded = (value: string): string =>
  value.replace(/&(amp|quot|#39|apos|lt|gt);/g, (whole, name: string) => entities[name] ?? whole);

const isSafe = (address: string): boolean =>
  /^(https?:\/\/|\/(?![/\\])|data:image\/(svg\+xml|png|jpeg|gif|webp)[;,])/i.test(address);

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return found ? decoded(found[1] ?? found[2] ?? found[3] ?? '').trim() : null;
};

const isPicture = (address: string): boolean => /^data:image\/|\.(svg|png|jpe?g|gif|webp)([?#]|$)/i.test(address);

/** The image is taken from HTML content (R2.5-24) or from the `url` (R2.5-25). */
export const readPromo = ({ title, content, url }: SiteContent): Promo => {
  const tag = content === null ? null : /<img\b[^>]*>/i.exec(content)?.[0];
  const inContent = tag ? attribute(tag, 'src') : null;
  const safeUrl = url !== null && isSafe(url) ? url : null;
  const image = inContent !== null && isSafe(inContent) ? inContent : null;
  if (image === null && safeUrl !== null && isPicture(safeUrl)) return { title, image: safeUrl, href: null };
  // A data URL is no link target.
  return { title, image, href: safeUrl?.toLowerCase().startsWith('data:') ? null : safeUrl };
};
