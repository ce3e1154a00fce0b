import { Schema } from 'effect';
import { contract } from './contract.ts';

/** R3-60. `policy`: base64 of an `UploadPolicy`. File URL: `fileHost` and key; hosts without a scheme are paths of the backend's origin. */
export const UploadSignature = Schema.Struct({
  signature: Schema.String,
  policy: Schema.String,
  accessKeyId: Schema.String,
  uploadHost: Schema.String,
  fileHost: Schema.String,
});
export type UploadSignature = typeof UploadSignature.Type;

export const UploadPolicy = Schema.Struct({
  expiration: Schema.String,
  conditions: Schema.Array(Schema.Array(Schema.Union([Schema.String, Schema.Number]))),
});
export type UploadPolicy = typeof UploadPolicy.Type;

/** The file comes last (R7.4-21). */
export const uploadField = {
  key: 'key',
  policy: 'policy',
  accessKeyId: 'OSSAccessKeyId',
  signature: 'signature',
  status: 'success_action_status',
  file: 'file',
} as const;

export const policyExpired = 'Policy expired';

export const upload = contract({
  sign: { method: 'GET', path: '/basic/aliyun/sign', access: 'member', data: UploadSignature },
});

export const readPolicy = (encoded: string): UploadPolicy | null => {
  try {
    return Schema.decodeUnknownSync(Schema.fromJsonString(UploadPolicy))(atob(encoded));
  } catch {
    return null;
  }
};
