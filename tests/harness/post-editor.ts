import { type AnyEventObject, createMachine, fromTransition } from 'xstate';
import { draftOf, selectText } from '#machines/kit/form.ts';
import type { Fields } from '#machines/kit/residents.ts';
import { postEditorMachine } from '#machines/post/post-editor.machine.ts';
import type { PostEditorInput } from '#machines/post/post-editor.setup.ts';
import type { PostField } from '#machines/post/post-form.ts';
import type { Role } from '#services/contract/permissions.ts';
import type { PostDetail } from '#services/contract/post.contract.ts';
import { inParent, type Residents } from './in-parent.ts';

/** Where a post is read, and where one is written. */
export const [post, posts] = ['/post/posts/:id', '/post/posts'];
export const written = { type: 'supply', theme: 'ingredients', title: '供应燕麦粉', content: '现货' } as const;
/** The draft of what is written, with this title. */
export const draftWith = (title: string = written.title): Fields => draftOf({ texts: { ...written, title }, ids: {} });
export const detail = {
  id: '701',
  isMine: true,
  tagId: 9,
  themeTagId: 39,
  title: '旧标题',
  content: '旧内容',
  contact: '',
  facts: [],
  images: ['/oss/1.png', '/oss/2.png'],
  circle: null,
  topics: [],
} as unknown as PostDetail;
export const user = { memberId: '1001', role: 'registered' } as const;

/** The resident with what the reader has left there, by subject; `received` holds what it is sent. */
const draftsWith = (left: Readonly<Record<string, Fields>>, received: AnyEventObject[]) => {
  const drafts = Object.entries(left).map(([subject, fields]) => [`${user.memberId}:${subject}`, { fields, at: 0 }]);
  return fromTransition(
    (state, event: AnyEventObject) => {
      received.push(event);
      return state;
    },
    { owner: user.memberId, drafts: Object.fromEntries(drafts) },
  );
};

/** The editor; pictures are sent by the test. */
export const start = async (
  input: PostEditorInput = { params: {}, user },
  others: Residents = {},
  left?: Readonly<Record<string, Fields>>,
) => {
  const uploadEvents: string[] = [];
  const kept: AnyEventObject[] = [];
  const residents = left ? { ...others, drafts: draftsWith(left, kept) } : others;
  const imageUpload = createMachine({
    on: { '*': { actions: ({ event }) => uploadEvents.push(event.type) } },
  }) as never;
  const editor = await inParent(postEditorMachine.provide({ actors: { imageUpload } }), input, { residents });
  const at = () => editor.child.getSnapshot();
  const change = (field: PostField, text: string) => ({ type: 'field.change', field, text }) as const;
  return {
    ...editor,
    at,
    change,
    type: (title: string) => change('title', title),
    uploadEvents,
    title: () => selectText(at(), 'title'),
    drafts: () => [...editor.received, ...kept].filter(({ type }) => type.startsWith('draft.')),
    /** The own posts are looked at first: nothing is written twice. */
    looked: () => editor.pending('/post/posts/my').answer({ records: [] }),
    write: () =>
      editor.send(
        change('type', written.type),
        change('title', written.title),
        change('content', written.content),
        change('theme', written.theme),
      ),
    changed: (how: 'known' | 'entered' | 'left', role: Role = 'registered') =>
      ({ type: 'user.changed', memberId: how === 'left' ? null : '1001', role, how }) as const,
    add: (...names: readonly string[]) =>
      ({ type: 'images.add', images: names.map((name) => ({ file: `blob:${name}`, name })) }) as const,
    image: (type: 'image.uploaded' | 'image.cancelled' | 'image.refused' | 'image.failed', id = 'image-1') =>
      ({ type, id, address: `/oss/${id}.png`, reason: 'type', failure: { tag: 'offline' } }) as never,
  };
};
/** That of a post which is there. */
export const change = (residents: Residents = {}) => start({ params: { id: '701' }, user }, residents);
