import { Schema } from 'effect';
import { PostCard, PostPackage } from '#services/contract/message.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import { readWireText } from '#services/contract/wire.ts';

export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly href: string | null;
}

/** R3-52 to R3-57; content that does not decode is shown as text. */
export type Content =
  | { readonly kind: 'text'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'post'; readonly card: PostCard }
  | { readonly kind: 'package'; readonly title: string; readonly posts: readonly PostCard[] }
  | { readonly kind: 'suggestions'; readonly texts: readonly string[] }
  | { readonly kind: 'unknown' };

/**
 * CJK text has no spaces to end a URL: it is part of it at the start of a segment (`/item/燕麦`), but not after letters
 * (`/item看`).
 */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]`;
const word = String.raw`${unspaced}[\p{L}\p{M}\p{N}\w%~]*`;
const next = String.raw`(?:[/=#_\-](?:${word})?|(?!${unspaced})[\p{L}\p{M}\p{N}\w\-.~:/?#[\]@!$&'()*+,;=%])`;
const address = new RegExp(String.raw`(?:https?:\/\/(?:${word}|${next})|www\.${next})${next}*`, 'giu');
const marks = ".,;:!?'*~";

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Removes trailing punctuation; keeps brackets opened in the URL (`/wiki/Oat_(food)`). */
const withoutEnd = (found: string): string => {
  const outside: Record<string, number> = {
    ')': count(found, ')') - count(found, '('),
    ']': count(found, ']') - count(found, '['),
  };
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    if (marks.includes(last)) continue;
    const unopened = outside[last] ?? 0;
    if (unopened <= 0) break;
    outside[last] = unopened - 1;
  }
  return found.slice(0, end);
};

/** Only http(s) URLs become links. */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(address)) {
    const said = withoutEnd(found[0]);
    const href = /^www/i.test(said) ? `https://${said}` : said;
    if (!URL.canParse(href)) continue;
    if (found.index > done) pieces.push({ at: done, text: text.slice(done, found.index), href: null });
    pieces.push({ at: found.index, text: said, href });
    done = found.index + said.length;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), href: null });
  return pieces;
};

const Suggestions = Schema.Array(Schema.String);

export const contentOf = ({
  msgType,
  msgContent,
  messagePackage,
}: Pick<Message, 'msgType' | 'msgContent' | 'messagePackage'>): Content => {
  const asText = { kind: 'text', pieces: [{ at: 0, text: msgContent, href: null }] } as const;
  switch (msgType) {
    case 0:
      return asText;
    case 1: {
      const card = readWireText(PostCard, msgContent);
      return card ? { kind: 'post', card } : asText;
    }
    case 2:
      return { kind: 'image', src: msgContent };
    case 3:
      return { kind: 'text', pieces: piecesOf(msgContent) };
    case 900: {
      const shared = readWireText(PostPackage, messagePackage ?? msgContent);
      return shared ? { kind: 'package', ...shared } : asText;
    }
    case 901: {
      const texts = readWireText(Suggestions, msgContent);
      return texts ? { kind: 'suggestions', texts } : asText;
    }
    default:
      return { kind: 'unknown' };
  }
};
