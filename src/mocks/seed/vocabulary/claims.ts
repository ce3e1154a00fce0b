import type { CategoryCode } from './categories.ts';
import { lines, words } from './lines.ts';

/** What a front of pack promises, by category. */
export const claims: Readonly<Record<CategoryCode, readonly string[]>> = {
  tea: words('零糖零脂、单一产地、冷萃工艺、原叶现泡、茶多酚含量翻倍'),
  coffee: words('零添加蔗糖、云南精品豆、冷萃十二小时、轻乳低脂、清洁标签'),
  plant: words('零胆固醇、高蛋白、高钙、零添加蔗糖、植物双蛋白'),
  dairy: words('零乳糖、高蛋白、清洁标签、鲜活菌种、限定牧场'),
  juice: words('不加水不加糖、非浓缩还原、真实电解质、低温鲜榨、零防腐剂'),
  bakery: words('清洁标签、老面发酵、全谷物、零反式脂肪酸、现烤短保'),
  nuts: words('轻烘焙、零添加、当季新货、独立锁鲜、低盐配方'),
  snack: words('非油炸、低脂低卡、高膳食纤维、真材实料、减盐'),
  instant: words('非油炸、真骨熬汤、冻干锁鲜、地方原产、减钠配方'),
  seasoning: words('零添加、减盐、古法酿造、清洁标签、一料成菜'),
  frozen: words('零防腐剂、整块原肉、液氮锁鲜、手工口感、可溯源'),
  nutrition: words('临床菌株、高纯度、零糖、透明用量、小分子易吸收'),
};

/** What a ready product wants a place in. */
export const places: Readonly<Record<CategoryCode, string>> = {
  tea: '写字楼的冰柜',
  coffee: '早高峰',
  plant: '早餐桌',
  dairy: '家庭冰箱',
  juice: '健身包',
  bakery: '通勤早餐',
  nuts: '办公室抽屉',
  snack: '追剧之夜',
  instant: '一人食',
  seasoning: '家庭灶台',
  frozen: '空气炸锅',
  nutrition: '日常健康管理',
};

/** Where one can walk in. */
export const shops = words('零食量贩店、便利店、会员店、连锁商超、社区生鲜店、校园超市');
export const channels = [...shops, ...words('即时零售、社区团购、直播间')];
/** `round|up to which age of the company|what it brings`. */
export const funding = lines(`
  A轮|6|数千万元 5000万元 6000万元
  A+轮|8|8000万元 近亿元
  B轮|11|过亿元 1.2亿元 1.5亿元
  C轮|15|2亿元 2.5亿元
  D轮|99|3亿元 5亿元`);
/** What a company appoints somebody to. */
export const offices = words('首席营销官、首席产品官、研发副总裁、供应链副总裁、首席运营官');
export const investors = words('稷下资本、麦浪创投、青稞资本、食源投资、海棠创投、五谷基金、长味资本、拾穗创投');
export const houses = words('食业数据中心、城市消费观察所、零售渠道研究院、味觉与感官研究会');
