import { expect, onTestFinished, test } from 'vitest';
import { openConversationFixture } from '../harness/faults/conversation-fixture.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const typed = '好\ud83d🍵 茶\udf75';
const sent = '好🍵 茶';

test('[R7.5-14] a message goes without halves of characters and with its emoji, and is known again when it comes back', async () => {
  const fixture = await openConversationFixture();
  onTestFinished(fixture.close);
  await fixture.write(typed);
  await fixture.wait();
  expect([fixture.stored().at(-1), fixture.shown().at(-1), fixture.waiting().length]).toEqual([sent, sent, 0]);
});

test('[R7.3-17] a comment goes without halves of characters; as a draft it stays as it was typed', async () => {
  const browser = openBrowser();
  const id = browser.backend.domain.seed.posts().find(({ isDraft }) => !isDraft)?.id ?? '';
  const tab = browser.openTab();
  await tab.visit(`/community/post/${id}`, 'post');
  await tab.logIn('liran');
  const comments = tab.at('page-post/comments');
  comments.send({ type: 'comment.type', text: typed });
  expect(comments.getSnapshot().context.text).toBe(typed);
  comments.send({ type: 'comment.submit' });
  await settle();
  expect(comments.getSnapshot().context.written).toMatchObject([{ comment: { content: sent } }]);
});
