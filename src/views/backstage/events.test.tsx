import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { addBackstageTexts } from '#i18n/backstage-texts.ts';
import { startI18n } from '#i18n/i18n.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import { backstageMachine } from '#machines/backstage/backstage.machine.ts';
import { Events } from './Events.tsx';

test('the newest of what has happened in the backend is on top', async () => {
  const { i18n } = await startI18n('zh');
  addBackstageTexts(i18n);
  const actor = createActor(backstageMachine.provide({ actors: { watch: fromCallback(() => {}) } })).start();
  const { picture } = actor.getSnapshot().context;
  const events = ['first.done', 'second.done', 'third.done'].map((type, at) => ({ type, at }));
  actor.send({ type: 'picture.taken', picture: { ...picture, events } });
  const html = renderToStaticMarkup(
    <TextsProvider i18n={i18n}>
      <Events actor={actor} />
    </TextsProvider>,
  );
  expect([...html.matchAll(/>(\w+\.done)</g)].map(([, type]) => type)).toEqual([
    'third.done',
    'second.done',
    'first.done',
  ]);
});
