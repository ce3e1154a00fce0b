import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { root } from './lib/run.ts';

test('the development server gives texts to a browser as code', async () => {
  const server = await createServer({ root, logLevel: 'silent', server: { middlewareMode: true, ws: false } });
  try {
    const served = await server.transformRequest('/src/i18n/zh.ts');
    // Browsers refuse code where an import asks for JSON by attribute.
    expect(served?.code).toContain('/src/i18n/locales/zh/news.json?import"');
    expect(served?.code).not.toContain('with:');
  } finally {
    await server.close();
  }
});
