import { postMaxLength, postTagId, themeTagId } from '#services/contract/constants.ts';
import { type PostDetail, type PostDraft, type PostFact, postFactKinds } from '#services/contract/post.contract.ts';
import { asSent } from '#services/contract/text.ts';
import type { Fields } from '../kit/residents.ts';
import { atMost, firstError, required, type TextError } from '../kit/text-rules.ts';

export type FactKind = PostFact['kind'];

/** R1-12 to R1-14. */
export const publishedTypes = ['supply', 'demand', 'recruitment'] as const;
export type PublishedType = (typeof publishedTypes)[number];

/** R9-26; rankings and latest are orders. */
export const postThemes = [
  'ingredients',
  'oem',
  'packaging',
  'design',
  'marketing',
  'channel',
  'equipment',
  'exhibition',
  'others',
] as const satisfies readonly (keyof typeof themeTagId)[];
export type PostTheme = (typeof postThemes)[number];

const tradeFacts = ['product', 'quantity', 'price', 'place', 'deadline'] as const satisfies readonly FactKind[];

export const factsOf: Readonly<Record<PublishedType, readonly FactKind[]>> = {
  supply: tradeFacts,
  demand: tradeFacts,
  recruitment: ['position', 'headcount', 'salary', 'place', 'experience'],
};

export type Facts = Partial<Readonly<Record<FactKind, string>>>;

export interface PostForm {
  readonly type: PublishedType | null;
  readonly theme: PostTheme;
  readonly title: string;
  readonly content: string;
  readonly contact: string;
  readonly facts: Facts;
  readonly images: readonly string[];
  readonly circleId: string | null;
  readonly topicIds: readonly string[];
}

/** The theme is optional. */
const anyTheme: PostTheme = 'others';

export const blankForm: PostForm = {
  type: null,
  theme: anyTheme,
  title: '',
  content: '',
  contact: '',
  facts: {},
  images: [],
  circleId: null,
  topicIds: [],
};

const postFields = ['type', 'title', 'content', 'facts', 'contact'] as const;
export type PostField = (typeof postFields)[number];
export type PostErrors = Partial<Readonly<Record<PostField, TextError>>>;

const none: TextError = { code: 'required' };

const rules: Readonly<Record<PostField, (form: PostForm) => TextError | null>> = {
  type: ({ type }) => (type === null ? none : null),
  title: ({ title }) => firstError(title, [required, atMost(postMaxLength.title)]),
  content: ({ content }) => firstError(content, [required, atMost(postMaxLength.content)]),
  facts: ({ facts }) => {
    const errors = Object.values(facts).map((text) => firstError(text, [atMost(postMaxLength.fact)]));
    return errors.find((error) => error !== null) ?? null;
  },
  contact: ({ contact }) => firstError(contact, [atMost(postMaxLength.contact)]),
};

export const postErrors = (form: PostForm): PostErrors =>
  Object.fromEntries(
    postFields.flatMap((field) => {
      const error = rules[field](form);
      return error ? [[field, error] as const] : [];
    }),
  );

const nameOf = <N extends string>(names: readonly N[], ids: Readonly<Record<N, number>>, id: number | null): N | null =>
  names.find((name) => ids[name] === id) ?? null;

export const formOfPost = (post: PostDetail): PostForm => ({
  type: nameOf(publishedTypes, postTagId, post.tagId),
  theme: nameOf(postThemes, themeTagId, post.themeTagId) ?? anyTheme,
  title: post.title,
  content: post.content,
  contact: post.contact,
  facts: Object.fromEntries(post.facts.map(({ kind, value }) => [kind, value])),
  images: post.images,
  circleId: post.circle?.id ?? null,
  topicIds: post.topics.map(({ id }) => id),
});

/** Null without a type. Drops facts of other types. */
export const postDraftOf = (form: PostForm, isDraft: boolean): PostDraft | null => {
  const { type, theme, facts, images, circleId, topicIds } = form;
  if (type === null) return null;
  return {
    title: asSent(form.title),
    content: asSent(form.content),
    contact: asSent(form.contact),
    tagId: postTagId[type],
    themeTagId: themeTagId[theme],
    facts: factsOf[type].flatMap((kind) => {
      const value = asSent(facts[kind] ?? '');
      return value === '' ? [] : [{ kind, value }];
    }),
    images,
    circleId,
    topicIds,
    isDraft,
  };
};

export const fieldsOfForm = ({ facts, images, topicIds, ...texts }: PostForm): Fields => ({
  ...Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null)),
  facts: JSON.stringify(
    Object.fromEntries(postFactKinds.flatMap((kind) => (facts[kind] ? [[kind, facts[kind]]] : []))),
  ),
  images: JSON.stringify(images),
  topicIds: JSON.stringify(topicIds),
});

export const formOfFields = (fields: Readonly<Record<string, unknown>>): PostForm => {
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const facts = listIn(text('facts'), (value) => (typeof value === 'object' && value !== null ? value : {}));
  const known = Object.entries(facts).filter(
    (entry): entry is [FactKind, string] =>
      postFactKinds.some((kind) => kind === entry[0]) && typeof entry[1] === 'string',
  );
  return {
    type: publishedTypes.find((type) => type === fields.type) ?? null,
    theme: postThemes.find((theme) => theme === fields.theme) ?? anyTheme,
    title: text('title'),
    content: text('content'),
    contact: text('contact'),
    facts: Object.fromEntries(known),
    images: listIn(text('images'), stringsIn),
    circleId: text('circleId') || null,
    topicIds: listIn(text('topicIds'), stringsIn),
  };
};

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];

const listIn = <T>(json: string, read: (value: unknown) => T): T => {
  try {
    return read(JSON.parse(json));
  } catch {
    return read(null);
  }
};

const same = (a: PostForm, b: PostForm): boolean => JSON.stringify(fieldsOfForm(a)) === JSON.stringify(fieldsOfForm(b));

export const isChanged = (form: PostForm, before: PostForm): boolean => !same(form, before);
