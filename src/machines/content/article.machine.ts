import type { SnapshotFrom } from 'xstate';
import { commentsMachine } from '../comments/comments.machine.ts';
import { pageMachine } from '../kit/page.machine.ts';
import { belowMachine, resourceMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadArticle, loadArticleCode, loadPreview, loadRelated, recordArticle } from './news-loads.ts';
import { viewRecordMachine } from './view-record.machine.ts';

export const articleMachine = pageMachine('article', 'One news article and what is related to it.', {
  detail: resourceMachine(loadArticle),
  related: belowMachine(loadRelated),
  view: viewRecordMachine(recordArticle),
  share: shareMachine(loadArticleCode),
  comments: commentsMachine('news'),
});

export const selectKnown = ({ context }: SnapshotFrom<typeof articleMachine>) => context.known ?? null;

export const newsPreviewMachine = pageMachine('newsPreview', 'A news article before it is published.', {
  detail: resourceMachine(loadPreview),
});
