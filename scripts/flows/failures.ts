import type { AnyEventObject } from 'xstate';
import texts from '../../src/i18n/locales/zh/failure.json' with { type: 'json' };

/** The text key of the reason that such an answer gives (docs/design.md); null where it is the server's own, or none. */
export const failureKey = ({ error }: AnyEventObject): string | null => {
  const { tag, code } = (error ?? {}) as { readonly tag?: string; readonly code?: number };
  if (tag === 'refused') return Object.hasOwn(texts.code, String(code)) ? `failure:code.${code}` : null;
  return tag !== undefined && Object.hasOwn(texts, tag) ? `failure:${tag}` : null;
};
