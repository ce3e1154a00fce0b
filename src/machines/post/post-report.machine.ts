import type { ActorRefFrom } from 'xstate';
import { postMaxLength, postReportReasons } from '#services/contract/constants.ts';
import { post } from '#services/contract/post.contract.ts';
import { asSent, isBlank, lengthOf } from '#services/contract/text.ts';
import { call } from '#services/env.ts';
import { requestFlow } from '../kit/request-flow.ts';

type Wrong = 'reason' | 'words' | 'tooLong';

export const postReportMachine = requestFlow({
  id: 'postReport',
  description: 'A member reports a post to the platform.',
  act: 'report',
  blank: { reason: '', words: '' },
  errorIn: ({ reason, words }): Wrong | null => {
    if (reason === '') return 'reason';
    if (lengthOf(words) > postMaxLength.report) return 'tooLong';
    return reason === 'other' && isBlank(words) ? 'words' : null;
  },
  send: ({ id = '' }, { reason, words }) =>
    call(post.report, {
      params: { id },
      body: { reason: postReportReasons.find((known) => known === reason) ?? 'other', words: asSent(words) },
    }),
  texts: { title: 'post:report.title', done: 'post:report.done' },
});

export type PostReportActor = ActorRefFrom<typeof postReportMachine>;
