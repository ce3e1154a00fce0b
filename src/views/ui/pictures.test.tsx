import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { Cover } from './Cover.tsx';
import { Picture } from './Picture.tsx';

const sources = (src: string): readonly (string | undefined)[] =>
  [<Avatar key="a" name="王芳" src={src} />, <Cover key="c" src={src} />, <Picture key="p" src={src} alt="燕麦" />].map(
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
    renderToStaticMarkup(<Picture own src={src} alt="" loading="lazy" />),
  );
  expect(shown).toEqual(['<img loading="lazy" src="blob:https://shiye.example/1" alt=""/>', '', '']);
});
