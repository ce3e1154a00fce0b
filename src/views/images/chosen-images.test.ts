import type { ClipboardEvent, DragEvent } from 'react';
import { expect, test } from 'vitest';
import { takeDropped, takePasted } from './chosen-images.ts';

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
  const prevented = [onDragOver, onDrop].flatMap((handler) =>
    [[picture], []].map((files) => {
      const { event, isPrevented } = dragged(files);
      handler(event);
      return isPrevented();
    }),
  );
  expect(prevented).toEqual([true, false, true, false]);
  expect(names).toEqual(['tea.png']);
});

const pasted = (text: string, files: readonly File[]) => {
  const taken: string[] = [];
  let isPrevented = false;
  takePasted((images) => taken.push(...images.map(({ name }) => name)))({
    clipboardData: { files, getData: (type: string) => (type === 'text/plain' ? text : '<table></table>') },
    preventDefault: () => {
      isPrevented = true;
    },
  } as unknown as ClipboardEvent);
  return { taken, isPrevented };
};

test.each([
  ['a picture alone', '', true],
  ['a picture of a web page, with blanks beside it', ' \n', true],
  ['a copied file, with its name beside it', 'tea.png', true],
  ['cells of a table, with their picture', '燕麦\t12.5\n大麦\t8', false],
])('text that comes with a picture of itself is pasted as text: %s', (_, text, isPicture) => {
  expect(pasted(text, [picture])).toEqual({ taken: isPicture ? ['tea.png'] : [], isPrevented: isPicture });
});
