import type { AnyActorRef } from 'xstate';
import type { Reaction } from '#machines/content/reaction.ts';
import type { DomainEvent } from '#mocks/domain/events.ts';
import type { Tables } from '#mocks/domain/tables.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { chosen } from './pictures.ts';

/** A member in a tab, and what a test may do with both. */
export interface Desk {
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
  readonly of: (desk: Desk, n: number) => Promise<Write>;
}

type Told<T extends DomainEvent['type']> = Extract<DomainEvent, { readonly type: T }>;
const told = <T extends DomainEvent['type']>({ backend }: Desk, type: T): readonly Told<T>[] =>
  backend.domain.events.filter((event): event is Told<T> => event.type === type);

const openPosts = ({ backend: { domain }, memberId }: Desk): readonly string[] =>
  domain.seed.posts().flatMap(({ id, isDraft, authorId }) => (isDraft || authorId === memberId ? [] : [id]));

const comments =
  (kind: 'news' | 'activity' | 'post', path: string, ids: (desk: Desk) => readonly string[]) =>
  (how: 'comment' | 'reply' | 'reload'): WriteKind => ({
    name: `${kind}: ${how}`,
    endpoint: `${kind}Comment.create`,
    cases: how === 'comment' ? 36 : 20,
    of: async (desk, n) => {
      const id = ids(desk)[n % 4] ?? '';
      const text = `说一句 ${n}，加微信`;
      const part = () => desk.at(`page-${kind}-${n}/comments`);
      await desk.visit(`${path}${id}`, `${kind}-${n}`);
      if (how === 'reply') {
        part().send({ type: 'comment.type', text: `先说一句 ${n}` });
        part().send({ type: 'comment.submit' });
        await desk.wait();
      }
      const shown = part().getSnapshot().context.written.length;
      const before = told(desk, 'comment.written').length;
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
            await desk.reload();
            await desk.visit(`${path}${id}`, `${kind}-${n}`);
            await desk.until(() => part().getSnapshot().context.text === text);
          }
          part().send({ type: 'comment.submit' });
        },
        stored: () => told(desk, 'comment.written').length - before,
        isDone: () =>
          part().getSnapshot().context.text === '' && part().getSnapshot().context.written.length === shown + 1,
      };
    },
  });

const newsIds = ({ backend: { domain } }: Desk) => domain.seed.news.flatMap(({ id, isDraft }) => (isDraft ? [] : [id]));
const activityIds = ({ backend: { domain } }: Desk) => domain.seed.activities.map(({ id }) => id);
const [onNews, onActivity, onPost] = [
  comments('news', '/news/', newsIds),
  comments('activity', '/events/', activityIds),
  comments('post', '/community/post/', openPosts),
];

const publishing = (how: 'again' | 'changed' | 'reload'): WriteKind => ({
  name: `post: ${how}`,
  endpoint: 'post.create',
  cases: how === 'again' ? 45 : 20,
  of: async (desk, n) => {
    const path = '/community/circle/post/create';
    const page = () => desk.at(`page-create-${n}`);
    await desk.visit(path, `create-${n}`);
    // The same words as last time: they are another post.
    const title = `供应燕麦粉 ${Math.floor(n / 2)}`;
    page().send({ type: 'type.choose', postType: 'supply' });
    page().send({ type: 'text.change', field: 'title', text: title });
    page().send({ type: 'text.change', field: 'content', text: '现货十吨' });
    page().send({ type: 'theme.choose', theme: 'ingredients' });
    const ids = () => new Set(told(desk, 'post.saved').map(({ row }) => row.id)).size;
    const before = ids();
    return {
      press: () => page().send({ type: 'post.submit' }),
      again: async () => {
        if (how === 'reload') {
          await desk.reload();
          await desk.visit(path, `create-${n}`);
          await desk.until(() => page().getSnapshot().context.form.title === title);
        }
        if (how === 'changed') page().send({ type: 'text.change', field: 'content', text: '现货二十吨' });
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
  of: async (desk, n) => {
    await desk.visit('/community/edit-info', `info-${n}`);
    const list = desk.at(`page-info-${n}/${kind}`);
    await desk.until(() => list.getSnapshot().hasTag('shown'));
    list.send({ type: 'entry.new' });
    await desk.wait();
    const form = desk.at(`page-info-${n}/${kind}/${kind}History`);
    if (kind === 'work') {
      form.send({ type: 'text.change', field: 'position', text: `研发 ${n}` });
      form.send({ type: 'company.type', text: '小满茶饮' });
    } else {
      form.send({ type: 'text.change', field: 'school', text: `江南大学 ${n}` });
    }
    form.send({ type: 'month.change', field: 'startTime', text: '2020-03' });
    const count = () => told(desk, `${kind}.added`).length;
    const before = count();
    const shown = list.getSnapshot().context.items[kind].length;
    return {
      press: () => form.send({ type: 'entry.finish' }),
      stored: () => count() - before,
      isDone: () => list.getSnapshot().context.items[kind].length === shown + 1,
    };
  },
});

const asking: WriteKind = {
  name: 'friend request',
  endpoint: 'friend.submit',
  cases: 16,
  of: async (desk, n) => {
    const { domain } = desk.backend;
    const known = new Set([...(domain.tables.friends.get(desk.memberId) ?? []), desk.memberId]);
    for (const { from, to } of domain.tables.friendRequests.values()) known.add(from).add(to);
    const memberId = [...domain.tables.members.keys()].filter((id) => Number(id) > 1_010 && !known.has(id))[n] ?? '';
    const before = told(desk, 'friend.requested').length;
    const submit = () => desk.at('friends/request').send({ type: 'request.submit', introduction: '您好' });
    return {
      press: async () => {
        desk.app().send({ type: 'friend.apply', memberId, name: '会员' });
        await desk.wait();
        submit();
      },
      again: submit,
      stored: () => told(desk, 'friend.requested').length - before,
      isDone: () => desk.at('friends').getSnapshot().context.friendships[memberId] === 'pending',
    };
  },
};

const answering = (answer: 'APPROVED' | 'IGNORED'): WriteKind => ({
  name: `friend request: ${answer}`,
  endpoint: answer === 'APPROVED' ? 'friend.approve' : 'friend.ignore',
  cases: 5,
  of: async (desk, n) => {
    await desk.visit('/community/system-message#apply', `system-${n}`);
    await desk.wait();
    const requests = desk.at(`page-system-${n}/requests`);
    const rows: readonly { id: string; requestMemberId: string; status: string }[] = desk
      .at(`page-system-${n}/requests/list`)
      .getSnapshot().context.items;
    const row = rows.find(({ status }) => status === 'PENDING');
    if (!row) throw new Error('nobody asks');
    const before = told(desk, 'friend.answered').length;
    const { id, requestMemberId } = row;
    return {
      press: () => requests.send({ type: 'request.answer', id, requestMemberId, answer }),
      stored: () => told(desk, 'friend.answered').length - before,
      isDone: () =>
        ['approved', 'ignored'].includes(
          String(desk.at(`page-system-${n}/requests/answer-${id}`).getSnapshot().value),
        ) ||
        desk
          .at(`page-system-${n}/requests/list`)
          .getSnapshot()
          .context.items.some((one: { id: string; status: string }) => one.id === id && one.status === answer),
    };
  },
});

const reacting = (
  endpoint: string,
  event: DomainEvent['type'],
  reaction: (desk: Desk, n: number) => Reaction,
  on = false,
): WriteKind => ({
  name: `${endpoint}`,
  endpoint,
  cases: 8,
  of: async (desk, n) => {
    const what = reaction(desk, n);
    const before = told(desk, event).length;
    const press = () => desk.app().send({ type: 'reaction.press', reaction: what, on });
    if (on) {
      desk.app().send({ type: 'reaction.press', reaction: what, on: false });
      await desk.wait();
    }
    const key = `${what.act}-${what.type}-${what.id}`;
    return {
      press,
      stored: () => told(desk, event).length - before,
      isDone: () => {
        const kept = desk.app().getSnapshot().children.reactions?.getSnapshot().context.refs?.[key];
        return kept?.getSnapshot().context.confirmed === !on;
      },
    };
  },
});

const unfollowedBy = ({ backend: { domain }, memberId }: Desk) =>
  [...domain.tables.members.keys()].filter(
    (id) => Number(id) > 1_010 && !domain.tables.follows.get(memberId)?.has(id) && id !== memberId,
  );

/** Things that can be liked, kept, followed and joined; the tables of a stage grow, so n picks from the beginning. */
const reactions: readonly WriteKind[] = [
  reacting('like.news', 'entity.liked', (desk, n) => ({ act: 'like', type: 'news', id: newsIds(desk)[n] ?? '' })),
  reacting(
    'like.unlikeNews',
    'entity.unliked',
    (desk, n) => ({ act: 'like', type: 'news', id: newsIds(desk)[n + 20] ?? '' }),
    true,
  ),
  reacting('like.activity', 'entity.liked', (desk, n) => ({
    act: 'like',
    type: 'activity',
    id: activityIds(desk)[n] ?? '',
  })),
  reacting('like.post', 'entity.liked', (desk, n) => ({ act: 'like', type: 'post', id: openPosts(desk)[n] ?? '' })),
  reacting('favourite.favourite', 'entity.kept', (desk, n) => ({
    act: 'favourite',
    type: 'post',
    id: openPosts(desk)[n + 30] ?? '',
  })),
  reacting(
    'favourite.unfavourite',
    'entity.dropped',
    (desk, n) => ({ act: 'favourite', type: 'post', id: openPosts(desk)[n + 50] ?? '' }),
    true,
  ),
  reacting('follow.follow', 'member.followed', (desk) => ({
    act: 'follow',
    type: 'member',
    id: unfollowedBy(desk)[0] ?? '',
  })),
  reacting(
    'follow.unfollow',
    'member.unfollowed',
    (desk) => ({ act: 'follow', type: 'member', id: unfollowedBy(desk)[0] ?? '' }),
    true,
  ),
];

type KeyedTable = { [K in keyof Tables]: Tables[K] extends Map<string, unknown> ? K : never }[keyof Tables];

interface Requested {
  readonly name: string;
  readonly endpoint: string;
  /** The chart's name in its page, whose address is `path` and an id. */
  readonly part: string;
  readonly path: string;
  readonly ids: (desk: Desk) => readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** Where it is stored, by what it is about and the member. */
  readonly table: KeyedTable;
}

/** What is asked for by a `requestFlow`. */
const requesting = ({ name, endpoint, part, path, ids, fields, table }: Requested): WriteKind => ({
  name,
  endpoint,
  cases: 12,
  of: async (desk, n) => {
    const id = ids(desk)[n] ?? '';
    await desk.visit(`${path}${id}`, `${part}-${n}`);
    const chart = desk.at(`page-${part}-${n}/${part}`);
    chart.send({ type: 'request.open' });
    for (const [field, value] of Object.entries(fields)) chart.send({ type: 'field.change', field, value });
    return {
      press: () => chart.send({ type: 'request.submit' }),
      stored: () => [...desk.backend.domain.tables[table].keys()].filter((key) => key.startsWith(`${id}:`)).length,
      isDone: () => chart.getSnapshot().hasTag('requested'),
    };
  },
});

const uncommenting: WriteKind = {
  name: 'deletion of a comment',
  endpoint: 'postComment.delete',
  cases: 12,
  of: async (desk, n) => {
    const id = openPosts(desk)[n % 4] ?? '';
    await desk.visit(`/community/post/${id}`, `delete-${n}`);
    const part = desk.at(`page-delete-${n}/comments`);
    part.send({ type: 'comment.type', text: `写了又删 ${n}` });
    part.send({ type: 'comment.submit' });
    await desk.wait();
    const own: string = part.getSnapshot().context.written[0].comment.id;
    return {
      press: () => {
        part.send({ type: 'comment.delete', id: own });
        part.send({ type: 'delete.confirm' });
      },
      stored: () => told(desk, 'comment.deleted').filter((event) => event.id === own).length,
      isDone: () => {
        const { gone, leaving } = part.getSnapshot().context;
        return gone.includes(own) && leaving.length === 0;
      },
    };
  },
};

const sendingPictures: WriteKind = {
  name: 'picture',
  endpoint: '/oss',
  cases: 20,
  of: async (desk, n) => {
    await desk.visit('/community/circle/post/create', `picture-${n}`);
    const page = desk.at(`page-picture-${n}`);
    for (const { id } of page.getSnapshot().context.pictures) page.send({ type: 'image.remove', id });
    const before = desk.backend.domain.tables.files.size;
    const own = () => page.getSnapshot().context.pictures.at(-1);
    return {
      press: () => page.send({ type: 'images.add', images: [chosen()] }),
      again: () => own()?.ref?.send({ type: 'upload.retry' }),
      stored: () => desk.backend.domain.tables.files.size - before,
      isDone: () => typeof own()?.address === 'string',
    };
  },
};

const binding = (kind: 'mobile' | 'email'): WriteKind => ({
  name: `binding a ${kind}`,
  endpoint: 'session.bindAccount',
  cases: 10,
  of: async (desk, n) => {
    await desk.visit('/community/mine/account-setting', `account-${n}`);
    const page = desk.at(`page-account-${n}`);
    await desk.until(() => page.getSnapshot().hasTag('shown'));
    page.send({ type: 'section.open', section: kind });
    const form = desk.at(`page-account-${n}/${kind === 'mobile' ? 'bindMobile' : 'bindEmail'}`);
    const value = kind === 'mobile' ? `139${String(70_001_100 + n)}` : `someone${n}@example.com`;
    const account = kind === 'mobile' ? `+86${value}` : value;
    form.send({ type: `${kind}.change`, value });
    form.send({ type: 'code.request' });
    await desk.until(() => desk.backend.codes()[0]?.account === account);
    await desk.wait();
    form.send({ type: 'code.change', value: desk.backend.codes()[0]?.code ?? '' });
    return {
      press: () => form.send({ type: 'bind.submit' }),
      stored: () =>
        kind === 'mobile'
          ? told(desk, 'mobile.bound').filter(({ mobile }) => mobile === account).length
          : told(desk, 'email.bound').filter(({ email }) => email === account).length,
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
