import { Option, Schema } from 'effect';
import { FooterLinks, type SiteContent } from '#services/contract/basic.contract.ts';

interface FooterLink {
  readonly name: string;
  readonly enName: string;
  readonly url: string;
}

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(FooterLinks));

const isSafe = (url: string): boolean => /^(https?:\/\/|\/(?![/\\])|mailto:|tel:)/i.test(url);

/** Decodes the site content `footer-links` (R2.1-14, R2.1-17); empty where it is invalid. */
export const readFooterLinks = ({ content }: SiteContent): readonly FooterLink[] =>
  Option.getOrElse(decode(content ?? '[]'), () => []).filter(({ url }) => isSafe(url));

export const isOutward = ({ url }: FooterLink): boolean => /^https?:\/\//i.test(url);
