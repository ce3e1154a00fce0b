import { Effect } from 'effect';
import { assign, enqueueActions, setup, stopChild } from 'xstate';
import { type Circle, circle } from '#services/contract/circle.contract.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import { type PostDetail, type PostDraft, post } from '#services/contract/post.contract.ts';
import { call, type Services } from '#services/env.ts';
import { type Failure, isMissing } from '#services/failure.ts';
import { release } from '#services/upload/upload-image.ts';
import { findDraft } from '../drafts/drafts.machine.ts';
import { imageNotice, refusalNotice, withinLimit } from '../images/chosen-images.ts';
import {
  type ChosenImage,
  type ImageRefused,
  type ImageReport,
  imageUploadMachine,
} from '../images/image-upload.machine.ts';
import { askLogin } from '../kit/ask-login.ts';
import {
  draftOf,
  type Edited,
  emptied,
  type FieldChange,
  type FieldLeave,
  type Filled,
  nothing,
  textOf,
  valuesOf,
} from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import {
  type DraftFound,
  type DraftsRemoved,
  type Fields,
  type RouteWanted,
  sendToResident,
} from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { type Submitted, sentGuards } from '../kit/sent.state.ts';
import type { TextError } from '../kit/text-rules.ts';
import type { User, UserChanged } from '../kit/user.ts';
import {
  blankForm,
  draftOfImages,
  formOfDraft,
  formOfPost,
  imagesOfDraft,
  type PostField,
  type PostForm,
  postForm,
  requestOf,
  stringsIn,
} from './post-form.ts';
import { imagesIn, isSent, type Picture, picturesOf } from './post-pictures.ts';
import { createPost } from './send-post.ts';

type PostEditorEvent =
  | FieldChange<PostField>
  | FieldLeave<PostField>
  | { readonly type: 'images.add'; readonly images: readonly ChosenImage[] }
  | { readonly type: 'image.remove'; readonly id: string }
  | { readonly type: 'image.lead'; readonly id: string }
  | ImageReport
  | { readonly type: 'post.submit' }
  | { readonly type: 'post.store' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'editor.leave' }
  | { readonly type: 'leave.stay' }
  | { readonly type: 'leave.keep' }
  | { readonly type: 'leave.discard' }
  | { readonly type: 'draft.discard' }
  /** The choice after another tab removed the draft. */
  | { readonly type: 'parted.keep' }
  | { readonly type: 'parted.discard' }
  | { readonly type: 'post.retry' }
  | { readonly type: 'post.another' }
  | { readonly type: 'connection.returned' }
  | UserChanged
  | DraftFound
  | DraftsRemoved;

export interface PostEditorInput {
  readonly params: Params;
  readonly user?: User | null;
}

/** `before`: the stored post, null for a new one. `attempts`: refusals by validation. `lost`: `selectLost`. */
interface Context extends Edited<PostField, TextError>, Submitted {
  readonly params: Params;
  readonly role: Role;
  readonly found: Fields | null;
  readonly before: PostDetail | null;
  readonly pictures: readonly Picture[];
  readonly chosen: number;
  readonly lost: number;
  readonly attempts: number;
  readonly asDraft: boolean;
  readonly greyWords: readonly string[];
  readonly failure: Failure | null;
  readonly savedId: string | null;
}

export const subjectOf = ({ params: { id } }: Pick<Context, 'params'>): string => `post:${id ?? 'new'}`;

const startOf = ({ before, params }: Pick<Context, 'before' | 'params'>) => ({
  base: before ? formOfPost(before) : blankForm(params.circle),
  typed: nothing as Filled<PostField>,
  pictures: picturesOf(before?.images ?? []),
});

/** `missing`: requested by the address or the draft, but does not exist. */
export interface EditorCircles {
  readonly mine: readonly Circle[];
  readonly missing: string | null;
}

/** Addresses may contain any text. */
const isMissingCircle = (id: string): Effect.Effect<boolean, Failure, Services> =>
  /^\d+$/.test(id)
    ? call(circle.detail, { params: { id } }).pipe(
        Effect.as(false),
        Effect.catchIf(isMissing, () => Effect.succeed(true)),
      )
    : Effect.succeed(true);

const loadCircles = (named: string | null): Effect.Effect<EditorCircles, Failure, Services> =>
  Effect.gen(function* () {
    const { records: mine } = yield* call(circle.my, { query: { size: 100 } });
    const isOutside = named !== null && !mine.some(({ id }) => id === named);
    return { mine, missing: isOutside && (yield* isMissingCircle(named)) ? named : null };
  });

/** The form, or the pictures that have been uploaded. */
const isChanged = ({ before, pictures, ...form }: Context): boolean =>
  postForm.isEdited(form) || JSON.stringify(imagesIn(pictures)) !== JSON.stringify(before?.images ?? []);

export const isTouched = (context: Context): boolean => isChanged(context) || !context.pictures.every(isSent);

export const postEditorSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PostEditorInput,
    events: {} as PostEditorEvent,
    tags: {} as
      | 'loading'
      | 'failed'
      | 'missing'
      | 'writing'
      | 'busy'
      | 'previewing'
      | 'leaving'
      | 'parted'
      | 'saved'
      | 'restored',
    meta: {} as Meta,
    children: {} as { circles: 'circles' },
  },
  actors: {
    circles: resourceMachine(loadCircles),
    imageUpload: imageUploadMachine,
    loadPost: fromEffect<PostDetail, { id: string }>(({ id }) => call(post.detail, { params: { id } })),
    findGreyWords: fromEffect<readonly string[], { title: string }>(({ title }) =>
      call(post.greyWords, { body: { title } }),
    ),
    save: fromEffect<string, { id: string | undefined; draft: PostDraft }>(({ id, draft }) =>
      id === undefined ? createPost(draft) : call(post.update, { params: { id }, body: draft }),
    ),
  },
  actions: {
    edit: assign(({ context }, change: FieldChange<PostField>) => ({
      ...postForm.changed(context, change),
      failure: null,
    })),
    leave: assign(({ context }, { field }: FieldLeave<PostField>) => postForm.left(context, field)),
    saveDraft: sendToResident('drafts', ({ context }) => {
      const subject = subjectOf(context);
      return isTouched(context)
        ? { type: 'draft.save', subject, fields: fieldsOf(context) }
        : { type: 'draft.drop', subject };
    }),
    dropDraft: sendToResident('drafts', ({ context }) => ({ type: 'draft.drop', subject: subjectOf(context) })),
    askDraft: findDraft(subjectOf),
    askLogin: askLogin(),
    takeImages: enqueueActions(({ context, enqueue }, { images }: { images: readonly ChosenImage[] }) => {
      const { taken, tooMany } = withinLimit(images, context.pictures.length);
      enqueue.assign(({ context: { chosen, lost, pictures }, spawn }) => ({
        chosen: chosen + taken.length,
        lost: Math.max(0, lost - taken.length),
        pictures: [
          ...pictures,
          ...taken.map((image, at): Picture => {
            const id = `image-${chosen + at + 1}`;
            return { id, address: null, ref: spawn('imageUpload', { id, input: { ...image, id } }) };
          }),
        ],
      }));
      for (const { file } of tooMany) enqueue(() => release(file));
      if (tooMany.length > 0) enqueue(sendToResident('notices', imageNotice('many')));
    }),
    setAddress: assign(({ context }, { id, address }: { id: string; address: string }) => ({
      pictures: context.pictures.map((picture) => (picture.id === id ? { ...picture, address } : picture)),
    })),
    leadWith: assign(({ context }, { id }: { id: string }) => ({
      pictures: [
        ...context.pictures.filter((picture) => picture.id === id),
        ...context.pictures.filter((picture) => picture.id !== id),
      ],
    })),
    dropImage: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const gone = context.pictures.find((picture) => picture.id === id);
      if (gone?.ref) enqueue(stopChild(gone.ref));
      enqueue.assign({ pictures: context.pictures.filter((picture) => picture.id !== id) });
    }),
    stopImages: enqueueActions(({ context: { pictures }, enqueue }) => {
      for (const { ref } of pictures) if (ref) enqueue(stopChild(ref));
    }),
    showUnfit: sendToResident('notices', (_, refused: ImageRefused) => refusalNotice(refused)),
    showMuted: sendToResident('notices', { type: 'notice.show', tone: 'bad', key: 'editor:muted' }),
    showSaved: sendToResident('notices', ({ context }) => ({
      type: 'notice.show',
      tone: 'good',
      key: context.asDraft ? 'editor:stored' : context.before ? 'editor:changed' : 'editor:published',
    })),
    showPost: sendToResident(
      'app',
      ({ context, self }): RouteWanted => ({
        type: 'route.wanted',
        name: 'post.post',
        params: { id: context.savedId ?? context.params.id ?? '' },
        from: self.id,
      }),
    ),
    goBack: sendToResident('app', ({ context: { params }, self }): RouteWanted => {
      const from = self.id;
      if (params.id !== undefined) return { type: 'route.wanted', name: 'post.post', params: { id: params.id }, from };
      if (params.circle === undefined)
        return { type: 'route.wanted', name: 'post.tagPosts', params: { postTag: 'latest' }, from };
      return { type: 'route.wanted', name: 'post.circle', params: { id: params.circle }, from };
    }),
    begin: assign(({ context }) => begun(context)),
    restore: assign(({ context }, { fields }: { fields: Readonly<Record<string, unknown>> }) =>
      begun({ ...context, found: stringsIn(fields) }),
    ),
    startAnew: assign(({ context }) => ({ ...clean, ...startOf(context) })),
    forget: assign(({ context: { params } }) => ({ ...clean, before: null, ...startOf({ before: null, params }) })),
    knowRole: assign({ role: (_, { role }: { role: Role }) => role }),
    judge: assign(({ context }) => ({ ...postForm.judged(context), attempts: context.attempts + 1 })),
  },
  guards: {
    isNew: ({ context: { params } }) => params.id === undefined,
    isOwn: (_, { isMine }: PostDetail) => isMine,
    isMissing: (_, failure: Failure) => isMissing(failure),
    isUnfit: ({ context }) => !postForm.isWell(context),
    isMuted: ({ context: { role } }) => may(role, 'publish') === 'muted',
    isAllowed: ({ context: { role } }) => may(role, 'publish') === 'yes',
    isOwnDraft: ({ context }, { subject }: { subject: string }) =>
      subject === subjectOf(context) && !isChanged(context),
    /** The draft was sent or discarded elsewhere, but the form still has changes. */
    isPartedFrom: ({ context }, { subjects }: DraftsRemoved) =>
      subjects.includes(subjectOf(context)) && isTouched(context),
    isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
    hasLeft: (_, { how }: UserChanged) => how === 'left',
    isTouched: ({ context }) => isTouched(context),
    hasFound: ({ context }) => {
      const start = { ...context, ...begun(context) };
      return isTouched(start) || start.lost > 0;
    },
    areImagesSent: ({ context: { pictures } }) => pictures.every(isSent),
  },
  delays: { submitThrottle },
}).extend({ guards: sentGuards });

/** The circle in the address wins over the draft's. */
const foundIn = ({ found, params }: Pick<Context, 'found' | 'params'>): PostForm => {
  const form = found ? formOfDraft(found) : blankForm();
  return params.circle === undefined ? form : { ...form, texts: { ...form.texts, circleId: params.circle } };
};

export const circleToShow = (context: Context): string | null => textOf(foundIn(context), 'circleId') || null;

/** Files are lost with the page: a draft only counts the images not uploaded yet. */
const fieldsOf = (context: Context): Fields => {
  const { lost, pictures } = context;
  const unsent = lost + pictures.filter((picture) => !isSent(picture)).length;
  return {
    ...draftOf(valuesOf(context)),
    ...draftOfImages(imagesIn(pictures)),
    ...(unsent > 0 && { unsent: String(unsent) }),
  };
};

const begun = (context: Context) => {
  const { found, lost } = context;
  const start = startOf(context);
  if (!found) return { ...start, lost };
  return {
    ...start,
    typed: foundIn(context),
    pictures: picturesOf(imagesOfDraft(found)),
    lost: Number(found.unsent) || 0,
  };
};

export const clean = {
  ...emptied,
  again: null,
  found: null,
  lost: 0,
  attempts: 0,
  asDraft: false,
  greyWords: [],
  failure: null,
  savedId: null,
} satisfies Partial<Context>;

export const toSave = (context: Context) => {
  const { params, pictures, before, asDraft } = context;
  const topicIds = before?.topics.map(({ id }) => id) ?? [];
  const draft = requestOf(valuesOf(context), { images: imagesIn(pictures), topicIds, isDraft: asDraft });
  if (!draft) throw new Error('the form is judged before it is sent');
  return { id: params.id, draft };
};
