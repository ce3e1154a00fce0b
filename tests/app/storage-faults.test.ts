import { expect, onTestFinished, test } from 'vitest';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { type Notice, selectNotices } from '#machines/notices/notices.machine.ts';
import { stored } from '#services/contract/stored.contract.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { actorsOf } from '../harness/actors.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { userOf } from './sign-up.ts';

type Kind = 'forbidden' | 'full' | 'unreadable' | 'of another version';
const kinds: readonly Kind[] = ['forbidden', 'full', 'unreadable', 'of another version'];

/** A browser that will not have one record, as it refuses or as it lies there from before. */
const refusing =
  (key: string, kind: Kind) =>
  (host: StoreHost): StoreHost => {
    if (kind === 'unreadable') host.storage().setItem(key, '{{{ not JSON');
    if (kind === 'of another version') host.storage().setItem(key, JSON.stringify({ version: 99, value: null }));
    const refuse = (name: string, isRead: boolean) => {
      if (name !== key) return;
      if (kind === 'forbidden') throw new DOMException('denied', 'SecurityError');
      if (kind === 'full' && !isRead) throw new DOMException('full', 'QuotaExceededError');
    };
    return {
      ...host,
      storage: () => {
        const own = host.storage();
        return {
          getItem: (name) => {
            refuse(name, true);
            return own.getItem(name);
          },
          setItem: (name, text) => {
            refuse(name, false);
            own.setItem(name, text);
          },
          removeItem: (name) => {
            refuse(name, false);
            own.removeItem(name);
          },
        };
      },
    };
  };

/** A member who does something with every record, in a browser that has this fault. */
const play = async (key: string, kind: Kind) => {
  const fixture = await openFaultFixture(null, { host: (own) => ({ store: refusing(key, kind)(own) }) });
  onTestFinished(() => fixture.close());
  const { domain } = fixture.backend;
  const noticeKeys = new Set<string>();
  const recordNotices = (): void => {
    const shown: readonly Notice[] = selectNotices(fixture.at('notices').getSnapshot());
    for (const notice of shown) noticeKeys.add(notice.key);
  };
  recordNotices();
  fixture.at('notices').subscribe(recordNotices);
  await fixture.logIn('liran');
  const article = domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
  await fixture.visit(`/news/${article}`, 'article');
  const comments = fixture.at('page-article/comments');
  comments.send({ type: 'comment.type', text: '发出的评论' });
  comments.send({ type: 'comment.submit' });
  await fixture.wait();
  comments.send({ type: 'comment.type', text: '还没发的评论' });
  fixture.app().send({ type: 'reaction.press', reaction: { act: 'like', type: 'news', id: article }, on: false });
  fixture.at('preferences').send({ type: 'preference.choose', chosen: { lang: 'en' } });
  const conversations = fixture.at('conversations');
  await fixture.until(() => conversations.getSnapshot().context.list.length > 0);
  conversations.send({ type: 'conversation.select', convId: '70001' });
  await fixture.wait();
  const open = conversations.getSnapshot().context.refs['70001'];
  open?.send({ type: 'text.change', text: '发出的私信' });
  open?.send({ type: 'message.send' });
  for (let turn = 0; turn < 4; turn += 1) await fixture.wait();
  open?.send({ type: 'text.change', text: '还没发的私信' });
  fixture.at('searchBox').send({ type: 'search.submit', text: '燕麦' });
  await fixture.wait();
  const liked = fixture.at('reactions').getSnapshot().context.refs[`like-news-${article}`]?.getSnapshot().context;
  return {
    fixture,
    noticeKeys,
    holds: {
      userName: userOf(fixture).name,
      language: selectLanguage(fixture.at('preferences').getSnapshot()),
      comment: comments.getSnapshot().context.text,
      commented: domain.events.filter(({ type }) => type === 'comment.written').length,
      liked: liked?.confirmed,
      message: open?.getSnapshot().context.text,
      messages: (domain.tables.messages.get('70001') ?? []).map(({ msgContent }) => msgContent),
      words: fixture.at('searchBox').getSnapshot().context.words,
      broken: actorsOf(fixture.app()).filter((actor) => actor.getSnapshot()?.status === 'error').length,
    },
  };
};

const cases = Object.entries(stored).flatMap(([name, { key }]) => kinds.map((kind) => ({ name, key, kind })));

/** Those of which the reader is told: with the page he would lose the login, or what he has typed. */
const reported: readonly string[] = ['session', 'drafts'];

test.each(cases)('$name, $kind: all works, and nothing typed is lost', async ({ name, key, kind }) => {
  const { fixture, noticeKeys, holds } = await play(key, kind);
  expect(holds).toEqual({
    userName: '李然',
    language: 'en',
    comment: '还没发的评论',
    commented: 1,
    liked: true,
    message: '还没发的私信',
    messages: ['发出的私信'],
    words: ['燕麦'],
    broken: 0,
  });
  const isRefused = kind === 'forbidden' || kind === 'full';
  expect(noticeKeys.has('failure:storage')).toBe(isRefused && reported.includes(name));
  if (isRefused) return;
  // What cannot be read is not thrown away, as far as it was ever looked at.
  const aside = fixture.browser.storage.values.get(`${key}.set-aside`);
  if (aside !== undefined) expect(aside).toMatch(/^(\{\{\{ not JSON|\{"version":99)/);
});
