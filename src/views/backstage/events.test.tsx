import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { addTexts, backstageTexts } from '#i18n/tool-texts.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import { Events } from './Events.tsx';

test('the newest of what has happened in the backend is on top', async () => {
  const i18n = await startI18n('zh');
  addTexts(i18n, backstageTexts);
  const events = ['first.done', 'second.done', 'third.done'].map((type, at) => ({ type, at }));
  const backstage = { events: () => events } as Partial<Backstage> as Backstage;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Events backstage={backstage} run={() => {}} copy={() => {}} />
    </I18nextProvider>,
  );
  expect([...html.matchAll(/>(\w+\.done)</g)].map(([, type]) => type)).toEqual([
    'third.done',
    'second.done',
    'first.done',
  ]);
});
