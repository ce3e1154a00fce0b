import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

test('a code is a picture, which WeChat recognises on a long press', () => {
  const html = renderToStaticMarkup(<QrCode value="https://shiye.test/news/1" label="二维码" />);
  const [, src = ''] = /^<img [^>]*src="data:image\/svg\+xml,([^"]*)"[^>]*>$/.exec(html) ?? [];
  expect(html).toContain('alt="二维码"');
  expect(decodeURIComponent(src)).toMatch(
    /^<svg xmlns="[^"]*" viewBox="0 0 \d+ \d+"><path shape-rendering="crispEdges" d="M[^"]+"\/><\/svg>$/,
  );
});
