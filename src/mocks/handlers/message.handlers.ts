import type { message as contract } from '#services/contract/message.contract.ts';
import {
  conversationList,
  deleteConversation,
  messageHistory,
  messagePage,
  openConversation,
  readMessages,
  templateCategories,
} from '../domain/rules/messages.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const messageHandlers = (world: World): Handlers<typeof contract> => ({
  list: ({ caller }) => conversationList(world, memberIdOf(caller)),
  create: ({ caller, body }) => openConversation(world, memberIdOf(caller), body),
  delete: ({ caller, params }) => {
    deleteConversation(world, memberIdOf(caller), params.id);
    return true;
  },
  page: ({ caller, query: { convId, ...paging } }) => messagePage(world, memberIdOf(caller), convId, paging),
  history: ({ caller, query: { convId, lastMsgId, ...paging } }) =>
    messageHistory(world, memberIdOf(caller), convId, lastMsgId, paging),
  read: ({ caller, query }) => {
    readMessages(world, memberIdOf(caller), query.convId);
    return true;
  },
  templateCategories: () => templateCategories(world),
  templates: ({ query }) => world.seed.messageTemplates.filter(({ category }) => category === query.category),
});
