import type { message as contract } from '#services/contract/message.contract.ts';
import type { Domain } from '../domain/domain.ts';
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
import type { Handlers } from './handlers.ts';

export const messageHandlers = (domain: Domain): Handlers<typeof contract> => ({
  list: ({ caller }) => conversationList(domain, memberIdOf(caller)),
  create: ({ caller, body }) => openConversation(domain, memberIdOf(caller), body),
  delete: ({ caller, params }) => deleteConversation(domain, memberIdOf(caller), params.id),
  page: ({ caller, query: { convId, ...paging } }) => messagePage(domain, memberIdOf(caller), convId, paging),
  history: ({ caller, query: { convId, lastMsgId, ...paging } }) =>
    messageHistory(domain, memberIdOf(caller), convId, lastMsgId, paging),
  read: ({ caller, query }) => readMessages(domain, memberIdOf(caller), query.convId),
  templateCategories: () => templateCategories(domain),
  templates: ({ query }) => domain.seed.messageTemplates.filter(({ category }) => category === query.category),
});
