import type { StoryName } from './stories/stories.ts';

/** A short piece of news: which facts it draws on, its title and its text. */
export interface FlashKind {
  readonly story: StoryName;
  readonly title: string;
  readonly content: string;
}

export const flashKinds: readonly FlashKind[] = [
  {
    story: 'launch',
    title: '{co}上市{product}，定价{price}元',
    content: '{co}今日上市新品{product}，规格{spec}，建议零售价{price}元，主打“{claim}”，首发渠道为{channel}。',
  },
  {
    story: 'revenue',
    title: '{co}{lastYear}年收入{rev}亿元，同比增长{growth}%',
    content:
      '{co}公布业绩，{lastYear}年营业收入{rev}亿元，同比增长{growth}%，毛利率{gross}%。公司称增长主要来自{seg1}与{channel}。',
  },
  {
    story: 'venture',
    title: '{co}完成{round}融资，{investor}领投',
    content:
      '{cat}品牌{co}宣布完成{amount}{round}融资，由{investor}领投，{investor2}跟投，资金将用于{plantCity}工厂与产品研发。',
  },
  {
    story: 'factory',
    title: '{co}{plantCity}工厂投产，设计年产能{capacity}万份',
    content: '{co}位于{plantCity}的工厂今日投产，总投资{invest}亿元，主要生产{form}，全部达产后年产能{capacity}万份。',
  },
  {
    story: 'appointment',
    title: '{co}任命{name}为{execTitle}',
    content: '{co}发布公告，任命{name}为{execTitle}，负责{seg1}业务与供应链协同，任命即日生效。',
  },
  {
    story: 'overseas',
    title: '{co}{form}进入{country}，首批入驻{stores}家门店',
    content:
      '{co}宣布{flavour}{form}进入{country}市场，首批在{countryCity}的{stores}家门店上架，当地合作方负责仓储与配送。',
  },
  {
    story: 'supply',
    title: '{ing}价格较上月{move}，{cat}企业调整采购',
    content:
      '据{org}监测，{ing}本周均价较上月{move}。{co}等{cat}企业表示，已通过长约与库存安排控制影响，暂无调价计划。',
  },
  {
    story: 'channel',
    title: '{co}与{channel}达成合作，{seg1}产品率先进场',
    content: '{co}与多家{channel}签署年度协议，{seg1}产品率先进场，预计覆盖{stores}家门店，账期较传统渠道缩短。',
  },
  {
    story: 'trend',
    title: '{org}：{lastYear}年{cat}规模约{size}亿元',
    content:
      '{org}发布数据，{lastYear}年国内{cat}零售规模约{size}亿元，同比增长{catGrowth}%，其中{seg1}增速达{seg1Growth}%。',
  },
  {
    story: 'tradeshow',
    title: '{fair}明年春季举办，{cat}展区扩容',
    content: '{fair}组委会宣布，展会定于明年春季在{hall}举行，预计{exhibitors}家企业参展，{cat}展区面积进一步扩大。',
  },
  {
    story: 'packaging',
    title: '{co}启用{topic}，包材减重{drop}%',
    content: '{co}宣布旗下{form}启用{topic}，包材重量下降{drop}%，由{supplier}提供材料，首批产品已在{channel}上架。',
  },
  {
    story: 'policy',
    title: '{topic}宣贯会在{city}举行，{cat}企业到场',
    content: '围绕{topic}的宣贯会今日在{city}举行，{cat}企业代表到场交流，会议解读了适用范围与过渡期安排。',
  },
  {
    story: 'ingredient',
    title: '{supplier}扩建{topic}产线，面向{cat}客户',
    content: '{supplier}宣布扩建{topic}产线，新增产能主要面向{cat}客户，预计年内投产。公司称订单已排至下季度。',
  },
];

export const priceMoves = ['上涨2.1%', '上涨3.8%', '回落1.6%', '回落2.9%', '基本持平', '上涨0.7%'] as const;
