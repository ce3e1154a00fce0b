import { expect, test } from 'vitest';
import { describedIn } from './describe-page.ts';

const page = (href: string, said: Readonly<Record<string, string>> = {}) =>
  ({
    location: { href },
    document: {
      title: '食业',
      head: {
        querySelector: (selector: string) => {
          const content = said[/"(.*)"/.exec(selector)?.[1] ?? ''];
          return content === undefined ? null : { getAttribute: () => content };
        },
      },
    },
  }) as unknown as Window;

const landing = 'https://shiye.test/events/';
const android = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0';

test('a page is described by its Open Graph words and known by its own address, without what stands behind #', () => {
  const said = {
    'og:title': '燕麦涨价',
    'og:description': '三成',
    'og:url': 'https://shiye.test/news/1',
    'og:image': 'https://img.test/1.jpg',
  };
  expect(describedIn(page('https://shiye.test/news/1?from=x#comments', said), landing, android)).toEqual({
    type: 'page.described',
    signed: 'https://shiye.test/news/1?from=x',
    card: { title: '燕麦涨价', text: '三成', link: 'https://shiye.test/news/1', image: 'https://img.test/1.jpg' },
  });
});

test('a page that says little of itself has its title, its address and the icon; on iOS the landing page is signed', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0';
  expect(describedIn(page('https://shiye.test/people#top'), landing, iphone)).toEqual({
    type: 'page.described',
    signed: landing,
    card: {
      title: '食业',
      text: '',
      link: 'https://shiye.test/people',
      image: 'https://shiye.test/icons/512.png',
    },
  });
});
