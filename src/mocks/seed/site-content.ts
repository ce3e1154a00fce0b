import type { SiteContent } from '#services/contract/basic.contract.ts';
import { base } from '../base.ts';
import { categoryOf } from './categories.ts';
import { type ShapeName, shapes } from './cover-shapes.ts';
import { cover, coverSize } from './covers.ts';
import data from './data/site.json' with { type: 'json' };
import { svgUrl } from './svg.ts';
import { write } from './write.ts';

const { pages, links, promos, qr } = data;

function qrPicture(): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${qr.size} ${qr.size}' shape-rendering='crispEdges'><path fill='#fff' d='M0 0h${qr.size}v${qr.size}H0z'/><path fill='#2b2320' d='${qr.path.join('')}'/></svg>`;
  return svgUrl(svg);
}

function qrHtml(title: string, text: string): string {
  return `<p><img src="${qrPicture()}" alt="${title}二维码" width="160" height="160"></p><p>${text}</p>`;
}

const isShape = (name: string): name is ShapeName => Object.hasOwn(shapes, name);

const illustrated = (html: string): string =>
  html.replaceAll(/\[picture:(\w+):(\w+):([^\]]+)\]/g, (_, shape: string, category: string, words: string) => {
    const src = cover({
      key: `site:${words}`,
      category: categoryOf(category) ?? 'tea',
      ...(isShape(shape) ? { shape } : {}),
    });
    return `<figure><img src="${src}" alt="${words}" width="${coverSize.width}" height="${coverSize.height}"></figure>`;
  });

/** `promo-award` is a URL, the others HTML or JSON (R2.1-18, R2.5-23 to R2.5-26). */
export function createSiteContents(): SiteContent[] {
  const award = cover({ key: 'promo-award', category: 'bakery', shape: 'podium' });
  return [
    ...Object.entries(pages).map(([code, { title, html }]) => ({
      code,
      title,
      content: illustrated(html.join('')),
      url: null,
    })),
    { code: 'footer-links', title: '页脚链接', content: write(JSON.stringify(links), { base }), url: null },
    { code: 'footer-qr', title: '食业公众号', content: qrHtml('食业公众号', '扫码关注食业公众号'), url: null },
    ...Object.entries(promos).map(([code, { title, text }]) => ({
      code,
      title,
      content: qrHtml(title, text),
      url: null,
    })),
    { code: 'promo-award', title: '年度食品奖评选', content: null, url: award },
  ];
}
