import type { PathSpec } from '../kit/path-spec.ts';
import { messageImagesMachine } from './message-images.machine.ts';

const passedOn = { zh: '对话去办。', en: 'The conversation sees to it.' };
const id = 'image-1';

export const messageImagesPaths: PathSpec<typeof messageImagesMachine> = {
  machine: messageImagesMachine,
  name: { zh: '私信里的图片', en: 'Pictures of a conversation' },
  starts: [{ zh: '打开一个对话', en: 'A conversation is opened' }],
  as: 'liran',
  key: ({ context: { uploads, count } }) => [Object.keys(uploads), count],
  events: {
    'images.choose': [
      {
        zh: '选一张图片',
        en: 'Choose a picture',
        payload: { images: [{ file: 'blob:1', name: '样品.png' }] },
        when: ({ context }) => context.count === 0,
        then: { zh: '图片开始上传。', en: 'The picture is being uploaded.' },
      },
    ],
    'image.uploaded': [
      {
        by: 'part',
        zh: '图片传上去了',
        en: 'The picture has arrived',
        payload: { id, address: 'https://files.test/1.png' },
        then: { zh: '图片成为一条消息。', en: 'The picture becomes a message.' },
      },
    ],
    'image.refused': [
      {
        by: 'part',
        zh: '不是能发的图片',
        en: 'No picture that can be sent',
        payload: { id, reason: 'type' },
        then: passedOn,
      },
    ],
    'image.failed': [
      {
        by: 'part',
        zh: '没有传上去',
        en: 'It did not arrive',
        payload: { id, failure: { tag: 'offline' } },
        then: passedOn,
      },
    ],
    'image.cancelled': [{ by: 'part', zh: '取消了上传', en: 'It was cancelled', payload: { id }, then: passedOn }],
  },
  states: {
    '': { zh: '作为消息发送到一个对话的图片。' },
  },
};
