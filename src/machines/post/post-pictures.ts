import type { ImageUploadActor } from '../shared/image-upload.machine.ts';
import type { PostForm } from './post-form.ts';

/** A picture of the post: `address` once it lies at the host, `ref` where it was chosen here. */
export interface Picture {
  readonly id: string;
  readonly address: string | null;
  readonly ref: ImageUploadActor | null;
}

const picturesOf = (images: readonly string[]): readonly Picture[] =>
  images.map((address, at) => ({ id: `kept-${at + 1}`, address, ref: null }));

/** The form, and its pictures as they lie at the host. */
export const withForm = (form: PostForm) => ({ form, pictures: picturesOf(form.images) });

/** Other pictures; the form's `images` follow. */
export const withPictures = ({ form }: { readonly form: PostForm }, pictures: readonly Picture[]) => ({
  pictures,
  form: { ...form, images: pictures.flatMap(({ address }) => address ?? []) },
});

export const isSent = ({ ref, address }: Picture): boolean => ref === null || address !== null;
