import type { ChosenImage } from '#machines/shared/image-upload.machine.ts';

/** What the reader chose, pasted or dropped, held by the page: the charts see only its address. */
export const chosenImages = (files: Iterable<File>): readonly ChosenImage[] =>
  [...files].map((file) => ({ file: URL.createObjectURL(file), name: file.name }));
