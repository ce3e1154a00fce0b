import type { ClipboardEvent, DragEvent } from 'react';
import type { ChosenImage } from '#machines/images/image-upload.machine.ts';

/** Charts get the `blob:` URL only; the page holds the file. */
export const chosenImages = (files: Iterable<File>): readonly ChosenImage[] =>
  [...files].map((file) => ({ file: URL.createObjectURL(file), name: file.name }));

type Take = (images: readonly ChosenImage[]) => void;

const takeFrom = (event: { preventDefault: () => void }, { files }: DataTransfer, take: Take): void => {
  if (files.length === 0) return;
  event.preventDefault();
  take(chosenImages(files));
};

/** Spreadsheet cells and formatted text bring a picture along; a copied file brings its name as text. */
const isTextMeant = (data: DataTransfer): boolean => {
  const text = data.getData('text/plain').trim();
  return text !== '' && text !== [...data.files].map(({ name }) => name).join('\n');
};

export const takePasted =
  (take: Take) =>
  (event: ClipboardEvent): void => {
    if (!isTextMeant(event.clipboardData)) takeFrom(event, event.clipboardData, take);
  };

/** Rejected files, too: the browser would open them instead of the page. */
export const takeDropped = (take: Take) => ({
  onDragOver: (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent): void => takeFrom(event, event.dataTransfer, take),
});
