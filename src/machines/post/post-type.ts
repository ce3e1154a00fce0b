import { postTagId } from '#services/contract/constants.ts';

/** `top`: the house's own, which stays on top of the lists (R3-35). */
export type PostType = 'supply' | 'demand' | 'recruitment' | 'top';

/** What a post is, by its tag; an unknown tag is shown as the house's own would be. */
export const typeOfPost = (tagId: number): PostType => {
  switch (tagId) {
    case postTagId.supply:
      return 'supply';
    case postTagId.demand:
      return 'demand';
    case postTagId.recruitment:
      return 'recruitment';
    default:
      return 'top';
  }
};
