import { type Reaction, reactionKey } from '#machines/reactions/reaction.ts';
import { phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { uploadTimeout } from '#services/contract/constants.ts';
import { ownComment, writeKinds } from '../writes.ts';
import type { FaultFixture } from './fixture.ts';
import { articleAt } from './read-triggers.ts';
import { onPage, type Trigger } from './trigger.ts';

/** Something that is on or off, from the other side. */
const toggled = (endpoint: string, reaction: (fixture: FaultFixture) => Reaction, on: boolean): Trigger => ({
  name: endpoint,
  as: 'liran',
  endpoints: [endpoint],
  begin: async (fixture) => {
    const what = reaction(fixture);
    const confirmed = (): boolean | undefined =>
      fixture.app().getSnapshot().children.reactions?.getSnapshot().context.refs[reactionKey(what)]?.getSnapshot()
        .context.confirmed;
    const press = (from: boolean) => fixture.app().send({ type: 'reaction.press', reaction: what, on: from });
    if ((confirmed() ?? !on) !== on) press(!on);
    await fixture.wait();
    return { press: () => press(on), again: () => press(on) };
  },
});

/** A comment of somebody, under the first thing of its kind that has one. */
const commentOn = (kind: 'news' | 'activity' | 'post') => (fixture: FaultFixture) => {
  const { seed } = fixture.backend.domain;
  const ids = { news: seed.news, activity: seed.activities, post: seed.posts() }[kind].map(({ id }) => id);
  const found = ids.flatMap((id) => seed.comments(kind, id)).find(({ authorId }) => authorId !== fixture.memberId);
  return found?.id ?? '';
};

const likes = (
  type: Extract<Reaction, { act: 'like' }>['type'],
  calls: readonly [string, string],
  id: (fixture: FaultFixture) => string,
) => [
  toggled(calls[0], (fixture) => ({ act: 'like', type, id: id(fixture) }), false),
  toggled(calls[1], (fixture) => ({ act: 'like', type, id: id(fixture) }), true),
];

/** Writing a comment of one's own, and deleting it. */
const uncommented = (kind: 'news' | 'activity', urlOf: (fixture: FaultFixture) => string): Trigger => ({
  name: `deletion of a comment on ${kind}`,
  as: 'liran',
  endpoints: [`${kind}Comment.delete`],
  begin: async (fixture, n) => {
    const { press } = await ownComment(fixture, `delete${kind}${n}`, urlOf(fixture));
    return { press, again: press };
  },
});

const ownPost = async (fixture: FaultFixture, title: string): Promise<string> => {
  const entry = `own${title}`;
  await fixture.visit('/community/circle/post/create', entry);
  const page = fixture.at(`page-${entry}`);
  page.send({ type: 'field.change', field: 'type', text: 'supply' });
  page.send({ type: 'field.change', field: 'title', text: title });
  page.send({ type: 'field.change', field: 'content', text: '现货十吨' });
  page.send({ type: 'field.change', field: 'theme', text: 'ingredients' });
  page.send({ type: 'post.submit' });
  await fixture.wait();
  return page.getSnapshot().context.savedId;
};

const tagsDialog = async (fixture: FaultFixture, page: string) => {
  fixture.at(`${page}/tags`).send({ type: 'entry.new' });
  await fixture.wait();
  return fixture.at(`${page}/tags/industryTags`);
};

/** Those of `writes.ts`, once each: how they are stored is known there. */
const known: readonly Trigger[] = writeKinds
  .filter(({ endpoint, name }, at, all) => {
    const isReload = name.includes('reload') || name.includes('reply') || name.includes('changed');
    return !isReload && all.findIndex((other) => other.endpoint === endpoint) === at;
  })
  .map(
    ({ name, endpoint, of }): Trigger => ({
      name,
      as: 'liran',
      endpoints: [endpoint],
      // Fewer ask than there are kinds of faults.
      ...(endpoint === 'friend.approve' || endpoint === 'friend.ignore' ? { isOnce: true as const } : {}),
      ...(endpoint === '/oss'
        ? {
            without: {
              kinds: ['html', 'malformed', 'code'],
              because: 'the upload host is believed by its status alone',
            },
          }
        : {}),
      begin: async (fixture, n) => {
        const { press, again, stored } = await of(fixture, n);
        return { press, again: again ?? press, stored, ...(endpoint === '/oss' ? { limit: uploadTimeout } : {}) };
      },
    }),
  );

/** The signature that comes before a picture. */
const signed = known
  .filter(({ endpoints }) => endpoints.includes('/oss'))
  .map(
    ({ without: _, ...trigger }): Trigger => ({
      ...trigger,
      name: 'signature of a picture',
      endpoints: ['upload.sign'],
    }),
  );

export const writeTriggers: readonly Trigger[] = [
  ...known,
  ...signed,
  ...likes(
    'activity',
    ['like.activity', 'like.unlikeActivity'],
    ({ backend }) => backend.domain.seed.activities[9]?.id ?? '',
  ),
  ...likes('post', ['like.post', 'like.unlikePost'], ({ backend }) => backend.domain.seed.posts()[90]?.id ?? ''),
  ...likes('newsComment', ['newsComment.like', 'newsComment.unlike'], commentOn('news')),
  ...likes('activityComment', ['activityComment.like', 'activityComment.unlike'], commentOn('activity')),
  ...likes('postComment', ['postComment.like', 'postComment.unlike'], commentOn('post')),
  toggled('company.follow', () => ({ act: 'follow', type: 'company', id: '503' }), false),
  toggled('company.unfollow', () => ({ act: 'follow', type: 'company', id: '503' }), true),
  toggled('circle.join', () => ({ act: 'joinCircle', type: 'circle', id: '4006' }), false),
  toggled('circle.leave', () => ({ act: 'joinCircle', type: 'circle', id: '4006' }), true),
  uncommented('news', articleAt),
  uncommented('activity', () => '/events/80012'),
  {
    name: 'a post changed',
    as: 'liran',
    endpoints: ['post.update'],
    begin: async (fixture, n) => {
      const id = await ownPost(fixture, `供应燕麦 ${n}`);
      await fixture.visit(`/community/circle/post/${id}/edit`, `change${n}`);
      await fixture.wait();
      const page = fixture.at(`page-change${n}`);
      page.send({ type: 'field.change', field: 'content', text: `现货二十吨 ${n}` });
      const press = () => page.send({ type: 'post.submit' });
      return { press, again: press, typed: [`现货二十吨 ${n}`] };
    },
  },
  {
    name: 'a post deleted',
    as: 'liran',
    endpoints: ['post.delete'],
    begin: async (fixture, n) => {
      const id = await ownPost(fixture, `供应豆粕 ${n}`);
      await fixture.visit(`/community/post/${id}`, `delete${n}`);
      await fixture.wait();
      const press = () => {
        fixture.at(`page-delete${n}/removal`).send({ type: 'post.delete' });
        fixture.at(`page-delete${n}/removal`).send({ type: 'delete.confirm' });
      };
      return { press, again: press };
    },
  },
  onPage({
    name: 'own profile',
    url: '/community/edit-info',
    endpoints: ['session.saveProfile'],
    act: (fixture, page, n) => {
      const form = fixture.at(`${page}/profile`);
      form.send({ type: 'field.change', field: 'position', text: `采购总监 ${n}` });
      const press = () => form.send({ type: 'profile.submit' });
      return { press, again: press, typed: [`采购总监 ${n}`] };
    },
  }),
  onPage({
    name: 'own tags',
    url: '/community/edit-info',
    endpoints: ['session.saveIndustryTags'],
    act: async (fixture, page) => {
      const dialog = await tagsDialog(fixture, page);
      const press = () => dialog.send({ type: 'tags.confirm' });
      return { press, again: press };
    },
  }),
  onPage({
    name: 'a tag of one’s own',
    url: '/community/edit-info',
    endpoints: ['basic.createTag'],
    act: async (fixture, page, n) => {
      const dialog = await tagsDialog(fixture, page);
      dialog.send({ type: 'keyword.change', text: `自创标签${n}` });
      await fixture.wait();
      const press = () => dialog.send({ type: 'tag.create' });
      return { press, again: press, typed: [`自创标签${n}`] };
    },
  }),
  onPage({
    name: 'a friend deleted',
    url: '/people/1001',
    endpoints: ['friend.delete'],
    act: async (fixture, page) => {
      fixture.at(page).send({ type: 'tab.choose', tab: 'friends' });
      await fixture.wait();
      const [first] = fixture.at(`${page}/friends/list`).getSnapshot().context.items;
      const press = () => {
        fixture.at(`${page}/friends`).send({ type: 'friend.delete', memberId: first.memberId, name: first.name });
        fixture.at(`${page}/friends`).send({ type: 'delete.confirm' });
      };
      return { press, again: press };
    },
  }),
  {
    name: 'a conversation begun',
    as: 'liran',
    endpoints: ['message.create'],
    begin: async (fixture, n) => {
      const press = () =>
        fixture.at('conversations').send({ type: 'conversation.begin', memberId: String(1_020 + n), postId: null });
      await fixture.until(() => Object.hasOwn(fixture.app().getSnapshot().children, 'conversations'));
      return { press, again: press };
    },
  },
  {
    name: 'a conversation deleted',
    as: 'liran',
    endpoints: ['message.delete'],
    begin: async (fixture, n) => {
      const list = () => fixture.at('conversations').getSnapshot().context.list;
      await fixture.until(() => list().length > 0);
      const { id } = list()[n];
      const press = () => {
        fixture.at('conversations').send({ type: 'conversation.delete', convId: id });
        fixture.at('conversations').send({ type: 'delete.confirm' });
      };
      return { press, again: press };
    },
  },
  {
    name: 'WeChat bound',
    as: 'wangfang',
    endpoints: ['session.bindWechat'],
    isOnce: true,
    begin: async (fixture, n) => {
      await fixture.visit('/community/mine/account-setting', `wechat${n}`);
      await fixture.wait();
      const page = fixture.at(`page-wechat${n}`);
      const { domain } = fixture.backend;
      page.send({ type: 'section.open', section: 'wechat' });
      await fixture.until(() => fixture.at(`page-wechat${n}/wechatQr`).getSnapshot().hasTag('waiting'));
      const confirm = async () => {
        await fixture.wait(0);
        phone.confirm(domain, unboundOpenid(domain));
      };
      return {
        press: confirm,
        again: async () => {
          fixture.at(`page-wechat${n}/wechatQr`).send({ type: 'qr.reload' });
          await confirm();
        },
      };
    },
  },
];
