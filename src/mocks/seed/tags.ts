import type { Tag, TagTree } from '#services/contract/basic.contract.ts';
import { newsTagId, postTagId, themeTagId } from '#services/contract/constants.ts';
import type { CategoryCode } from './categories.ts';
import data from './data/tags.json' with { type: 'json' };
import type { StoryName } from './stories.ts';

/** `share` is a relative weight. */
export interface NewsLeaf extends Tag {
  readonly parentCode: string;
  readonly story: StoryName;
  readonly share: number;
  readonly categories?: readonly CategoryCode[];
  readonly theme: keyof typeof themeTagId;
}

type Branch = readonly [id: number, tagCode: string, name: string, leaves: readonly Leaf[]];
type Leaf = readonly [
  id: number,
  tagCode: string,
  name: string,
  story: StoryName,
  share: number,
  theme: keyof typeof themeTagId,
  categories?: readonly CategoryCode[],
];

const branch = (...parts: Branch): Branch => parts;

const branches: readonly Branch[] = [
  branch(24100, 'new-products', '新品', [
    [24101, 'drinks', '饮料新品', 'launch', 36, 'ingredients', ['tea', 'coffee', 'juice', 'plant']],
    [24102, 'dairy', '乳品新品', 'launch', 22, 'ingredients', ['dairy']],
    [24103, 'snacks', '零食新品', 'launch', 30, 'ingredients', ['snack', 'nuts']],
    [24104, 'bakery', '烘焙新品', 'launch', 22, 'ingredients', ['bakery']],
    [24105, 'kitchen', '厨房新品', 'launch', 26, 'ingredients', ['seasoning', 'instant', 'frozen']],
  ]),
  branch(24200, 'market', '市场', [
    [24201, 'trends', '趋势', 'trend', 34, 'marketing'],
    [24202, 'channels', '渠道', 'channel', 30, 'channel'],
    [24203, 'foodservice', '餐饮', 'foodservice', 24, 'channel'],
    [24204, 'overseas', '出海', 'overseas', 26, 'channel'],
  ]),
  branch(24300, 'business', '公司', [
    [24301, 'revenue', '营收', 'revenue', 32, 'others'],
    [24302, 'ventures', '创投', 'venture', 32, 'others'],
    [24303, 'mergers', '并购', 'merger', 16, 'others'],
    [24304, 'appointments', '人事', 'appointment', 18, 'others'],
  ]),
  branch(24400, 'research', '研发', [
    [24401, 'ingredients', '原料', 'ingredient', 28, 'ingredients'],
    [24402, 'nutrition', '营养', 'nutrition', 22, 'ingredients'],
    [24403, 'processing', '工艺', 'process', 24, 'equipment'],
  ]),
  branch(24500, 'packaging', '包装', [
    [24501, 'design', '包装设计', 'packaging', 20, 'design'],
    [24502, 'materials', '包装材料', 'packaging', 18, 'packaging'],
  ]),
  branch(24600, 'rules', '法规', [
    [24601, 'standards', '标准', 'policy', 18, 'others'],
    [24602, 'labelling', '标签与宣称', 'policy', 16, 'packaging'],
  ]),
  branch(24700, 'making', '制造', [
    [24701, 'factories', '工厂', 'factory', 26, 'oem'],
    [24702, 'supply-chain', '供应链', 'supply', 20, 'oem'],
  ]),
  branch(24800, 'columns', '专栏', [
    [newsTagId.tools, 'foodtools', '食品工具', 'tool', 14, 'others'],
    [newsTagId.features, 'features', '专题', 'feature', 14, 'others'],
    [24801, 'top-100', '百强榜', 'ranking', 12, 'rankings'],
    [24802, 'rankings', '榜单', 'ranking', 12, 'rankings'],
    [24803, 'newcomers', '新锐', 'newcomer', 20, 'marketing'],
    [24804, 'what-is', '什么是', 'whatIs', 18, 'ingredients'],
    [24805, 'trade-show', '展会', 'tradeshow', 20, 'exhibition'],
  ]),
];

const tag = (id: number, name: string, typeEnName: string, tagCode: string): Tag => ({ id, name, typeEnName, tagCode });

export function createNewsLeaves(): NewsLeaf[] {
  return branches.flatMap(([, parentCode, , leaves]) =>
    leaves.map(([id, tagCode, name, story, share, theme, only]) => ({
      ...tag(id, name, 'news', tagCode),
      parentCode,
      story,
      share,
      theme,
      ...(only === undefined ? {} : { categories: only }),
    })),
  );
}

export function createNewsTagTree(): TagTree[] {
  return branches.map(([id, tagCode, name, leaves]) => ({
    ...tag(id, name, 'news', tagCode),
    children: leaves.map(([leafId, leafCode, leafName]) => ({
      ...tag(leafId, leafName, 'news', leafCode),
      children: [],
    })),
  }));
}

const { industries, sources } = data;
const themes: Readonly<Record<keyof typeof themeTagId, string>> = data.themes;

/** Theme tags 39 to 49 (R9-19). */
export function createThemeTags(): Tag[] {
  return (Object.keys(themes) as (keyof typeof themes)[]).map((code) =>
    tag(themeTagId[code], themes[code], 'theme', code),
  );
}

/** Types of posts, then themes without the orders (R7.3-16). */
export function createPostTags(): Tag[] {
  return [
    tag(postTagId.supply, '供应', 'postType', 'supply'),
    tag(postTagId.demand, '需求', 'postType', 'demand'),
    tag(postTagId.recruitment, '招聘', 'postType', 'recruitment'),
    ...createThemeTags(),
  ];
}

export function createIndustryTags(): Tag[] {
  return industries.map((name, index) => tag(301 + index, name, 'industry', `industry-${301 + index}`));
}

export function createSourceTags(): Tag[] {
  return sources.map((name, index) => tag(2501 + index, name, 'source', `source-${2501 + index}`));
}
