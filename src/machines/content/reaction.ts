import type { FavouriteType } from '#services/contract/favourite.contract.ts';

export type Reaction =
  | {
      readonly act: 'like';
      readonly type: 'news' | 'activity' | 'post' | 'newsComment' | 'activityComment' | 'postComment';
      readonly id: string;
    }
  | { readonly act: 'favourite'; readonly type: FavouriteType; readonly id: string }
  | { readonly act: 'follow'; readonly type: 'member' | 'company'; readonly id: string }
  | { readonly act: 'joinCircle'; readonly type: 'circle'; readonly id: string };

export const reactionKey = ({ act, type, id }: Reaction): string => `${act}-${type}-${id}`;

export const selectReaction = <Ref>(
  { context }: { readonly context: { readonly refs: Readonly<Record<string, Ref>> } },
  reaction: Reaction,
): Ref | undefined => context.refs[reactionKey(reaction)];
