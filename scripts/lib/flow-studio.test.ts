import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { flowStudio } from './flow-studio.ts';

const ran = { code: 0, output: '', seconds: 0, isStalled: false };

test('/flows makes its files when it is opened, says how far it is, and then is the page', async () => {
  const runs: ((done: number) => void)[] = [];
  const ended = Promise.withResolvers<typeof ran>();
  const write = (onPart: (done: number) => void = () => {}) => {
    runs.push(onPart);
    return ended.promise;
  };
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [flowStudio(write)],
    server: { port: 0, watch: null },
  });
  try {
    await server.listen();
    const ask = (path: string) =>
      fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html' } });
    expect((await ask('/news/1')).status).toBe(404);
    expect(runs).toEqual([]);
    const [gallery, chart] = await Promise.all([ask('/flows'), ask('/events/flows/login?state=login')]);
    expect(runs).toHaveLength(1);
    runs[0]?.(0.5);
    ended.resolve(ran);
    for (const page of [await gallery.text(), await chart.text()]) {
      expect(page).toContain('正在生成流程图');
      expect(page).toContain('Making the flow charts');
      expect(page).toContain('.value = 0.5');
      expect(page).toContain('location.reload()');
    }
    expect((await ask('/flows')).status).toBe(404);
    expect(runs).toHaveLength(1);
  } finally {
    await server.close();
  }
});
