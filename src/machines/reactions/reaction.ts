import { Schema } from 'effect';
import { favouriteTypes } from '#services/contract/favourite.contract.ts';

const likeable = ['news', 'activity', 'post', 'newsComment', 'activityComment', 'postComment'] as const;
const id = Schema.String;

export const Reaction = Schema.Union([
  Schema.Struct({ act: Schema.Literal('like'), type: Schema.Literals(likeable), id }),
  Schema.Struct({ act: Schema.Literal('favourite'), type: Schema.Literals(favouriteTypes), id }),
  Schema.Struct({ act: Schema.Literal('follow'), type: Schema.Literals(['member', 'company']), id }),
  Schema.Struct({ act: Schema.Literal('joinCircle'), type: Schema.Literal('circle'), id }),
]);
export type Reaction = typeof Reaction.Type;

export const reactionKey = ({ act, type, id }: Reaction): string => `${act}-${type}-${id}`;

export const selectReaction = <Ref>(
  { context }: { readonly context: { readonly refs: Readonly<Record<string, Ref>> } },
  reaction: Reaction,
): Ref | undefined => context.refs[reactionKey(reaction)];
