import { postTagId } from '#services/contract/constants.ts';

/** `top`: by the site's operator, on top of lists (R3-35). */
export type PostType = 'supply' | 'demand' | 'recruitment' | 'top';

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
