import { postMaxLength, postTagId, themeTagId } from '#services/contract/constants.ts';
import { type PostDetail, type PostDraft, type PostFact, postFactKinds } from '#services/contract/post.contract.ts';
import { type Field, type Filled, makeForm, textOf } from '../kit/form.ts';
import type { Fields } from '../kit/residents.ts';
import { atMost, required, type TextError } from '../kit/text-rules.ts';

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

/** The theme is optional. */
const anyTheme: PostTheme = 'others';

export const typeIn = (form: Filled): PublishedType | null =>
  publishedTypes.find((type) => type === textOf(form, 'type')) ?? null;

export const themeIn = (form: Filled): PostTheme =>
  postThemes.find((theme) => theme === textOf(form, 'theme')) ?? anyTheme;

type Row = Field<TextError, unknown>;

const isType = (_: string, form: Filled): TextError | null => (typeIn(form) === null ? { code: 'required' } : null);

/** Facts of other types are neither shown nor sent. */
const factAtMost =
  (kind: FactKind) =>
  (text: string, form: Filled): TextError | null => {
    const type = typeIn(form);
    return type !== null && factsOf[type].includes(kind) ? atMost(postMaxLength.fact)(text) : null;
  };

const facts = Object.fromEntries<Row>(postFactKinds.map((kind) => [kind, { rules: [factAtMost(kind)] }])) as Readonly<
  Record<FactKind, Row>
>;

/** `circleId`: empty for none. */
const postFields = {
  type: { rules: [isType] },
  title: { rules: [required, atMost(postMaxLength.title)] },
  content: { rules: [required, atMost(postMaxLength.content)] },
  ...facts,
  theme: {},
  circleId: {},
  contact: { rules: [atMost(postMaxLength.contact)] },
} satisfies Record<string, Row>;

export type PostField = keyof typeof postFields;
export type PostForm = Filled<PostField>;

export const postForm = makeForm<TextError>()(postFields);

const filledWith = (texts: PostForm['texts']): PostForm => ({ texts, ids: {} });

export const blankForm = (circleId = ''): PostForm => filledWith({ theme: anyTheme, circleId });

const nameOf = <N extends string>(names: readonly N[], ids: Readonly<Record<N, number>>, id: number | null): N | null =>
  names.find((name) => ids[name] === id) ?? null;

export const formOfPost = (post: PostDetail): PostForm =>
  filledWith({
    type: nameOf(publishedTypes, postTagId, post.tagId) ?? '',
    theme: nameOf(postThemes, themeTagId, post.themeTagId) ?? anyTheme,
    title: post.title,
    content: post.content,
    contact: post.contact,
    ...Object.fromEntries(post.facts.map(({ kind, value }) => [kind, value])),
    circleId: post.circle?.id ?? '',
  });

/** Facts of the type that are not empty, trimmed. */
export const factsIn = (form: PostForm): readonly PostFact[] => {
  const type = typeIn(form);
  const texts = postForm.sent(form);
  return (type === null ? [] : factsOf[type]).flatMap((kind) =>
    texts[kind] === '' ? [] : [{ kind, value: texts[kind] }],
  );
};

/** Null without a type. */
export const requestOf = (
  form: PostForm,
  others: Pick<PostDraft, 'images' | 'topicIds' | 'isDraft'>,
): PostDraft | null => {
  const type = typeIn(form);
  if (type === null) return null;
  const { title, content, contact, circleId } = postForm.sent(form);
  return {
    title,
    content,
    contact,
    tagId: postTagId[type],
    themeTagId: themeTagId[themeIn(form)],
    facts: factsIn(form),
    circleId: circleId || null,
    ...others,
  };
};

/** A draft holds the whole form. Before, its facts were one JSON text, and a circle was left out if there was none. */
export const formOfDraft = (draft: Fields): PostForm =>
  postForm.ofDraft({
    ...Object.fromEntries(postForm.names.map((field) => [field, ''])),
    theme: anyTheme,
    ...stringsIn(parsed(draft.facts)),
    ...draft,
  });

const imagesKey = 'images';

export const imagesOfDraft = (draft: Fields): readonly string[] => Object.values(stringsIn(parsed(draft[imagesKey])));

export const draftOfImages = (images: readonly string[]): Fields => ({ [imagesKey]: JSON.stringify(images) });

export const stringsIn = (value: unknown): Fields =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const parsed = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};
