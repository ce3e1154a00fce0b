import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { articleMachine, newsPreviewMachine } from './article.machine.ts';

export const articlePaths: PathSpec<typeof articleMachine> = {
  machine: articleMachine,
  name: { zh: '文章页', en: 'An article' },
  starts: [{ zh: '打开一篇资讯', en: 'An article is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一篇资讯和与它相关的内容。' },
  },
};

export const newsPreviewPaths: PathSpec<typeof newsPreviewMachine> = {
  machine: newsPreviewMachine,
  name: { zh: '资讯预览', en: 'A news preview' },
  starts: [{ zh: '打开一篇还没发布的资讯', en: 'Unpublished news is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一篇还没有发布的资讯。' },
  },
};
