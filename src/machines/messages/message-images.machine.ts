import { enqueueActions, type SnapshotFrom, sendParent, setup, stopChild } from 'xstate';
import { imageNotice, refusalNotice, withinLimit } from '../images/chosen-images.ts';
import {
  type ChosenImage,
  type ImageRefused,
  type ImageReport,
  type ImageUploadActor,
  imageUploadMachine,
} from '../images/image-upload.machine.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { withEvent } from '../kit/with-event.ts';

type MessageImagesEvent = { readonly type: 'images.choose'; readonly images: readonly ChosenImage[] } | ImageReport;

interface Context {
  readonly uploads: Readonly<Record<string, ImageUploadActor>>;
  readonly count: number;
}

export const messageImagesMachine = setup({
  types: { context: {} as Context, events: {} as MessageImagesEvent, meta: {} as Meta },
  actors: { upload: imageUploadMachine },
  actions: {
    take: enqueueActions(({ context, enqueue }, { images }: { images: readonly ChosenImage[] }) => {
      const { taken, tooMany } = withinLimit(images, Object.keys(context.uploads).length);
      if (tooMany.length > 0) enqueue(sendToResident('notices', imageNotice('many')));
      enqueue.assign({
        count: context.count + taken.length,
        uploads: ({ context: { uploads }, spawn }) => ({
          ...uploads,
          ...Object.fromEntries(
            taken.map((image, at) => {
              const id = `image-${context.count + at + 1}`;
              return [id, spawn('upload', { id, input: { ...image, id } })] as const;
            }),
          ),
        }),
      });
    }),
    drop: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const { [id]: gone, ...uploads } = context.uploads;
      if (gone) enqueue(stopChild(gone));
      enqueue.assign({ uploads });
    }),
    give: sendParent((_, { address }: { address: string }) => ({
      type: 'message.give',
      msgType: 2,
      msgContent: address,
    })),
    refuse: sendToResident('notices', (_, refused: ImageRefused) => refusalNotice(refused)),
  },
}).createMachine({
  id: 'messageImages',
  description: 'Pictures that are sent as messages of one conversation.',
  context: { uploads: {}, count: 0 },
  on: {
    'images.choose': {
      actions: withEvent('take'),
      meta: { requirements: ['R5.7-8'] },
    },
    'image.uploaded': { actions: [withEvent('give'), withEvent('drop')] },
    'image.refused': {
      actions: [withEvent('refuse'), withEvent('drop')],
      meta: { requirements: ['R5.7-6', 'R5.7-7'] },
    },
    'image.cancelled': { actions: withEvent('drop') },
  },
});
export const selectUploads = ({ context }: SnapshotFrom<typeof messageImagesMachine>) => context.uploads;
