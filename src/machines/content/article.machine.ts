import type { SnapshotFrom } from 'xstate';
import { commentsMachine } from '../shared/comments.machine.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { belowMachine, resourceMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { viewRecordMachine } from '../shared/view-record.machine.ts';
import { loadArticle, loadArticleCode, loadPreview, loadRelated, recordArticle } from './news-loads.ts';

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
