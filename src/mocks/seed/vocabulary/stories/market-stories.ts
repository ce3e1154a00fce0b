import { lines } from '../lines.ts';
import type { Story } from './story.ts';

export const trend: Story = {
  titles: lines(`
    {year}年{cat}趋势：{seg1}领跑，{seg2}承压
    {cat}规模达{size}亿元，{seg1}增速{seg1Growth}%
    {claim}之后，{cat}还有什么新故事
    消费者变挑剔了，{cat}企业怎么办
    看懂{cat}的{n3}个变化
    {seg1}回暖，{cat}进入结构升级期
    {priceHigh}元以上的{form}，谁在买单`),
  lead: lines(`
    {org}最新发布的报告显示，{lastYear}年国内{cat}零售规模约{size}亿元，同比增长{catGrowth}%；其中{seg1}增长{seg1Growth}%，{seg2}份额小幅回落。
    {cat}的竞争正在换一种打法。{org}对{n5}家门店的跟踪发现，{seg1}的货架占比提升了{pct1}个百分点，{claim}成为消费者提及最多的购买理由。`),
  opening: {
    heading: lines(`
      数据里的分化
      {seg1}为什么跑得更快
      一条货架上的此消彼长`),
    paragraphs: [
      lines(`
        从细分结构看，{seg1}、{seg2}与{seg3}合计占{cat}一半以上的销售额。过去一年，{seg1}的增速达到{seg1Growth}%，远高于品类均值{catGrowth}%。
        报告把{cat}分成{segCount}个细分市场，{seg1}以{seg1Share}%的份额居首。真正的变化发生在{seg3}：消费人数增长不快，客单价却提高了{pct2}%。`),
      lines(`
        渠道层面，{channel}贡献了最大的增量，{channel2}则承担了新品试销的角色。
        价格带上移与平价化同时发生：{priceLow}元以下与{priceHigh}元以上的产品都在增长，中间价格带的销量下滑了{pct1}%。`),
    ],
  },
  closing: {
    heading: lines(`
      对企业意味着什么
      明年看哪几个指标
      几点判断`),
    paragraphs: [
      lines(`
        {expert}建议，品牌在做{year}年计划时，应优先关注复购率与缺货率，而不是单纯的铺货数。
        对中小品牌而言，与其在{seg1}里正面竞争，不如从{seg3}这样的细分需求切入。`),
      lines(`
        {co}、{co2}等企业已经调整了产品线：前者缩减了三分之一的单品，后者把研发预算投向{flavour}等差异化口味。
        总体来看，{cat}仍是一门关于效率的生意。增速放缓不是坏事，它让真正有产品力的企业更容易被看见。`),
    ],
  },
  exhibit: 'segments',
  voice: 'market',
  middle: ['scene', 'market', 'pain'],
};

export const channel: Story = {
  titles: lines(`
    {channel}里的{cat}：进场、动销与退出
    {co}调整渠道策略，{channel}占比升至{share}%
    {channel}抢走了谁的生意？来自{city}的观察
    为{channel}单独开一条线，{co}值不值
    {cat}品牌集体涌入{channel}
    从{channel2}到{channel}，{co}换了一种卖法`),
  lead: lines(`
    {cat}的销售重心正在向{channel}移动。{co}披露，{channel}在公司收入中的占比已升至{share}%，而{channel2}的占比连续{n3}个季度下降。
    走进{city}的{channel}，{cat}的陈列面积比去年多了近一倍。{co}{exec}把这看作一次不得不跟上的迁移。`),
  opening: {
    heading: lines(`
      {channel}改变了什么
      一笔进场账
      货架逻辑变了`),
    paragraphs: [
      lines(`
        与传统商超相比，{channel}没有繁复的条码费，却对价格与周转要求更高：新品进场后{n4}天内动销不达标，就会被下一个品牌替换。
        {exec}算过一笔账：同样一款{form}，在{channel}的出厂价低约{pct1}%，但账期缩短到{n4}天，退货率也更低。`),
      lines(`
        为了避免价格冲突，{co}为{channel}开发了独立规格，单份克重与包装都做了区分。
        {co2}的做法更激进，直接为{channel}成立了事业部，研发、生产与结算全部独立。`),
    ],
  },
  closing: {
    heading: lines(`
      平衡术
      渠道之后，仍是产品
      经销商怎么办`),
    paragraphs: [
      lines(`
        变化最大的是经销商。{city}一位从业十五年的经销商告诉记者，他正在把仓库改造成{channel}的前置仓，赚取配送服务费。
        {expert}判断，未来两年{channel}会进入门店整合期，品牌不应把超过三成的收入押在单一系统上。`),
      lines(`
        对{co}来说，{channel}带来了规模，却也压低了毛利。{exec}给出的答案是把新品首发放在{channel2}，让不同渠道承担不同任务。
        渠道红利终会摊薄，能留下来的仍是消费者愿意反复购买的产品。`),
    ],
  },
  exhibit: 'channels',
  voice: 'market',
  middle: ['scene', 'pain', 'market'],
};

export const overseas: Story = {
  titles: lines(`
    {co}进入{country}，首站选在{countryCity}
    {form}出海{country}：{co}的第一张成绩单
    在{countryCity}的货架上，遇见{co}
    {co}与{country}经销商签约，{stores}家门店开售
    出海{country}，{cat}企业要过几关
    {country}消费者为什么愿意尝试{flavour}{form}`),
  lead: lines(`
    {month}，{co}宣布进入{country}市场，首批{count}款{cat}产品在{countryCity}的{stores}家门店上架。公司预计，海外收入占比将在三年内达到{pct1}%。
    继{co2}之后，又一家{cat}企业把目光投向{country}。{co}带着{flavour}{form}来到{countryCity}，当地售价折合人民币约{priceHigh}元。`),
  opening: {
    heading: lines(`
      为什么是{country}
      从{countryCity}起步
      先过合规这一关`),
    paragraphs: [
      lines(`
        {exec}表示，选择{country}有两点考虑：一是华人超市体系成熟，二是当地对{seg1}的需求正在上升。{co}为此花了{n4}个月完成标签、配料与认证的调整。
        {country}对进口食品的标签、添加剂与致敏物质都有单独规定。{co}的{form}为此调整了{ing2}的用量，并把保质期调整到符合当地要求的区间。`),
      lines(`
        首批货柜从{city}发出，经海运{n4}天抵达{countryCity}。冷藏与常温产品分开报关，是团队踩过坑之后的经验。
        与国内不同，当地消费者更在意食用方法。{co}在包装背面增加了三步图示，并安排了{n3}周的试吃。`),
    ],
  },
  closing: {
    heading: lines(`
      把本地化做下去
      长期主义的考验
      下一个市场`),
    paragraphs: [
      lines(`
        目前{co}在{countryCity}的单店月销约{n6}份，复购主要来自年轻家庭。公司计划下一步开发符合当地口味的{flavour2}版本。
        服务商{supplier}提醒，出海企业往往低估售后与退货的成本，建议预留首年收入的{pct1}%作为缓冲。`),
      lines(`
        {exec}坦言，海外业务短期难以盈利，但它会倒逼国内工厂的体系升级。
        从卖给华人到卖给本地人，中间隔着产品、渠道与文化三道门，{co}才刚刚推开第一道。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '出海前的准备',
    items: lines(`
      确认目标市场的标签与添加剂限制
      完成配料翻译与致敏物质声明
      与当地进口商约定最短剩余保质期
      测试海运高温条件下的包装密封
      预留首批货的退换与召回预算
      准备当地语言的食用说明`),
  },
  voice: 'market',
  middle: ['market', 'craft', 'pain'],
};

export const tradeshow: Story = {
  titles: lines(`
    {fair}开幕，{cat}展区成焦点
    {fair}现场：{co}带来{count}款新品
    逛完{fair}，我们记下{n3}个信号
    {exhibitors}家展商到场，{fair}看点一览
    {fair}观察：{claim}仍是主旋律
    在{fair}，{cat}买家都在问什么`),
  lead: lines(`
    {month}，{fair}在{hall}举行，{exhibitors}余家企业参展。{cat}展区面积比上届扩大{pct1}%，{co}、{co2}等企业携新品亮相。
    为期三天的{fair}落幕。主办方统计，到场专业观众超过{n3}万人次，{cat}是洽谈最活跃的展区之一。`),
  opening: {
    heading: lines(`
      现场看到的新品
      展台前的热闹
      买家在找什么`),
    paragraphs: [
      lines(`
        {co}的展台以{flavour}{form}为主角，试吃台前常有人排队。现场工作人员介绍，这款产品主打{claim}，目前已与{n3}家渠道达成意向，同时展出{count}款新品。
        {co2}展示了面向餐饮的{form}方案，{co3}则把{seg1}新品摆在最显眼的位置。两家企业都不约而同地强调了{claim}。`),
      lines(`
        来自{channel}的一位采购告诉记者，他此行只看两类产品：配料表短的，以及能做独家规格的。
        设备与配料展区同样热闹。{supplier}带来的方案吸引了不少工厂询价，平均每天接待{n5}组客户。`),
    ],
  },
  closing: {
    heading: lines(`
      散场之后
      几条可带走的结论
      给参展企业的建议`),
    paragraphs: [
      lines(`
        {expert}在同期论坛上表示，展会最大的价值不在成交，而在于看清同行的节奏。
        论坛环节，多位嘉宾把话题集中在供应链协同上，认为未来的竞争是“一条链对一条链”。`),
      lines(`
        对首次参展的企业，老展商的建议很朴素：样品多带一倍，名片当天录入，一周之内完成回访。
        下届{fair}的招展已经启动，{cat}展区预计还会增加{n4}个标准展位。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '现场记下的几个信号',
    items: lines(`
      清洁标签从卖点变成入场条件
      会员店与量贩渠道的采购人数明显增加
      小规格、可独立计价的产品更受关注
      餐饮定制展位的洽谈时间最长
      海外买家更关心认证与交期
      年轻品牌把试吃台当成调研现场`),
  },
  voice: 'market',
  middle: ['market', 'scene', 'pain'],
};

export const ranking: Story = {
  titles: lines(`
    {year}年{cat}企业{rankWord}发布，{co}领先
    {cat}{rankWord}出炉：{co}、{co2}、{co3}居前
    谁是{cat}里最会做产品的公司？{rankWord}揭晓
    {cat}{rankWord}：新面孔占三成
    {cat}新品{rankWord}（{month}）
    {month}{cat}{rankWord}：{claim}产品占一半`),
  lead: lines(`
    {org}联合渠道伙伴发布{year}年{cat}{rankWord}。{co}以综合得分第一位列榜首，{co2}与{co3}紧随其后。
    基于{n5}家门店与线上平台的数据，本期{cat}{rankWord}综合了销量、复购与口碑三项指标。{co}在复购一项上优势明显。`),
  opening: {
    heading: lines(`
      榜单速览
      排名说明了什么
      评选口径`),
    paragraphs: [
      lines(`
        榜单采用加权方式：销售规模占四成，复购率占三成，产品创新与消费者评价各占一成半。数据截至{month}。
        与上期相比，入榜企业更换了{n3}家。{co}凭借{flavour}{form}的稳定表现上升两位，首次登顶。`),
      lines(`
        榜首的{co}成立于{founded}年，总部位于{city}，主打{claim}的{form}是它最畅销的产品。
        值得注意的是，榜单前五名的平均单品数只有{n4}个，远低于行业均值。`),
    ],
  },
  closing: {
    heading: lines(`
      榜单之外
      如何看待名次
      值得关注的公司`),
    paragraphs: [
      lines(`
        {expert}表示，名次只是一个切面，企业更应关注自己在复购与毛利上的变化。
        未入榜的企业中，专注{seg3}的几家公司增长很快，可能在下一期带来变数。`),
      lines(`
        本榜单每季度更新一次，企业可在企业库中补充公开数据，以便更完整地参与评选。
        榜单由{org}独立完成，不接受付费参评，完整口径可在报告附录中查看。`),
    ],
  },
  exhibit: 'ranking',
  voice: 'market',
  middle: ['market', 'scene', 'pain'],
};
