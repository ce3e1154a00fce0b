import { Option, Schema } from 'effect';
import { FooterLinks, type SiteContent } from '#services/contract/basic.contract.ts';

export interface FooterLink {
  readonly name: string;
  readonly enName: string;
  readonly url: string;
}

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(FooterLinks));

const isSafe = (url: string): boolean => /^(https?:\/\/|\/(?![/\\])|mailto:|tel:)/i.test(url);

/** The links that site content `footer-links` holds as JSON (R2.1-14, R2.1-17); content that cannot be read gives none. */
export const readFooterLinks = ({ content }: SiteContent): readonly FooterLink[] =>
  Option.getOrElse(decode(content ?? '[]'), () => []).filter(({ url }) => isSafe(url));

/** Links to other houses: the forum, the awards, the company's site. */
export const isOutward = ({ url }: FooterLink): boolean => /^https?:\/\//i.test(url);
