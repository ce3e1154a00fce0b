import { expect, test } from 'vitest';
import { outboxPaths } from '#machines/messages/outbox.paths.ts';
import { explore } from '#machines/paths/explore.ts';
import { passwordLoginPaths } from '#machines/session/password-login.paths.ts';
import { outcomesIn } from './outcomes.ts';

test('an arrow tells every outcome that it is taken for, and the words that the screen then shows', () => {
  const outcomes = outcomesIn(explore(passwordLoginPaths));
  const shownBy = (id: string) => outcomes[id]?.map(({ en, shows }) => [en, shows.at(-1)]);
  expect(shownBy('awaiting/xstate.error.actor.enterByPassword/2')).toEqual([
    ['The network is gone and the request fails', 'failure:offline'],
    ['The server takes too long', 'failure:timeout'],
    ['The server is away', 'failure:unavailable'],
    ['Wrong account or password', 'session:error.wrongCredentials'],
  ]);
  expect(shownBy('awaiting/xstate.error.actor.enterByPassword/0')).toContainEqual([
    'Three wrong passwords: the backend asks for the picture captcha',
    'session:error.captchaRequired',
  ]);
});

test('what fails without an error of an actor is wrong too, with a reason for each refusal', () => {
  const outcomes = outcomesIn(explore(outboxPaths))['outbox/lane.failed/0'] ?? [];
  expect(outcomes.map(({ isWrong, shows }) => [isWrong, ...shows])).toEqual([
    [true, 'messages:reason.gone'],
    [true, 'messages:reason.notFriend'],
    [true, 'messages:reason.blocked'],
    [true, 'messages:reason.muted'],
  ]);
});
