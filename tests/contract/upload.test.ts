import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { imageUpload } from '#services/contract/constants.ts';
import { readPolicy, type UploadSignature } from '#services/contract/upload.contract.ts';
import { responseTo } from '../harness/calls.ts';
import { pngBytes } from '../harness/pictures.ts';

const backend = createBackend();
const { clock, fetch: ask } = backend;

const sign = async (persona: string | null = 'liran') => {
  const response = await responseTo(backend, '/basic/aliyun/sign', { as: persona });
  const body: { code: number; data: UploadSignature } = await response.json();
  return body;
};

interface Form {
  readonly fields?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly isFileLast?: boolean;
}

const fieldsOf = ({ policy, accessKeyId, signature }: UploadSignature) => ({
  key: 'images/1001/20260803/a.png',
  policy,
  OSSAccessKeyId: accessKeyId,
  signature,
  success_action_status: '200',
});

const send = async (signed: UploadSignature, { fields = {}, bytes = pngBytes, isFileLast = true }: Form = {}) => {
  const form = new FormData();
  const file = new File([bytes], 'a.png', { type: 'image/png' });
  if (!isFileLast) form.append('file', file);
  for (const [name, value] of Object.entries({ ...fieldsOf(signed), ...fields })) form.append(name, value);
  if (isFileLast) form.append('file', file);
  const response = await ask(signed.uploadHost, { method: 'POST', body: form });
  const text = await response.text();
  return `${response.status} ${/<Code>(.*)<\/Code>/.exec(text)?.[1] ?? text}`.trim();
};

test('[R3-60][R7.4-20] a member is given a signature for five minutes, his own folder and 2 MB', async () => {
  expect((await sign(null)).code).toBe(401);
  const { data } = await sign('wangfang');
  expect(Object.keys(data).toSorted()).toEqual(['accessKeyId', 'fileHost', 'policy', 'signature', 'uploadHost']);
  expect(readPolicy(data.policy)).toEqual({
    expiration: new Date(clock.now() + 300_000).toISOString(),
    conditions: [
      ['content-length-range', 0, imageUpload.maxBytes],
      ['starts-with', '$key', 'images/1002/'],
      ['eq', '$success_action_status', '200'],
    ],
  });
});

test('[R7.4-21] a form with the file last is answered by 200, and the picture lies where it was put', async () => {
  const { data } = await sign();
  expect(await send(data)).toBe('200');
  const picture = await ask(`${data.fileHost}/images/1001/20260803/a.png`);
  expect([picture.headers.get('content-type'), new Uint8Array(await picture.arrayBuffer())]).toEqual([
    'image/png',
    pngBytes,
  ]);
  expect((await ask(`${data.fileHost}/images/1001/none.png`)).status).toBe(404);
});

test('[R7.4-21] a file that is not there is said not to be, also by a name that cannot be read', async () => {
  for (const name of ['images/1001/nothing.png', '%E0%A4%A']) {
    const response = await ask(`/oss/${name}`);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<Code>NoSuchKey</Code>')]);
  }
});

test('[R7.4-21] what the upload host refuses, in its own words', async () => {
  const { data } = await sign();
  const policy = btoa(JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] }));
  expect([
    await send(data, { isFileLast: false }),
    await send(data, { fields: { OSSAccessKeyId: 'another' } }),
    await send(data, { fields: { policy } }),
    await send(data, { fields: { key: 'images/1002/a.png' } }),
    await send(data, { fields: { success_action_status: '201' } }),
    await send(data, { bytes: new Uint8Array(imageUpload.maxBytes + 1) }),
  ]).toEqual([
    '400 MalformedPOSTRequest',
    '403 InvalidAccessKeyId',
    '403 SignatureDoesNotMatch',
    '403 AccessDenied',
    '403 AccessDenied',
    '400 EntityTooLarge',
  ]);
  clock.advance(300_000);
  expect(await send(data)).toBe('403 AccessDenied');
});
