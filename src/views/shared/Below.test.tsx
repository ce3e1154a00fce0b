import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { openBrowser } from '../../../tests/harness/app.ts';
import { AppProvider } from '../context.tsx';
import { Below } from './Below.tsx';
import { firstDrawing } from './first-drawing.ts';

test('what is below the window keeps its room until the first drawing is over, and is drawn at once after that', () => {
  const { app } = openBrowser().openTab();
  const drawing = firstDrawing();
  const show = (given: object) =>
    renderToStaticMarkup(
      <AppProvider app={app} to={createTo({ sites: defaultSites })} {...given}>
        <Below room={320}>
          <p>页脚</p>
        </Below>
      </AppProvider>,
    );
  const early = show({ drawing });
  drawing.end();
  expect([early, show({ drawing }), show({})]).toEqual([
    '<div style="block-size:320px"></div>',
    '<p>页脚</p>',
    '<p>页脚</p>',
  ]);
});

test('whoever waits for the end of the first drawing is told, unless it has called that off', () => {
  const drawing = firstDrawing();
  const told: string[] = [];
  drawing.whenOver(() => void told.push('footer'));
  drawing.whenOver(() => void told.push('gone'))();
  expect([drawing.isOver(), told]).toEqual([false, []]);
  drawing.end();
  expect([drawing.isOver(), told]).toEqual([true, ['footer']]);
});

test('whoever ends it may say how each part is drawn', () => {
  const drawing = firstDrawing();
  const told: string[] = [];
  drawing.whenOver(() => void told.push('footer'));
  drawing.whenOver(() => void told.push('latest'));
  drawing.end((draw) => {
    told.push('now');
    draw();
  });
  expect(told).toEqual(['now', 'footer', 'now', 'latest']);
});

test('what a later page shows is drawn at once, and costs the click nothing of what waits on the page before', () => {
  const drawing = firstDrawing();
  const told: string[] = [];
  drawing.whenOver(() => void told.push('footer'));
  drawing.leave();
  expect([drawing.isOver(), told]).toEqual([true, []]);
  drawing.end();
  expect(told).toEqual(['footer']);
});
