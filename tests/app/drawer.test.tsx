import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Drawer } from '#views/header/Drawer.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

// Static markup has no portal, and the theme switch reads `window`.
vi.mock('#views/ui/Dialog.tsx', () => ({ Dialog: ({ children }: { readonly children: ReactNode }) => children }));
vi.mock('#views/header/Switches.tsx', () => ({ Switches: () => null }));

const texts = await textsOf();

/** The groups of the drawer: the words of each summary, and the words and addresses of its links. */
const groupsIn = (html: string) =>
  [...html.matchAll(/<summary[^>]*>([^<]*)<.*?<\/summary>(.*?)<\/details>/gs)].map(([, tag = '', links = '']) => ({
    tag,
    links: [...links.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', name = '']) => [name, href]),
  }));

test('[R2.4-29] the mobile drawer lists under each news tag its sub-tags, with links to their lists', async () => {
  const { backend, openTab } = openBrowser();
  const tab = openTab({ isMobile: true });
  await tab.visit('/site/about');
  tab.at('modules').send({ type: 'modules.show', names: ['newsTags'] });
  await settle();
  const groups = groupsIn(markup(tab.app, texts.zh, <Drawer open onClose={() => {}} />));
  expect(groups.map(({ tag, links }) => [tag, ...links.slice(1).map(([name]) => name)])).toEqual(
    backend.domain.seed.newsTags().map(({ name, children }) => [name, ...children.map((child) => child.name)]),
  );
  expect(groups.at(-1)).toEqual({
    tag: '专栏',
    links: [
      ['全部专栏', '/news/columns'],
      ['食品工具', '/foodtools'],
      ['专题', '/features'],
      ['百强榜', '/news/columns/top-100'],
      ['榜单', '/news/columns/rankings'],
      ['新锐', '/news/columns/newcomers'],
      ['什么是', '/news/columns/what-is'],
      ['展会', '/news/columns/trade-show'],
    ],
  });
});
