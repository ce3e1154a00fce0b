import type { AnyActorRef } from 'xstate';
import { type Reaction, reactionKey } from '#machines/reactions/reaction.ts';
import type { DomainEvent } from '#mocks/domain/events.ts';
import type { Tables } from '#mocks/domain/tables.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { chosen } from './pictures.ts';

/** A member in a tab, and what a test may do with both. */
export interface MemberFixture {
  readonly backend: NodeBackend;
  readonly memberId: string;
  readonly app: () => AnyActorRef;
  readonly at: (path: string) => AnyActorRef;
  readonly visit: (url: string, entry: string) => Promise<void>;
  readonly wait: (ms?: number) => Promise<void>;
  readonly until: (isSo: () => boolean) => Promise<void>;
  /** The page goes away, and the member opens the app anew. */
  readonly reload: () => Promise<void>;
}

/** One write: `press` is what the member does, the first time and again; `stored` how often the backend has it. */
export interface Write {
  readonly press: () => Promise<void> | void;
  readonly again?: () => Promise<void> | void;
  readonly stored: () => number;
  /** What the member is shown: it is done. */
  readonly isDone: () => boolean;
}

/** `endpoint` is `page.name`, or the beginning of a path; `of` makes the n-th write. */
export interface WriteKind {
  readonly name: string;
  readonly endpoint: string;
  readonly cases: number;
  readonly of: (fixture: MemberFixture, n: number) => Promise<Write>;
}

type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { readonly type: T }>;
const eventsOf = <T extends DomainEvent['type']>({ backend }: MemberFixture, type: T): readonly EventOf<T>[] =>
  backend.domain.events.filter((event): event is EventOf<T> => event.type === type);

const openPosts = ({ backend: { domain }, memberId }: MemberFixture): readonly string[] =>
  domain.seed.posts().flatMap(({ id, isDraft, authorId }) => (isDraft || authorId === memberId ? [] : [id]));

const comments =
  (kind: 'news' | 'activity' | 'post', path: string, ids: (fixture: MemberFixture) => readonly string[]) =>
  (how: 'comment' | 'reply' | 'reload'): WriteKind => ({
    name: `${kind}: ${how}`,
    endpoint: `${kind}Comment.create`,
    cases: how === 'comment' ? 36 : 20,
    of: async (fixture, n) => {
      const id = ids(fixture)[n % 4] ?? '';
      const text = `说一句 ${n}，加微信`;
      const part = () => fixture.at(`page-${kind}-${n}/comments`);
      await fixture.visit(`${path}${id}`, `${kind}-${n}`);
      if (how === 'reply') {
        part().send({ type: 'comment.type', text: `先说一句 ${n}` });
        part().send({ type: 'comment.submit' });
        await fixture.wait();
      }
      const shown = part().getSnapshot().context.written.length;
      const before = eventsOf(fixture, 'comment.written').length;
      const write = async () => {
        if (how === 'reply') {
          const first = part().getSnapshot().context.written[0].comment;
          part().send({ type: 'comment.reply', threadId: first.id, id: first.id, name: first.author.name });
        }
        part().send({ type: 'comment.type', text });
        part().send({ type: 'comment.submit' });
      };
      return {
        press: write,
        again: async () => {
          if (how === 'reload') {
            await fixture.reload();
            await fixture.visit(`${path}${id}`, `${kind}-${n}`);
            await fixture.until(() => part().getSnapshot().context.text === text);
          }
          part().send({ type: 'comment.submit' });
        },
        stored: () => eventsOf(fixture, 'comment.written').length - before,
        isDone: () =>
          part().getSnapshot().context.text === '' && part().getSnapshot().context.written.length === shown + 1,
      };
    },
  });

const newsIds = ({ backend: { domain } }: MemberFixture) =>
  domain.seed.news.flatMap(({ id, isDraft }) => (isDraft ? [] : [id]));
const activityIds = ({ backend: { domain } }: MemberFixture) => domain.seed.activities.map(({ id }) => id);
const onNews = comments('news', '/news/', newsIds);
const onActivity = comments('activity', '/events/', activityIds);
const onPost = comments('post', '/community/post/', openPosts);

const publishing = (how: 'again' | 'changed' | 'reload'): WriteKind => ({
  name: `post: ${how}`,
  endpoint: 'post.create',
  cases: how === 'again' ? 45 : 20,
  of: async (fixture, n) => {
    const path = '/community/circle/post/create';
    const page = () => fixture.at(`page-create-${n}`);
    await fixture.visit(path, `create-${n}`);
    // The same words as last time: they are another post.
    const title = `供应燕麦粉 ${Math.floor(n / 2)}`;
    page().send({ type: 'field.change', field: 'type', text: 'supply' });
    page().send({ type: 'field.change', field: 'title', text: title });
    page().send({ type: 'field.change', field: 'content', text: '现货十吨' });
    page().send({ type: 'field.change', field: 'theme', text: 'ingredients' });
    const ids = () => new Set(eventsOf(fixture, 'post.saved').map(({ row }) => row.id)).size;
    const before = ids();
    return {
      press: () => page().send({ type: 'post.submit' }),
      again: async () => {
        if (how === 'reload') {
          await fixture.reload();
          await fixture.visit(path, `create-${n}`);
          await fixture.until(() => page().getSnapshot().context.typed.texts.title === title);
        }
        if (how === 'changed') page().send({ type: 'field.change', field: 'content', text: '现货二十吨' });
        page().send({ type: 'post.submit' });
      },
      stored: () => ids() - before,
      isDone: () => page().getSnapshot().hasTag('saved'),
    };
  },
});

const history = (kind: 'work' | 'education'): WriteKind => ({
  name: `${kind} history`,
  endpoint: kind === 'work' ? 'session.saveWorkHistory' : 'session.saveEducationHistory',
  cases: 50,
  of: async (fixture, n) => {
    await fixture.visit('/community/edit-info', `info-${n}`);
    const list = fixture.at(`page-info-${n}/${kind}`);
    await fixture.until(() => list.getSnapshot().hasTag('shown'));
    list.send({ type: 'entry.new' });
    await fixture.wait();
    const form = fixture.at(`page-info-${n}/${kind}/${kind}History`);
    if (kind === 'work') {
      form.send({ type: 'field.change', field: 'position', text: `研发 ${n}` });
      form.send({ type: 'field.change', field: 'company', text: '小满茶饮' });
    } else {
      form.send({ type: 'field.change', field: 'school', text: `江南大学 ${n}` });
    }
    form.send({ type: 'field.change', field: 'startTime', text: '2020-03' });
    const count = () => eventsOf(fixture, `${kind}.added`).length;
    const before = count();
    const shown = list.getSnapshot().context.items[kind].length;
    return {
      press: () => form.send({ type: 'entry.finish' }),
      stored: () => count() - before,
      isDone: () => list.getSnapshot().context.items[kind].length === shown + 1,
    };
  },
});

/** Members who are no persona, and none of those. */
const othersThan = ({ backend, memberId }: MemberFixture, known: Iterable<string> = []): readonly string[] => {
  const left = new Set([memberId, ...known]);
  return [...backend.domain.tables.members.keys()].filter((id) => Number(id) > 1_010 && !left.has(id));
};

const asking: WriteKind = {
  name: 'friend request',
  endpoint: 'friend.submit',
  cases: 16,
  of: async (fixture, n) => {
    const { friends, friendRequests } = fixture.backend.domain.tables;
    const asked = [...friendRequests.values()].flatMap(({ from, to }) => [from, to]);
    const memberId = othersThan(fixture, [...(friends.get(fixture.memberId) ?? []), ...asked])[n] ?? '';
    const before = eventsOf(fixture, 'friend.requested').length;
    const submit = () => fixture.at('friends/request').send({ type: 'request.submit', introduction: '您好' });
    return {
      press: async () => {
        fixture.app().send({ type: 'friend.apply', memberId, name: '会员' });
        await fixture.wait();
        submit();
      },
      again: submit,
      stored: () => eventsOf(fixture, 'friend.requested').length - before,
      isDone: () => fixture.at('friends').getSnapshot().context.friendships[memberId] === 'pending',
    };
  },
};

const answering = (answer: 'APPROVED' | 'IGNORED'): WriteKind => ({
  name: `friend request: ${answer}`,
  endpoint: answer === 'APPROVED' ? 'friend.approve' : 'friend.ignore',
  cases: 5,
  of: async (fixture, n) => {
    await fixture.visit('/community/system-message#apply', `system-${n}`);
    await fixture.wait();
    const requests = fixture.at(`page-system-${n}/requests`);
    const rows = (): readonly { id: string; requestMemberId: string; status: string }[] =>
      fixture.at(`page-system-${n}/requests/list`).getSnapshot().context.items;
    const row = rows().find(({ status }) => status === 'PENDING');
    if (!row) throw new Error('nobody asks');
    const before = eventsOf(fixture, 'friend.answered').length;
    const { id, requestMemberId } = row;
    return {
      press: () => requests.send({ type: 'request.answer', id, requestMemberId, answer }),
      stored: () => eventsOf(fixture, 'friend.answered').length - before,
      isDone: () =>
        ['approved', 'ignored'].includes(
          String(fixture.at(`page-system-${n}/requests/answer-${id}`).getSnapshot().value),
        ) || rows().some((one) => one.id === id && one.status === answer),
    };
  },
});

type Picked = (fixture: MemberFixture, n: number) => Reaction;

const reacting = (endpoint: string, event: DomainEvent['type'], reaction: Picked, on = false): WriteKind => ({
  name: endpoint,
  endpoint,
  cases: 8,
  of: async (fixture, n) => {
    const what = reaction(fixture, n);
    const before = eventsOf(fixture, event).length;
    const press = (from = on) => fixture.app().send({ type: 'reaction.press', reaction: what, on: from });
    if (on) {
      press(false);
      await fixture.wait();
    }
    return {
      press: () => press(),
      stored: () => eventsOf(fixture, event).length - before,
      isDone: () => {
        const kept = fixture.app().getSnapshot().children.reactions?.getSnapshot().context.refs?.[reactionKey(what)];
        return kept?.getSnapshot().context.confirmed === !on;
      },
    };
  },
});

const like =
  (type: 'news' | 'activity' | 'post', ids: (fixture: MemberFixture) => readonly string[], from = 0): Picked =>
  (fixture, n) => ({ act: 'like', type, id: ids(fixture)[n + from] ?? '' });
const favouritePost =
  (from: number): Picked =>
  (fixture, n) => ({ act: 'favourite', type: 'post', id: openPosts(fixture)[n + from] ?? '' });
const followNew: Picked = (fixture) => {
  const { follows } = fixture.backend.domain.tables;
  const [id = ''] = othersThan(fixture, follows.get(fixture.memberId)?.keys());
  return { act: 'follow', type: 'member', id };
};

/** Things that can be liked, kept, followed and joined; the tables of a stage grow, so n picks from the beginning. */
const reactions: readonly WriteKind[] = [
  reacting('like.news', 'entity.liked', like('news', newsIds)),
  reacting('like.unlikeNews', 'entity.unliked', like('news', newsIds, 20), true),
  reacting('like.activity', 'entity.liked', like('activity', activityIds)),
  reacting('like.post', 'entity.liked', like('post', openPosts)),
  reacting('favourite.favourite', 'entity.kept', favouritePost(30)),
  reacting('favourite.unfavourite', 'entity.dropped', favouritePost(50), true),
  reacting('follow.follow', 'member.followed', followNew),
  reacting('follow.unfollow', 'member.unfollowed', followNew, true),
];

interface Requested {
  readonly name: string;
  readonly endpoint: string;
  /** The chart's name in its page, whose address is `path` and an id. */
  readonly part: string;
  readonly path: string;
  readonly ids: (fixture: MemberFixture) => readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** Where it is stored, by what it is about and the member. */
  readonly table: { [K in keyof Tables]: Tables[K] extends Map<string, unknown> ? K : never }[keyof Tables];
}

/** What is asked for by a `requestFlow`. */
const requesting = ({ name, endpoint, part, path, ids, fields, table }: Requested): WriteKind => ({
  name,
  endpoint,
  cases: 12,
  of: async (fixture, n) => {
    const id = ids(fixture)[n] ?? '';
    await fixture.visit(`${path}${id}`, `${part}-${n}`);
    const chart = fixture.at(`page-${part}-${n}/${part}`);
    chart.send({ type: 'request.open' });
    for (const [field, text] of Object.entries(fields)) chart.send({ type: 'field.change', field, text });
    return {
      press: () => chart.send({ type: 'request.submit' }),
      stored: () => [...fixture.backend.domain.tables[table].keys()].filter((key) => key.startsWith(`${id}:`)).length,
      isDone: () => chart.getSnapshot().hasTag('requested'),
    };
  },
});

/** Writes a comment on the page `url`; `press` deletes it. */
export const ownComment = async (fixture: MemberFixture, entry: string, url: string) => {
  await fixture.visit(url, entry);
  const part = fixture.at(`page-${entry}/comments`);
  part.send({ type: 'comment.type', text: `写了又删 ${entry}` });
  part.send({ type: 'comment.submit' });
  await fixture.wait();
  const id: string = part.getSnapshot().context.written[0].comment.id;
  const press = () => {
    part.send({ type: 'comment.delete', id });
    part.send({ type: 'delete.confirm' });
  };
  return { part, id, press };
};

const uncommenting: WriteKind = {
  name: 'deletion of a comment',
  endpoint: 'postComment.delete',
  cases: 12,
  of: async (fixture, n) => {
    const url = `/community/post/${openPosts(fixture)[n % 4]}`;
    const { part, id, press } = await ownComment(fixture, `delete-${n}`, url);
    return {
      press,
      stored: () => eventsOf(fixture, 'comment.deleted').filter((event) => event.id === id).length,
      isDone: () => {
        const { gone, leaving } = part.getSnapshot().context;
        return gone.includes(id) && leaving.length === 0;
      },
    };
  },
};

const sendingPictures: WriteKind = {
  name: 'picture',
  endpoint: '/oss',
  cases: 20,
  of: async (fixture, n) => {
    await fixture.visit('/community/circle/post/create', `picture-${n}`);
    const page = fixture.at(`page-picture-${n}`);
    for (const { id } of page.getSnapshot().context.pictures) page.send({ type: 'image.remove', id });
    const before = fixture.backend.domain.tables.files.size;
    const own = () => page.getSnapshot().context.pictures.at(-1);
    return {
      press: () => page.send({ type: 'images.add', images: [chosen()] }),
      again: () => own()?.ref?.send({ type: 'upload.retry' }),
      stored: () => fixture.backend.domain.tables.files.size - before,
      isDone: () => typeof own()?.address === 'string',
    };
  },
};

const binding = (kind: 'mobile' | 'email'): WriteKind => ({
  name: `binding a ${kind}`,
  endpoint: 'session.bindAccount',
  cases: 10,
  of: async (fixture, n) => {
    await fixture.visit('/community/mine/account-setting', `account-${n}`);
    const page = fixture.at(`page-account-${n}`);
    await fixture.until(() => page.getSnapshot().hasTag('shown'));
    page.send({ type: 'section.open', section: kind });
    const form = fixture.at(`page-account-${n}/${kind === 'mobile' ? 'bindMobile' : 'bindEmail'}`);
    const value = kind === 'mobile' ? `139${String(70_001_100 + n)}` : `someone${n}@example.com`;
    const account = kind === 'mobile' ? `+86${value}` : value;
    form.send({ type: 'field.change', field: kind, text: value });
    form.send({ type: 'code.request' });
    await fixture.until(() => fixture.backend.codes()[0]?.account === account);
    await fixture.wait();
    form.send({ type: 'field.change', field: 'code', text: fixture.backend.codes()[0]?.code ?? '' });
    return {
      press: () => form.send({ type: 'bind.submit' }),
      stored: () => eventsOf(fixture, `${kind}.bound`).filter((event) => Object.values(event).includes(account)).length,
      isDone: () => page.getSnapshot().context.account?.[kind === 'mobile' ? 'phoneNumber' : 'email'] === account,
    };
  },
});

/** Every kind of write that a member does on pages; those that the socket carries are proven elsewhere. */
export const writeKinds: readonly WriteKind[] = [
  onNews('comment'),
  onNews('reply'),
  onActivity('comment'),
  onPost('comment'),
  onPost('reply'),
  onPost('reload'),
  publishing('again'),
  publishing('changed'),
  publishing('reload'),
  history('work'),
  history('education'),
  asking,
  answering('APPROVED'),
  answering('IGNORED'),
  ...reactions,
  requesting({
    name: 'report of a post',
    endpoint: 'post.report',
    part: 'report',
    path: '/community/post/',
    ids: openPosts,
    fields: { reason: 'other', words: '重复的广告' },
    table: 'postReports',
  }),
  uncommenting,
  sendingPictures,
  binding('mobile'),
  binding('email'),
];
