import type { AnyMachineSnapshot } from 'xstate';
import { press } from '../kit/act.ts';
import { crashed, networkReturns } from '../kit/path-cases.ts';
import type { CauseSpec, PathSpec } from '../kit/path-spec.ts';
import { imageUploadMachine } from './image-upload.machine.ts';

const resultReported = { zh: '用到图片的地方得知结果。', en: 'The part that uses the picture gets the result.' };

const fileGone = { tag: 'crashed', reason: 'fetch failed' };

/** What the file holds shows when it is first looked at. */
const first =
  (cause: CauseSpec) =>
  ({ context: { failure } }: AnyMachineSnapshot): CauseSpec =>
    failure === null ? cause : { never: 'a chosen file does not change' };

export const imageUploadPaths: PathSpec<typeof imageUploadMachine> = {
  machine: imageUploadMachine,
  name: { zh: '上传一张图片', en: 'Uploading one picture' },
  starts: [{ zh: '选择了一张图片', en: 'A picture is chosen', input: { id: '1', file: 'blob:1', name: '燕麦.jpg' } }],
  as: 'liran',
  calls: { send: ['upload.sign'] },
  agrees: ({ context: { reason, failure } }) => [reason, failure],
  events: {
    'upload.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'upload.cancel': [{ zh: '点击“移除”', en: 'Press "Remove"', then: resultReported }],
    'upload.progressed': [{ by: 'backend', zh: '传了一半', en: 'Half of it is sent', payload: { percent: 50 } }],
    'upload.finished': [
      {
        by: 'backend',
        zh: '图床收下了',
        en: 'The host has taken it',
        payload: { address: '/oss/1.jpg' },
        cause: { of: 'send' },
        then: resultReported,
      },
    ],
    'upload.broke': [
      {
        by: 'backend',
        zh: '断网，上传中断',
        en: 'The network is gone and the upload breaks',
        payload: { failure: { tag: 'offline' } },
        cause: { of: 'send', fault: { kind: 'offline' } },
        then: resultReported,
      },
    ],
    'connection.returned': [networkReturns],
    'xstate.done.actor.look': [
      {
        by: 'part',
        zh: '是可以发送的图片',
        en: 'It is a picture that may be sent',
        payload: { output: null },
        cause: ({ context: { failure } }) =>
          failure?.tag === 'crashed' ? { never: 'a file that is gone does not come back' } : { itself: true },
      },
      {
        by: 'part',
        zh: '内容不是 jpg、png 或 gif',
        en: 'It is no jpg, png or gif',
        payload: { output: 'type' },
        cause: first({ itself: true, story: 'it is no picture' }),
      },
      {
        by: 'part',
        zh: '超过 2 MB',
        en: 'It is larger than 2 MB',
        payload: { output: 'size' },
        cause: first({ itself: true, story: 'it is too large' }),
      },
      {
        by: 'part',
        zh: '超过 5000 万像素',
        en: 'It has more than 50 megapixels',
        payload: { output: 'pixels' },
        cause: first({ itself: true, story: 'it has too many pixels' }),
      },
      {
        by: 'part',
        zh: '图片已损坏',
        en: 'The picture is damaged',
        payload: { output: 'broken' },
        cause: { never: 'only a browser tells a damaged picture' },
      },
    ],
    'xstate.error.actor.look': [
      {
        by: 'part',
        zh: '选的文件已经不在了',
        en: 'The chosen file is gone',
        payload: { error: fileGone },
        cause: { itself: true, story: 'the file is gone' },
      },
    ],
    'xstate.error.actor.send': [crashed({ zh: '上传的部件出了故障', en: 'The upload crashes' })],
    'xstate.error.actor.hold': [
      crashed({ zh: '持有图片的部件出了故障', en: 'The part that holds the picture crashes' }),
    ],
    'xstate.after.uploadTimeout.imageUpload.sending': [{ zh: '过了 500 秒', en: '500 seconds pass' }],
  },
  acts: {
    'upload.cancel': [press('button', 'upload:remove')],
    'upload.retry': [press('button', 'upload:retry')],
  },
  states: {
    '': { zh: '一张图片上传到图床。' },
    looking: {
      title: { zh: '检查图片', en: 'Checking picture' },
      zh: '按内容检查图片是否完好、有没有超过大小和像素；在此之前不显示。',
    },
    sending: { title: { zh: '上传中', en: 'Uploading' }, zh: '签名并上传，显示进度。' },
    uploaded: { title: { zh: '已上传', en: 'Uploaded' }, zh: '图片已在图床上，地址已知。' },
    refused: { title: { zh: '图片不符合要求', en: 'Picture rejected' }, zh: '格式不支持、已损坏或太大，不上传。' },
    failed: { title: { zh: '上传失败', en: 'Upload failed' }, zh: '上传失败，可以重试。' },
    cancelled: { title: { zh: '已取消', en: 'Cancelled' }, zh: '用户移除了这张图片。' },
  },
};
