import { expect, test } from 'vitest';
import { refuseFiles } from './leaving.ts';

/** What becomes of something dragged over a place, or dropped there. */
const dragged = (type: 'dragover' | 'drop', types: readonly string[], { taken = false, place = {} } = {}) => {
  const page = new EventTarget();
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: place });
  if (taken) event.preventDefault();
  Object.assign(event, { dataTransfer });
  refuseFiles(page as Window);
  page.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
};

test('a file dropped where nobody takes it is not opened in place of the page', () => {
  expect([dragged('dragover', ['Files']), dragged('drop', ['Files'])]).toEqual([
    [true, 'none'],
    [true, 'none'],
  ]);
});

test('words that are dragged, and files where they are taken, go their own way', () => {
  expect([
    dragged('drop', ['text/plain']),
    dragged('drop', ['Files'], { taken: true }),
    dragged('drop', ['Files'], { place: { type: 'file' } }),
  ]).toEqual([
    [false, 'copy'],
    [true, 'copy'],
    [false, 'copy'],
  ]);
});
