import { readFileSync } from 'node:fs';
import type { Lists, Story } from './lists.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const article =
  (loading: 'eager' | 'lazy') =>
  ({ id, title, summary, coverImg, sourceName, publishTime }: Story): string =>
    `<article><div><h3><a href="/news/${id}">${escaped(title)}</a></h3><p>${escaped(summary)}</p><small>${escaped(sourceName)} · ${new Date(publishTime).toLocaleDateString('zh-CN')}</small></div><img src="${escaped(coverImg)}" alt="" loading="${loading}"></article>`;

/** The same news as a page without scripts: the lower bound. */
export const plainPage = ({ latest, weekly, categories }: Lists): string =>
  [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>食业</title>',
    `<style>${readFileSync(new URL('./bare.css', import.meta.url), 'utf8')}</style></head><body><main><h1>食业</h1>`,
    ...latest.slice(0, 3).map(article('eager')),
    ...weekly.map(article('lazy')),
    ...categories.flatMap(([name, stories]) => [
      `<section><h2>${escaped(name)}</h2>`,
      ...stories.map(article('lazy')),
      '</section>',
    ]),
    ...latest.slice(3).map(article('lazy')),
    '</main></body></html>',
  ].join('\n');
