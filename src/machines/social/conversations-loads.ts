import { Effect } from 'effect';
import type { Conversation, MessageTemplate } from '#services/contract/message.contract.ts';
import { messageApi } from '#services/message.api.ts';
import { fromEffect } from '../shared/from-effect.ts';

/** With whom, and about which post. */
export interface Wanted {
  readonly memberId: string;
  readonly postId: string | null;
}

export const loadList = fromEffect<readonly Conversation[]>(() => messageApi.list());

export const beginConversation = fromEffect<Conversation, Wanted>(({ memberId, postId }) =>
  messageApi.create({
    body: { members: [memberId], contextType: postId === null ? null : 'post', contextId: postId },
  }),
);

export const deleteConversation = fromEffect<boolean, { convId: string }>(({ convId }) =>
  messageApi.delete({ params: { id: convId } }),
);

/** The templates of all categories, in their order. */
export const loadTemplates = (): ReturnType<typeof templates> => templates();

const templates = () =>
  Effect.flatMap(messageApi.templateCategories(), (categories) =>
    Effect.map(
      Effect.forEach(categories, (category) => messageApi.templates({ query: { category } })),
      (lists): readonly MessageTemplate[] => lists.flat(),
    ),
  );
