import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

test('the label of a field that must be filled in says the name of the field and nothing else', () => {
  const html = renderToStaticMarkup(
    <Field id="name" words={{ label: '姓名', required: true }}>
      <input id="name" />
    </Field>,
  );
  const label = /<label[^>]*>(.*)<\/label>/.exec(html)?.[1] ?? '';
  expect(label.replace(/<[^>]*>/g, '')).toBe('姓名');
  expect(label).toContain('aria-hidden="true"');
});
