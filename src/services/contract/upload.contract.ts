import { Schema } from 'effect';
import { contract } from './contract.ts';

/**
 * What a form needs to be taken by the upload host (R3-60). `policy` is base64 of a `UploadPolicy`; a file lies at
 * `fileHost` and its key. Hosts without a scheme are paths of the backend's own origin.
 */
export const UploadSignature = Schema.Struct({
  signature: Schema.String,
  policy: Schema.String,
  accessKeyId: Schema.String,
  uploadHost: Schema.String,
  fileHost: Schema.String,
});
export type UploadSignature = typeof UploadSignature.Type;

/** What the signature allows: until when (ISO), and conditions such as `['starts-with', '$key', 'images/']`. */
export const UploadPolicy = Schema.Struct({
  expiration: Schema.String,
  conditions: Schema.Array(Schema.Array(Schema.Union([Schema.String, Schema.Number]))),
});
export type UploadPolicy = typeof UploadPolicy.Type;

/** The fields of the form besides the file, which must be the last (R7.4-21). */
export const uploadField = {
  key: 'key',
  policy: 'policy',
  accessKeyId: 'OSSAccessKeyId',
  signature: 'signature',
  status: 'success_action_status',
  file: 'file',
} as const;

/** What the host's XML says of a policy that is over; the form is then signed anew. */
export const policyExpired = 'Policy expired';

export const upload = contract({
  /** R7.4-20 */
  sign: { method: 'GET', path: '/basic/aliyun/sign', access: 'member', data: UploadSignature },
});

/** The policy that a signature carries, or null where it cannot be read. */
export const readPolicy = (encoded: string): UploadPolicy | null => {
  try {
    return Schema.decodeUnknownSync(Schema.fromJsonString(UploadPolicy))(atob(encoded));
  } catch {
    return null;
  }
};
