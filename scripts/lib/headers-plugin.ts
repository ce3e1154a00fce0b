import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { chartStyle } from '../../src/views/flows/chart-style.ts';
import {
  type DeliveryEnv,
  headersFile,
  headersOf,
  type InlineHashes,
  metaText,
  noInline,
  policyOf,
} from './headers.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const hashesOf = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

export const inlineOf = (html: string): InlineHashes => ({
  styles: [...hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g), hashOf(chartStyle)],
  scripts: hashesOf(html, /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
});

/** The Content-Security-Policy as a meta element, for hosts without headers, and all headers beside the manifest; not in development. */
export const headers = (env: DeliveryEnv): Plugin => {
  let inline = noInline;
  return {
    name: 'shiye-headers',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        inline = inlineOf(html);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${metaText(policyOf(env, inline))}" />`;
        // After the charset, which browsers look for first.
        return html.replace(/<meta charset="[^"]*"[^>]*>/, (charset) => `${charset}\n    ${meta}`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const source = `${JSON.stringify(headersOf(env, inline), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: headersFile.join('/'), source });
      },
    },
  };
};
