import type { ImageUploadActor } from '../images/image-upload.machine.ts';
import type { PostForm } from './post-form.ts';

export interface Picture {
  readonly id: string;
  readonly address: string | null;
  readonly ref: ImageUploadActor | null;
}

const picturesOf = (images: readonly string[]): readonly Picture[] =>
  images.map((address, at) => ({ id: `kept-${at + 1}`, address, ref: null }));

export const withForm = (form: PostForm) => ({ form, pictures: picturesOf(form.images) });

export const withPictures = ({ form }: { readonly form: PostForm }, pictures: readonly Picture[]) => ({
  pictures,
  form: { ...form, images: pictures.flatMap(({ address }) => address ?? []) },
});

export const isSent = ({ ref, address }: Picture): boolean => ref === null || address !== null;
