import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { SearchPanel } from './SearchPanel.tsx';

const nothing = () => {};
const panel = (more: { readonly focused?: boolean; readonly inline?: boolean }) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <SearchPanel
        inputId="search"
        text=""
        groups={[{ id: 'saved', title: '最近搜索', words: ['燕麦奶'] }]}
        message={undefined}
        removeLabel={(word) => `移除${word}`}
        removeAllLabel="全部移除"
        hrefOf={(word) => `/search/news/${word}`}
        onInput={nothing}
        onOpen={nothing}
        onSearch={nothing}
        onRemove={nothing}
        onRemoveAll={nothing}
        {...more}
      />
    </Router>,
  );

test('[R2.4-4] closed, nothing of the panel is left under the field; open, or within a page, its words are there', () => {
  expect([{}, { focused: true }, { inline: true }].map((more) => panel(more).includes('燕麦奶'))).toEqual([
    false,
    true,
    true,
  ]);
});
