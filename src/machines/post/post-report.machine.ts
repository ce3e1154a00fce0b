import type { ActorRefFrom } from 'xstate';
import { postMaxLength, postReportReasons } from '#services/contract/constants.ts';
import { post } from '#services/contract/post.contract.ts';
import { call } from '#services/env.ts';
import { type Filled, textOf } from '../kit/form.ts';
import { requestFlow } from '../kit/request-flow.ts';
import { atMost, required, type TextError } from '../kit/text-rules.ts';

const saysWhichOther = (text: string, form: Filled): TextError | null =>
  textOf(form, 'reason') === 'other' ? required(text) : null;

export const postReportMachine = requestFlow<'reason' | 'words', TextError>({
  id: 'postReport',
  description: 'A member reports a post to the platform.',
  act: 'report',
  fields: {
    reason: { rules: [required] },
    words: { rules: [atMost(postMaxLength.report), saysWhichOther] },
  },
  send: ({ id = '' }, { reason, words }) =>
    call(post.report, {
      params: { id },
      body: { reason: postReportReasons.find((known) => known === reason) ?? 'other', words },
    }),
  texts: { title: 'post:report.title', done: 'post:report.done' },
});

export type PostReportActor = ActorRefFrom<typeof postReportMachine>;
