import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

const nothing = () => {};
const field = (more: { readonly focused?: boolean; readonly inline?: boolean }) =>
  renderToStaticMarkup(
    <SearchField
      label="搜索"
      placeholder="搜索"
      text=""
      groups={[{ id: 'saved', title: '最近搜索', words: ['燕麦奶'] }]}
      emptyLabel="清空"
      removeLabel={(word) => `移除${word}`}
      removeAllLabel="全部移除"
      onText={nothing}
      onOpen={nothing}
      onSearch={nothing}
      onRemove={nothing}
      onRemoveAll={nothing}
      {...more}
    />,
  );

test('[R2.4-4] closed, nothing of the panel is left under the field; open, or within a page, its words are there', () => {
  expect([{}, { focused: true }, { inline: true }].map((more) => field(more).includes('燕麦奶'))).toEqual([
    false,
    true,
    true,
  ]);
});
