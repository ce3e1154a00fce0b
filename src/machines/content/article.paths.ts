import { pageSpec } from '../kit/path-cases.ts';
import { articleMachine, newsPreviewMachine } from './article.machine.ts';

export const articlePaths = pageSpec(articleMachine, {
  name: { zh: '文章页', en: 'An article' },
  opened: { zh: '打开一篇资讯', en: 'An article is opened' },
  zh: '一篇资讯和与它相关的内容。',
});

export const newsPreviewPaths = pageSpec(newsPreviewMachine, {
  name: { zh: '资讯预览', en: 'A news preview' },
  opened: { zh: '打开一篇还没发布的资讯', en: 'Unpublished news is opened' },
  zh: '一篇还没有发布的资讯。',
});
