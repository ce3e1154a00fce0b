import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { Cover } from './Cover.tsx';
import { Picture } from './Picture.tsx';
import { sized } from './sized.ts';

const whole = { alt: '燕麦', width: 8, height: 8, loading: 'lazy' } as const;

const sources = (src: string): readonly (string | undefined)[] =>
  [<Avatar key="a" name="王芳" src={src} />, <Cover key="c" src={src} />, <Picture key="p" {...whole} src={src} />].map(
    (picture) => / src="([^"]*)"/.exec(renderToStaticMarkup(picture))?.[1],
  );

test('[R3-46] what others call a picture is fetched by http and https, or stands in the address as one', () => {
  const good = ['https://img.shiye.example/1.webp', '/pictures/1.svg', 'data:image/svg+xml,%3Csvg/%3E'];
  expect(good.map(sources)).toEqual(good.map((src) => [src, src, src]));
});

test('[R3-46] an address of any other scheme is no picture: the initial and the empty frame stand there', () => {
  const hostile = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    'weixin://dl/chat',
    'blob:https://shiye.example/1',
    'ftp://files.example/1.png',
    'https://',
    '',
  ];
  expect(hostile.map(sources)).toEqual(hostile.map(() => [undefined, undefined, undefined]));
});

test('[R3-46] a file that the page itself holds is a picture, and no other address is because it is said to be own', () => {
  const shown = ['blob:https://shiye.example/1', 'javascript:alert(1)', 'data:text/html,<b>'].map((src) =>
    renderToStaticMarkup(<Picture own {...whole} src={src} />),
  );
  expect(shown).toEqual([
    '<img width="8" height="8" loading="lazy" src="blob:https://shiye.example/1" alt="燕麦"/>',
    '',
    '',
  ]);
});

test('a picture without its size, or without a word about its loading, does not compile', () => {
  // @ts-expect-error
  expect(<Picture src="" alt="" loading="lazy" className="any" />).toBeDefined();
  // @ts-expect-error
  expect(<Picture src="" alt="" width={8} height={8} />).toBeDefined();
  // @ts-expect-error
  expect(() => sized({ width: '100%' })).toBeDefined();
});
