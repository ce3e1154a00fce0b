import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { tagHref } from './tag-address.ts';

const to = createTo({ sites: defaultSites });
const tag = (id: number, tagCode: string, parentCode: string | null) => ({ id, name: tagCode, tagCode, parentCode });

test('[R2.6-41] [R2.6-42] [R2.6-45] tags lead to their lists, tools and features to their own', () => {
  expect([
    tagHref(to, tag(24100, 'new-products', null)),
    tagHref(to, tag(24101, 'drinks', 'new-products')),
    tagHref(to, tag(24813, 'foodtools', 'columns')),
    tagHref(to, tag(24814, 'features', 'columns')),
  ]).toEqual(['/news/new-products', '/news/new-products/drinks', '/foodtools', '/features']);
});
