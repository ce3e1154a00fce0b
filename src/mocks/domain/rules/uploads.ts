import { imageUpload } from '#services/contract/constants.ts';
import {
  policyExpired,
  readPolicy,
  type UploadPolicy,
  type UploadSignature,
  uploadField,
} from '#services/contract/upload.contract.ts';
import type { Domain } from '../domain.ts';
import { digest } from '../secrets.ts';

export const uploadHostPath = '/oss';

const accessKeyId = 'shiye-simulated-key';
const policyLife = 5 * 60 * 1_000;

const signatureOf = (policy: string): string => digest('upload', policy);

export const signUpload = (domain: Domain, memberId: string): UploadSignature => {
  const policy: UploadPolicy = {
    expiration: new Date(domain.now() + policyLife).toISOString(),
    conditions: [
      ['content-length-range', 0, imageUpload.maxBytes],
      ['starts-with', `$${uploadField.key}`, `images/${memberId}/`],
      ['eq', `$${uploadField.status}`, '200'],
    ],
  };
  const encoded = btoa(JSON.stringify(policy));
  return {
    signature: signatureOf(encoded),
    policy: encoded,
    accessKeyId,
    uploadHost: `${uploadHostPath}/`,
    fileHost: uploadHostPath,
  };
};

export interface UploadForm {
  readonly names: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface HostRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const no = (status: number, code: string, message: string): HostRefusal => ({ status, code, message });

/** Checks in the storage service's order; null where the file is accepted. */
export const hostRefusal = (domain: Domain, { names, fields, bytes }: UploadForm): HostRefusal | null => {
  if (names.at(-1) !== uploadField.file) {
    return no(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
  }
  const encoded = fields[uploadField.policy] ?? '';
  if (fields[uploadField.accessKeyId] !== accessKeyId) {
    return no(403, 'InvalidAccessKeyId', 'The OSS Access Key Id you provided does not exist in our records.');
  }
  const given = fields[uploadField.signature] ?? fields[uploadField.signature.toLowerCase()];
  if (given !== signatureOf(encoded)) {
    return no(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  const policy = readPolicy(encoded);
  if (policy === null) return no(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  if (Date.parse(policy.expiration) <= domain.now()) {
    return no(403, 'AccessDenied', `Invalid according to Policy: ${policyExpired}.`);
  }
  for (const condition of policy.conditions) {
    const [rule, what, wanted] = condition;
    if (rule === 'content-length-range') {
      if (bytes.length > Number(wanted))
        return no(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
      if (bytes.length < Number(what))
        return no(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.');
      continue;
    }
    const value = fields[String(what).slice(1)] ?? '';
    const isMet = rule === 'eq' ? value === wanted : value.startsWith(String(wanted));
    if (!isMet) {
      return no(
        403,
        'AccessDenied',
        `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`,
      );
    }
  }
  return null;
};

export const storeFile = (domain: Domain, { fields, bytes, contentType }: UploadForm): void => {
  const key = fields[uploadField.key] ?? '';
  domain.commit({ type: 'file.stored', key, contentType, base64: toBase64(bytes) });
};

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
};

export const fileAt = (
  domain: Domain,
  key: string,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string } | null => {
  const file = domain.tables.files.get(key);
  if (!file) return null;
  return { contentType: file.contentType, bytes: Uint8Array.from(atob(file.base64), (unit) => unit.charCodeAt(0)) };
};
