import type { PageDescribed } from '#machines/app/wechat-card.machine.ts';

type Page = Pick<Window, 'document' | 'location'>;

/** For pages without one of their own. */
const icon = '/icons/512.png';

/** What the head says of the page, as WeChat is told it. `landing` is the first address of the visit. */
export const describedIn = ({ document, location }: Page, landing: string, userAgent: string): PageDescribed => {
  const said = (property: string): string =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const here = location.href.replace(/#.*$/, '');
  return {
    type: 'page.described',
    // WeChat on iOS checks by the first address, however far the reader has gone since.
    signed: /iPhone|iPad|iPod/.test(userAgent) ? landing : here,
    card: {
      title: said('og:title') || document.title,
      text: said('og:description'),
      link: said('og:url') || here,
      image: said('og:image') || new URL(icon, here).href,
    },
  };
};

/** Tells of each page, whenever its head changes. */
export const describePages = (page: Window, tell: (described: PageDescribed) => void): void => {
  const landing = page.location.href.replace(/#.*$/, '');
  const look = (): void => tell(describedIn(page, landing, page.navigator.userAgent));
  new MutationObserver(look).observe(page.document.head, { childList: true, subtree: true, attributes: true });
  look();
};
