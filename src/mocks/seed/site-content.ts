import type { SiteContent } from '#services/contract/basic.contract.ts';
import { cover } from './covers.ts';
import { svgUrl } from './svg.ts';
import { qrPath, qrSize } from './vocabulary/qr.ts';
import { footerLinks, promos, siteTexts } from './vocabulary/site-texts.ts';

function qrPicture(): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${qrSize} ${qrSize}' shape-rendering='crispEdges'><path fill='#fff' d='M0 0h${qrSize}v${qrSize}H0z'/><path fill='#2b2320' d='${qrPath}'/></svg>`;
  return svgUrl(svg);
}

function qrHtml(title: string, text: string): string {
  return `<p><img src="${qrPicture()}" alt="${title}二维码" width="160" height="160"></p><p>${text}</p>`;
}

/**
 * Site content by code: the site's pages, the footer's links (JSON) and QR code, and the promotional blocks, of which
 * two are HTML with a picture in it and `promo-award` is a url (R2.1-18, R2.5-23 to R2.5-26).
 */
export function createSiteContents(): SiteContent[] {
  const award = cover({ key: 'promo-award', category: 'bakery', shape: 'podium' });
  return [
    ...Object.entries(siteTexts).map(([code, { title, html }]) => ({ code, title, content: html, url: null })),
    { code: 'footer-links', title: '页脚链接', content: JSON.stringify(footerLinks), url: null },
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
