import { expect, onTestFinished, test, vi } from 'vitest';
import { imageUpload } from '#services/contract/constants.ts';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { chosen, gifBytes, jpegBytes, pngBytes, sizedJpeg, sizedPng } from '../../../tests/harness/pictures.ts';
import { imageUploadMachine, selectShown } from './image-upload.machine.ts';

const signature = {
  signature: 's',
  policy: btoa(
    JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [['starts-with', '$key', 'images/1/']] }),
  ),
  accessKeyId: 'k',
  uploadHost: 'https://up.test/',
  fileHost: 'https://pic.test',
};
const expired = () =>
  new Response(
    '<Error><Code>AccessDenied</Code><Message>Invalid according to Policy: Policy expired.</Message></Error>',
    {
      status: 403,
    },
  );

const start = async (content = pngBytes, ...answers: readonly (() => Response | Promise<Response>)[]) => {
  const forms: { to: string; fields: readonly string[]; signal: AbortSignal | undefined }[] = [];
  const uploads: typeof fetch = async (to, init) => {
    const form = init?.body;
    if (!(form instanceof FormData)) throw new Error('no form');
    const signal = init?.signal ?? undefined;
    forms.push({
      to: String(to),
      fields: [...form.entries()].map(([name, value]) => `${name}=${typeof value === 'string' ? value : 'file'}`),
      signal,
    });
    const answer = answers[forms.length - 1];
    if (answer) return answer();
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const chart = await inParent(imageUploadMachine, { id: 'p1', ...chosen(content) }, { uploads });
  const { child } = chart;
  const reaches = (tag: 'busy' | 'refused' | 'failed' | 'uploaded') =>
    expect.poll(() => [...child.getSnapshot().tags]).toEqual([tag]);
  const signs = async (count = 1) => {
    await expect.poll(() => chart.calls).toHaveLength(count);
    await chart.call().answer(signature);
  };
  return {
    ...chart,
    forms,
    reaches,
    signs,
    shown: () => selectShown(child.getSnapshot()),
    context: () => child.getSnapshot().context,
  };
};

test('[R7.4-20][R7.4-21] a picture is signed and sent, the file last, and its address is told', async () => {
  const { received, forms, reaches, signs, paths } = await start(jpegBytes, () => new Response(null, { status: 200 }));
  await signs();
  await reaches('uploaded');
  expect(paths()).toEqual(['/basic/aliyun/sign']);
  expect(forms.map(({ to, fields }) => [to, fields])).toEqual([
    [
      'https://up.test/',
      [
        expect.stringMatching(/^key=images\/1\/\d{8}\/\w+\.jpg$/),
        `policy=${signature.policy}`,
        'OSSAccessKeyId=k',
        'signature=s',
        'success_action_status=200',
        'file=file',
      ],
    ],
  ]);
  const key = forms[0]?.fields[0]?.slice('key='.length);
  expect(received).toEqual([{ type: 'image.uploaded', id: 'p1', address: `https://pic.test/${key}` }]);
});

test('[R5.7-6] what is no jpeg, png or gif by its content is not sent', async () => {
  const { received, reaches, calls } = await start(new TextEncoder().encode('<svg/>'));
  await reaches('refused');
  expect([received, calls.length]).toEqual([[{ type: 'image.refused', id: 'p1', reason: 'type' }], 0]);
});

test('[R5.7-7] 2 MB may be sent, one byte more may not', async () => {
  const sized = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(gifBytes);
    return bytes;
  };
  const over = await start(sized(imageUpload.maxBytes + 1));
  await over.reaches('refused');
  expect(over.received).toEqual([{ type: 'image.refused', id: 'p1', reason: 'size' }]);
  const full = await start(sized(imageUpload.maxBytes), () => new Response(null, { status: 204 }));
  await full.signs();
  await full.reaches('uploaded');
});

test('[R5.7-6] what the browser cannot draw to its end is not sent: others would see a broken picture', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const drawn: Blob[] = [];
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async (picture: Blob) => {
    drawn.push(picture);
    if (drawn.length === 1) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { close };
  });
  const cut = await start(sizedPng(200, 200));
  await cut.reaches('refused');
  expect([cut.received, cut.calls.length]).toEqual([[{ type: 'image.refused', id: 'p1', reason: 'broken' }], 0]);
  const photo = await start(jpegBytes.subarray(0, -2), () => new Response(null, { status: 200 }));
  await photo.signs();
  await photo.reaches('uploaded');
  expect([close.mock.calls.length, new Uint8Array((await drawn[1]?.arrayBuffer()) ?? [])]).toEqual([1, jpegBytes]);
});

test('a picture that says it has more than 50 megapixels is neither drawn nor sent, and the user is told why', async () => {
  const bomb = await start(sizedPng(30_000, 30_000));
  await bomb.reaches('refused');
  expect([bomb.received, bomb.calls.length, bomb.shown()]).toEqual([
    [{ type: 'image.refused', id: 'p1', reason: 'pixels' }],
    0,
    null,
  ]);
  const photo = await start(sizedJpeg(8_000, 6_000), () => new Response(null, { status: 200 }));
  await photo.signs();
  expect(photo.shown()).toMatch(/^blob:/);
  await photo.reaches('uploaded');
  const looking = imageUploadMachine.resolveState({ value: 'looking', context: photo.context() });
  expect(selectShown(looking)).toBeNull();
});

test('[R7.4-20] a policy that is over when the form arrives is asked for anew, once', async () => {
  const good = await start(pngBytes, expired, () => new Response(null, { status: 200 }));
  await good.signs(1);
  await good.signs(2);
  await good.reaches('uploaded');
  const bad = await start(pngBytes, expired, expired);
  await bad.signs(1);
  await bad.signs(2);
  await bad.reaches('failed');
  expect(bad.received).toEqual([
    {
      type: 'image.failed',
      id: 'p1',
      failure: { tag: 'refused', code: 403, msg: 'AccessDenied', data: null } satisfies Failure,
    },
  ]);
});

test('[R7.4-22] after 500 s it has failed, and can be tried again', async () => {
  const { child, clock, received, forms, reaches, signs } = await start(pngBytes);
  await signs();
  await expect.poll(() => forms).toHaveLength(1);
  await clock.advance(499_999);
  await reaches('busy');
  await clock.advance(1);
  await reaches('failed');
  expect([received, forms[0]?.signal?.aborted]).toEqual([
    [{ type: 'image.failed', id: 'p1', failure: { tag: 'timeout' } }],
    true,
  ]);
  child.send({ type: 'upload.retry' });
  await reaches('busy');
});

test('a picture that is not wanted any more is not sent on', async () => {
  const { child, received, forms, signs } = await start(pngBytes);
  await signs();
  await expect.poll(() => forms).toHaveLength(1);
  child.send({ type: 'upload.cancel' });
  expect([received, forms[0]?.signal?.aborted, child.getSnapshot().status]).toEqual([
    [{ type: 'image.cancelled', id: 'p1' }],
    true,
    'done',
  ]);
});

test('a network that is gone is said, and when it is back the picture goes by itself', async () => {
  const { child, received, reaches, signs } = await start(
    pngBytes,
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response(null, { status: 200 }),
  );
  await signs(1);
  await reaches('failed');
  expect(received).toEqual([{ type: 'image.failed', id: 'p1', failure: { tag: 'offline' } }]);
  child.send({ type: 'connection.returned' });
  await signs(2);
  await reaches('uploaded');
});
