import type { DragEvent } from 'react';
import { expect, test } from 'vitest';
import { takeDropped } from './chosen-images.ts';

const picture = new File(['1'], 'tea.png', { type: 'image/png' });

const dragged = (files: readonly File[]) => {
  let isPrevented = false;
  const event = {
    dataTransfer: { files, types: files.length > 0 ? ['Files'] : ['text/plain'] },
    preventDefault: () => {
      isPrevented = true;
    },
  };
  return { event: event as unknown as DragEvent, isPrevented: () => isPrevented };
};

test('a picture over the page is waited for and taken, and the page stays; words are left to the field', () => {
  const names: string[] = [];
  const { onDragOver, onDrop } = takeDropped((images) => names.push(...images.map(({ name }) => name)));
  const prevented = [onDragOver, onDrop].flatMap((hear) =>
    [[picture], []].map((files) => {
      const { event, isPrevented } = dragged(files);
      hear(event);
      return isPrevented();
    }),
  );
  expect(prevented).toEqual([true, false, true, false]);
  expect(names).toEqual(['tea.png']);
});
