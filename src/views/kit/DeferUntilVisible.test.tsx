import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { AppProvider } from '../context.tsx';
import { DeferUntilVisible } from './DeferUntilVisible.tsx';
import { makeFirstRender } from './first-render.ts';

test('what is below the window keeps its height until the first render is over, and is rendered at once after that', () => {
  const { app } = openBrowser().openTab();
  const firstRender = makeFirstRender();
  const show = (given: object) =>
    renderToStaticMarkup(
      <AppProvider app={app} to={createTo({ sites: defaultSites })} {...given}>
        <DeferUntilVisible height={320}>
          <p>页脚</p>
        </DeferUntilVisible>
      </AppProvider>,
    );
  const early = show({ firstRender });
  firstRender.end();
  expect([early, show({ firstRender }), show({})]).toEqual([
    '<div style="block-size:320px"></div>',
    '<p>页脚</p>',
    '<p>页脚</p>',
  ]);
});

test('whoever waits for the end of the first render is told, unless it has called that off', () => {
  const firstRender = makeFirstRender();
  const called: string[] = [];
  firstRender.whenOver(() => void called.push('footer'));
  firstRender.whenOver(() => void called.push('gone'))();
  expect([firstRender.isOver(), called]).toEqual([false, []]);
  firstRender.end();
  expect([firstRender.isOver(), called]).toEqual([true, ['footer']]);
});

test('who asks after the end of the first render is answered at once: a part that was committed late is drawn too', () => {
  const called: string[] = [];
  const firstRender = makeFirstRender();
  firstRender.end();
  firstRender.whenOver(() => void called.push('footer'));
  expect(called).toEqual(['footer']);
});
