import { Effect, Exit } from 'effect';
import {
  type ActorRefFrom,
  type AnyEventObject,
  assign,
  fromCallback,
  type SnapshotFrom,
  sendParent,
  setup,
} from 'xstate';
import { uploadTimeout } from '#services/contract/constants.ts';
import { upload } from '#services/contract/upload.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { release, type Unfit, unfitness, uploadImage } from '#services/upload/upload-image.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { envOf } from '../kit/env.ts';
import { failureOf, fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';

export interface ChosenImage {
  readonly file: string;
  readonly name: string;
  readonly isAmong?: boolean;
}

export interface ImageRefused {
  readonly type: 'image.refused';
  readonly id: string;
  readonly reason: Unfit;
  readonly name?: string;
}

/** `id` is part of every report, so that the parent can match it after leaving a page. */
interface ImageUploadInput extends ChosenImage {
  readonly id: string;
}

export type ImageReport =
  | { readonly type: 'image.uploaded'; readonly id: string; readonly address: string }
  | ImageRefused
  | { readonly type: 'image.failed'; readonly id: string; readonly failure: Failure }
  | { readonly type: 'image.cancelled'; readonly id: string };

type ImageUploadEvent =
  | { readonly type: 'upload.retry' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.progressed'; readonly percent: number }
  | { readonly type: 'upload.finished'; readonly address: string }
  | { readonly type: 'upload.broke'; readonly failure: Failure }
  | { readonly type: 'connection.returned' };

interface Context extends ImageUploadInput {
  readonly percent: number;
  readonly address: string | null;
  readonly reason: Unfit | null;
  readonly failure: Failure | null;
}

const percentStep = 5;

const send = fromCallback<AnyEventObject, { file: string }, ImageUploadEvent>(({ input, sendBack, system }) => {
  const abort = new AbortController();
  let reported = 0;
  const onProgress = (share: number) => {
    const percent = Math.floor((share * 100) / percentStep) * percentStep;
    if (percent <= reported || abort.signal.aborted) return;
    reported = percent;
    sendBack({ type: 'upload.progressed', percent });
  };
  const sending = uploadImage(input.file, call(upload.sign), onProgress);
  void Effect.runPromiseExitWith(envOf(system))(sending, { signal: abort.signal }).then((exit) => {
    if (abort.signal.aborted) return;
    sendBack(
      Exit.isSuccess(exit)
        ? { type: 'upload.finished', address: exit.value }
        : { type: 'upload.broke', failure: failureOf(exit.cause) },
    );
  });
  return () => abort.abort();
});

/** Revokes the URL only when the chart stops: the image is displayed from it. */
const hold = fromCallback<AnyEventObject, { file: string }>(
  ({ input }) =>
    () =>
      release(input.file),
);

export const imageUploadMachine = setup({
  types: {
    context: {} as Context,
    input: {} as ImageUploadInput,
    events: {} as ImageUploadEvent,
    tags: {} as 'busy' | 'refused' | 'failed' | 'uploaded',
    meta: {} as Meta,
  },
  actors: {
    look: fromEffect<Unfit | null, { file: string }>(({ file }) => unfitness(file)),
    send,
    hold,
  },
  actions: {
    reportUploaded: sendParent(
      ({ context: { id, address } }): ImageReport => ({ type: 'image.uploaded', id, address: address ?? '' }),
    ),
    reportRefused: sendParent(
      ({ context: { id, reason, name, isAmong } }): ImageReport => ({
        type: 'image.refused',
        id,
        reason: reason ?? 'type',
        ...(isAmong ? { name } : {}),
      }),
    ),
    reportFailed: sendParent(
      ({ context: { id, failure } }): ImageReport => ({
        type: 'image.failed',
        id,
        failure: failure ?? { tag: 'offline' },
      }),
    ),
    reportCancelled: sendParent(({ context: { id } }): ImageReport => ({ type: 'image.cancelled', id })),
  },
  guards: { isFit: (_, { unfit }: { unfit: Unfit | null }) => unfit === null },
  delays: { uploadTimeout },
}).createMachine({
  id: 'imageUpload',
  description: 'Uploads one picture to the upload host.',
  context: ({ input }) => ({ ...input, percent: 0, address: null, reason: null, failure: null }),
  initial: 'looking',
  invoke: {
    id: 'hold',
    src: 'hold',
    input: ({ context }) => ({ file: context.file }),
    onError: { actions: [] },
  },
  on: { 'upload.cancel': { target: '.cancelled' } },
  states: {
    looking: {
      description:
        'Is the file an intact picture within the limits? Its content decides, not its name; it is not shown before.',
      tags: 'busy',
      meta: { requirements: ['R5.7-6', 'R5.7-7'] },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          { guard: { type: 'isFit', params: ({ event }) => ({ unfit: event.output }) }, target: 'sending' },
          { target: 'refused', actions: assign({ reason: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    sending: {
      description: 'The picture is signed and uploaded.',
      tags: 'busy',
      meta: { requirements: ['R7.4-20', 'R7.4-21'] },
      entry: assign({ percent: 0, failure: null }),
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ file: context.file }),
        onError: { target: 'failed', actions: assignFailure },
      },
      after: {
        uploadTimeout: {
          target: 'failed',
          actions: assign({ failure: { tag: 'timeout' } }),
          meta: { requirements: ['R7.4-22'] },
        },
      },
      on: {
        'upload.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
        'upload.finished': { target: 'uploaded', actions: assign({ address: ({ event }) => event.address }) },
        'upload.broke': { target: 'failed', actions: assign({ failure: ({ event }) => event.failure }) },
      },
    },
    uploaded: {
      description: 'The picture is on the upload host, and its address is known.',
      tags: 'uploaded',
      entry: [assign({ percent: 100 }), 'reportUploaded'],
    },
    refused: {
      description: 'The picture has a wrong format, is damaged or is too large.',
      tags: 'refused',
      entry: 'reportRefused',
    },
    failed: {
      description: 'The upload failed; the user can retry.',
      tags: 'failed',
      entry: 'reportFailed',
      on: { 'upload.retry': { target: 'looking' }, 'connection.returned': { target: 'looking' } },
    },
    cancelled: {
      description: 'The user removed the picture.',
      type: 'final',
      entry: 'reportCancelled',
    },
  },
});

/** Null before the check: decoding a huge image may take a gigabyte of memory. */
export const selectShown = (snapshot: SnapshotFrom<typeof imageUploadMachine>): string | null =>
  snapshot.matches('looking') || snapshot.matches('refused') ? null : snapshot.context.file;

export type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>;
export const selectName = ({ context }: SnapshotFrom<typeof imageUploadMachine>): string => context.name;

/** Uploaded so far, 0 to 100. */
export const selectPercent = ({ context }: SnapshotFrom<typeof imageUploadMachine>): number => context.percent;
