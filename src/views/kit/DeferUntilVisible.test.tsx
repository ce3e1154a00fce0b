import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { AppProvider } from '../context.tsx';
import { DeferUntilVisible } from './DeferUntilVisible.tsx';
import { makeWholePage } from './whole-page.ts';

test('what is below the window is a landmark with its height until the whole page is wanted, and again on the next page', () => {
  const { app } = openBrowser().openTab();
  const wholePage = makeWholePage();
  const show = (given: object) =>
    renderToStaticMarkup(
      <AppProvider app={app} to={createTo({ sites: defaultSites })} {...given}>
        <DeferUntilVisible as="footer" label="页脚" height={320}>
          <p>备案号</p>
        </DeferUntilVisible>
      </AppProvider>,
    );
  const early = show({ wholePage });
  wholePage.want();
  const whole = [show({ wholePage }), show({})];
  wholePage.begin(false);
  expect([early, ...whole, show({ wholePage })]).toEqual([
    '<footer aria-label="页脚" style="block-size:320px"></footer>',
    '<p>备案号</p>',
    '<p>备案号</p>',
    early,
  ]);
});

test('whoever waits for the whole page is told once it is wanted, unless it has called that off', () => {
  const wholePage = makeWholePage();
  const called: string[] = [];
  wholePage.whenWanted(() => void called.push('footer'));
  wholePage.whenWanted(() => void called.push('gone'))();
  expect([wholePage.isWanted(), called]).toEqual([false, []]);
  wholePage.want();
  wholePage.whenWanted(() => void called.push('committed late'));
  expect([wholePage.isWanted(), called]).toEqual([true, ['footer', 'committed late']]);
});
