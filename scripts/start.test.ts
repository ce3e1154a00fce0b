import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { development } from './lib/development.ts';

test('the development server gives one script with the home, its texts, styles and the simulated backend', async () => {
  const server = await createServer({ ...development(undefined), logLevel: 'silent', server: { port: 0 } });
  try {
    await server.listen();
    const script = async () => (await fetch(new URL('assets/index.js', server.resolvedUrls?.local[0]))).text();
    await expect.poll(script).toContain('最新资讯');
    const code = await script();
    for (const source of ['views/news/NewsHome.tsx', 'views/news/Lead.css.ts', 'mocks/hosts/make-seed.ts'])
      expect(code).toContain(`// src/${source}\n`);
  } finally {
    await server.close();
  }
});
