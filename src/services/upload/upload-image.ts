import { Effect } from 'effect';
import { imageUpload } from '../contract/constants.ts';
import { policyExpired, readPolicy, type UploadSignature, uploadField } from '../contract/upload.contract.ts';
import { type Http, Time, Uploads } from '../env.ts';
import { type Failure, toFailure } from '../failure.ts';
import { extensionOf, type ImageKind, imageKind } from './image-kind.ts';
import { maxPixels, pixelCount } from './pixel-count.ts';
import { postForm, type Reply } from './post-form.ts';
import { withoutMetadata } from './without-metadata.ts';

/** Why a file is refused before upload (R5.7-6, R5.7-7). */
export type Unfit = 'type' | 'size' | 'pixels' | 'broken';

const failing = <A>(run: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, Failure> =>
  Effect.tryPromise({ try: run, catch: toFailure });

const bytesOf = (file: string): Effect.Effect<Uint8Array<ArrayBuffer>, Failure> =>
  failing(async (signal) => new Uint8Array(await (await fetch(file, { signal })).arrayBuffer()));

export const unfitness = (file: string): Effect.Effect<Unfit | null, Failure> =>
  Effect.flatMap(bytesOf(file), (bytes) => {
    const kind = imageKind(bytes);
    if (kind === null) return Effect.succeed('type');
    if (bytes.length > imageUpload.maxBytes) return Effect.succeed('size');
    if (pixelCount(bytes, kind) > maxPixels) return Effect.succeed('pixels');
    return Effect.map(isWhole(bytes, kind), (whole) => (whole ? null : 'broken'));
  });

/** Some cameras omit it, and browsers decode a JPEG without it. */
const endOfJpeg = Uint8Array.of(0xff, 0xd9);

/** Whether the browser decodes it completely; true where it cannot try. */
const isWhole = (bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Effect.Effect<boolean> =>
  Effect.promise(async () => {
    if (!('createImageBitmap' in globalThis)) return true;
    const end = kind === 'image/jpeg' ? [endOfJpeg] : [];
    return createImageBitmap(new Blob([bytes, ...end], { type: kind })).then(
      (drawn) => {
        drawn.close();
        return true;
      },
      () => false,
    );
  });

export const release = (file: string): void => URL.revokeObjectURL(file);

type Sign = Effect.Effect<UploadSignature, Failure, Http>;

/** Signs, uploads, and returns the image's URL. An expired policy is renewed once. */
export const uploadImage = (
  file: string,
  sign: Sign,
  onProgress: (share: number) => void,
): Effect.Effect<string, Failure, Http | Time | Uploads> =>
  Effect.gen(function* () {
    const bytes = yield* bytesOf(file);
    const kind = imageKind(bytes);
    if (kind === null) return yield* Effect.fail<Failure>({ tag: 'crashed', reason: 'no picture' });
    const picture = new Blob([withoutMetadata(bytes, kind)], { type: kind });
    const name = `${nameOf(file)}.${extensionOf[kind]}`;
    const first = yield* sendOnce(picture, name, sign, onProgress);
    const sent = isExpired(first.reply) ? yield* sendOnce(picture, name, sign, onProgress) : first;
    if (!taken.has(sent.reply.status)) return yield* Effect.fail(failureOf(sent.reply));
    return sent.address;
  });

/** The form asks for 200; 204 is the host's default. */
const taken: ReadonlySet<number> = new Set([200, 204]);

/** The same name at every retry, so that the host stores the file once; from the random part of the `blob:` URL. */
const nameOf = (file: string): string => file.replace(/[^0-9a-z]/gi, '').slice(-32);

const sendOnce = (picture: Blob, name: string, sign: Sign, onProgress: (share: number) => void) =>
  Effect.gen(function* () {
    const { now } = yield* Time;
    const { baseUrl, ...http } = yield* Uploads;
    const signature = yield* sign;
    const key = `${prefixOf(signature)}${dayOf(now())}/${name}`;
    const reply = yield* failing((signal) =>
      postForm(inFull(baseUrl, signature.uploadHost), formOf(signature, key, picture), { ...http, signal, onProgress }),
    );
    return { reply, address: `${inFull(baseUrl, signature.fileHost)}/${key}` };
  });

const formOf = ({ policy, accessKeyId, signature }: UploadSignature, key: string, picture: Blob): FormData => {
  const form = new FormData();
  form.append(uploadField.key, key);
  form.append(uploadField.policy, policy);
  form.append(uploadField.accessKeyId, accessKeyId);
  form.append(uploadField.signature, signature);
  form.append(uploadField.status, '200');
  form.append(uploadField.file, picture, key.slice(key.lastIndexOf('/') + 1));
  return form;
};

const inFull = (baseUrl: string, host: string): string => (/^https?:/.test(host) ? host : baseUrl + host);

const prefixOf = ({ policy }: UploadSignature): string => {
  const condition = readPolicy(policy)?.conditions.find(([rule, what]) => rule === 'starts-with' && what === '$key');
  return typeof condition?.[2] === 'string' ? condition[2] : '';
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

const wordIn = (tag: string, xml: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const isExpired = ({ status, text }: Reply): boolean =>
  status === 403 && wordIn('Message', text).includes(policyExpired);

const failureOf = ({ status, text }: Reply): Failure => {
  const code = wordIn('Code', text);
  return code === '' ? { tag: 'unavailable', status } : { tag: 'refused', code: status, msg: code, data: null };
};
