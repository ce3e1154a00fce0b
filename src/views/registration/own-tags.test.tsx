import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnTags } from './OwnEntries.tsx';

test('[R1-22] the member’s own tags are marked as Chinese, whatever the language of the interface', () => {
  const html = renderToStaticMarkup(<OwnTags tags={[{ id: 301, name: '乳制品' }]} />);
  expect(html).toMatch(/^<ul[^>]* lang="zh-CN"[^>]*>.*乳制品/);
});
