import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { writeFlowFiles } from './flow-files.ts';

const head = `<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>食业 Shiye</title>
<style>
  body { margin: 20vh auto; max-width: 28em; padding: 0 1em; color-scheme: light dark; font: 1.1em system-ui }
  progress { width: 100%; accent-color: #c2410f }
</style>
<h1 lang="zh-CN">正在生成流程图</h1>
<p lang="zh-CN">首次大约需要一分钟，完成后自动打开。</p>
<p lang="en">Making the flow charts. It takes about a minute the first time; they then open by themselves.</p>
<progress aria-label="正在生成流程图 Making the flow charts"></progress>
`;

/** The files of `/flows` are made when it is first opened; the page says so until then. */
export const flowStudio = (write = writeFlowFiles): Plugin => {
  const waiting = new Set<ServerResponse>();
  let files: 'asked for' | 'made' | null = null;
  const tell = (script: string): void => {
    for (const response of waiting) response.write(`<script>${script}</script>\n`);
  };
  const make = async (): Promise<void> => {
    files = 'asked for';
    const { code, output } = await write((done) => tell(`document.querySelector('progress').value = ${done}`));
    if (code !== 0) console.error(output);
    files = 'made';
    tell('location.reload()');
    for (const response of waiting) response.end();
  };
  return {
    name: 'shiye-flow-studio',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const isPage =
          request.headers.accept?.includes('text/html') && /^(\/\w+)?\/flows(\/|\?|$)/.test(request.url ?? '');
        if (files === 'made' || !isPage) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.write(head);
        waiting.add(response);
        response.on('close', () => waiting.delete(response));
        if (files === null) void make();
      });
    },
  };
};
