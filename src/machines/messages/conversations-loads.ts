import { Effect } from 'effect';
import { type Conversation, type MessageTemplate, message } from '#services/contract/message.contract.ts';
import { call, Time } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { withLeftOut } from '../kit/with-left-out.ts';

export interface Wanted {
  readonly memberId: string;
  readonly postId: string | null;
}

/** `at`: when it was loaded, for relative dates; `unreadable`: rows left out. */
export interface Listed {
  readonly list: readonly Conversation[];
  readonly at: number;
  readonly unreadable?: number;
}

export const loadList = fromEffect<Listed>(() =>
  Effect.flatMap(withLeftOut(call(message.list)), ({ data: list, unreadable }) =>
    Effect.map(Time, (clock): Listed => ({ list, at: clock.now(), unreadable })),
  ),
);

export const beginConversation = fromEffect<Conversation, Wanted>(({ memberId, postId }) =>
  call(message.create, {
    body: { members: [memberId], contextType: postId === null ? null : 'post', contextId: postId },
  }),
);

export const deleteConversation = fromEffect<boolean, { convId: string }>(({ convId }) =>
  call(message.delete, { params: { id: convId } }),
);

export const loadTemplates = () =>
  Effect.flatMap(call(message.templateCategories), (categories) =>
    Effect.map(
      Effect.forEach(categories, (category) => call(message.templates, { query: { category } })),
      (lists): readonly MessageTemplate[] => lists.flat(),
    ),
  );
