import type { ImageUploadActor } from '../images/image-upload.machine.ts';

export interface Picture {
  readonly id: string;
  readonly address: string | null;
  readonly ref: ImageUploadActor | null;
}

export const picturesOf = (images: readonly string[]): readonly Picture[] =>
  images.map((address, at) => ({ id: `kept-${at + 1}`, address, ref: null }));

export const imagesIn = (pictures: readonly Picture[]): readonly string[] =>
  pictures.flatMap(({ address }) => address ?? []);

export const isSent = ({ ref, address }: Picture): boolean => ref === null || address !== null;
