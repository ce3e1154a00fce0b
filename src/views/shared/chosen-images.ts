import type { ClipboardEvent, DragEvent } from 'react';
import type { ChosenImage } from '#machines/shared/image-upload.machine.ts';

/** What the reader chose, pasted or dropped, held by the page: the charts see only its address. */
export const chosenImages = (files: Iterable<File>): readonly ChosenImage[] =>
  [...files].map((file) => ({ file: URL.createObjectURL(file), name: file.name }));

type Take = (images: readonly ChosenImage[]) => void;

const takeFrom = (event: { preventDefault: () => void }, { files }: DataTransfer, take: Take): void => {
  if (files.length === 0) return;
  event.preventDefault();
  take(chosenImages(files));
};

/** Cells and formatted texts bring a picture of themselves along; a copied file brings its name. */
const isTextMeant = (data: DataTransfer): boolean => {
  const text = data.getData('text/plain').trim();
  return text !== '' && text !== [...data.files].map(({ name }) => name).join('\n');
};

/** Text that is pasted together with pictures is left to the field. */
export const takePasted =
  (take: Take) =>
  (event: ClipboardEvent): void => {
    if (!isTextMeant(event.clipboardData)) takeFrom(event, event.clipboardData, take);
  };

/** For a part of the page on which pictures may be dropped. What is not taken the browser opens in place of the page. */
export const takeDropped = (take: Take) => ({
  onDragOver: (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent): void => takeFrom(event, event.dataTransfer, take),
});
