import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cascader } from './Cascader.tsx';

const shown = (value: string | undefined, clearLabel?: string) =>
  renderToStaticMarkup(
    <Cascader
      label="所在地"
      tree={[
        { id: '1', name: '上海市' },
        { id: '2', name: '北京市', children: [{ id: '3', name: '北京市', children: [{ id: '4', name: '海淀区' }] }] },
      ]}
      value={value}
      onChange={() => {}}
      placeholder="不限地区"
      levelLabels={['省份']}
      loadingText=""
      failedText=""
      retryLabel=""
      onRetry={() => {}}
      clearLabel={clearLabel}
      onClear={() => {}}
    />,
  );

test('[R7.2-27] a chosen place can be cleared, an empty choice and a required one cannot', () => {
  expect(shown('1', '清除所在地')).toContain('aria-label="清除所在地"');
  expect(shown(undefined, '清除所在地')).not.toContain('清除所在地');
  expect(shown('1')).not.toContain('aria-label="清除');
});

test('a city that is a province too is named once', () => {
  expect(shown('4')).toContain('>北京市 / 海淀区<');
});
