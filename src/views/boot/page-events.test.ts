import { expect, test } from 'vitest';
import { describedIn, guardComposition, refuseFiles, watchErrors } from './page-events.ts';

test('[R8.5-14] unhandled errors and rejections are told, and left to the browser', () => {
  const page = new EventTarget();
  const errors: string[] = [];
  watchErrors(page as Window, (message, detail) => errors.push(`${message} ${detail === '' ? 'no stack' : 'stack'}`));
  const failed = Object.assign(new Event('error', { cancelable: true }), { error: new TypeError('broken') });
  const refused = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'nobody listened' });
  page.dispatchEvent(failed);
  page.dispatchEvent(refused);
  expect(errors).toEqual(['TypeError: broken stack', 'nobody listened no stack']);
  expect([failed.defaultPrevented, refused.defaultPrevented]).toEqual([false, false]);
});

const press = (key: string, how: { isComposing: boolean; keyCode: number }, tagName = 'INPUT') => {
  let listener: (event: unknown) => void = () => {};
  let isCapturing = false;
  guardComposition({
    addEventListener: (_: string, handler: typeof listener, options: { capture: boolean }) => {
      listener = handler;
      isCapturing = options.capture;
    },
  } as never);
  const said: string[] = [];
  listener({
    ...how,
    key,
    target: { tagName },
    stopImmediatePropagation: () => said.push('stopped'),
    preventDefault: () => said.push('prevented'),
  });
  return [isCapturing, ...said];
};

test('[R5.7-4] a key of an input method is heard by nobody else, also the one that Safari sends after the composition', () => {
  for (const how of [
    { isComposing: true, keyCode: 13 },
    { isComposing: false, keyCode: 229 },
  ]) {
    expect(press('Enter', how)).toEqual([true, 'stopped', 'prevented']);
    expect(press('Enter', how, 'TEXTAREA')).toEqual([true, 'stopped']);
    expect(press('Escape', how)).toEqual([true, 'stopped']);
    expect(press('ArrowDown', how)).toEqual([true, 'stopped']);
  }
  expect(press('Enter', { isComposing: false, keyCode: 13 })).toEqual([true]);
});

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

const draggedFromHere = (types: readonly string[], ...before: readonly string[]) => {
  const page = new EventTarget();
  refuseFiles(page as Window);
  const heard: string[] = [];
  for (const type of ['dragover', 'drop']) page.addEventListener(type, () => heard.push(type));
  for (const type of before) page.dispatchEvent(new Event(type));
  const events = ['dragover', 'drop'].map((type) =>
    Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, dropEffect: 'copy' } }),
  );
  for (const event of events) page.dispatchEvent(event);
  return [heard, events.map(({ defaultPrevented, dataTransfer }) => [defaultPrevented, dataTransfer.dropEffect])];
};

test('a picture that is dragged within the page is dropped nowhere; words are, and the next file is', () => {
  const picture = ['text/uri-list', 'text/html', 'Files'];
  const refused = [true, 'none'];
  const heard = ['dragover', 'drop'];
  expect(draggedFromHere(picture, 'dragstart')).toEqual([[], [refused, refused]]);
  expect(draggedFromHere(['text/plain'], 'dragstart')[0]).toEqual(heard);
  expect(draggedFromHere(picture, 'dragstart', 'dragend')[0]).toEqual(heard);
  expect(draggedFromHere(picture, 'dragstart', 'pointermove')[0]).toEqual(heard);
});

const page = (href: string, said: Readonly<Record<string, string>> = {}) =>
  ({
    location: { href },
    document: {
      title: '食业',
      head: {
        querySelector: (selector: string) => {
          const content = said[/"(.*)"/.exec(selector)?.[1] ?? ''];
          return content === undefined ? null : { getAttribute: () => content };
        },
      },
    },
  }) as unknown as Window;

const landing = 'https://shiye.test/events/';
const android = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0';

test('a page is described by its Open Graph words and known by its own address, without what stands behind #', () => {
  const said = {
    'og:title': '燕麦涨价',
    'og:description': '三成',
    'og:url': 'https://shiye.test/news/1',
    'og:image': 'https://img.test/1.jpg',
  };
  expect(describedIn(page('https://shiye.test/news/1?from=x#comments', said), landing, android)).toEqual({
    type: 'page.described',
    signed: 'https://shiye.test/news/1?from=x',
    card: { title: '燕麦涨价', text: '三成', link: 'https://shiye.test/news/1', image: 'https://img.test/1.jpg' },
  });
});

test('a page that says little of itself has its title, its address and the icon; on iOS the landing page is signed', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0';
  expect(describedIn(page('https://shiye.test/people#top'), landing, iphone)).toEqual({
    type: 'page.described',
    signed: landing,
    card: {
      title: '食业',
      text: '',
      link: 'https://shiye.test/people',
      image: 'https://shiye.test/icons/512.png',
    },
  });
});
