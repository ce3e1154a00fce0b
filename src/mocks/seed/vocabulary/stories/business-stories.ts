import { lines } from '../lines.ts';
import type { Story } from './story.ts';

export const revenue: Story = {
  titles: lines(`
    {co}{lastYear}年收入{rev}亿元，同比增长{growth}%
    {co}年报：{seg1}撑起{share}%收入
    净利润增长{profitGrowth}%，{co}做对了什么
    {co}毛利率升至{gross}%，费用率仍是看点
    收入{rev}亿元之后，{co}放慢脚步
    {cat}企业交卷：{co}增长{growth}%，毛利率{gross}%`),
  lead: lines(`
    {co}发布{lastYear}年业绩：全年实现营业收入{rev}亿元，同比增长{growth}%；净利润{profit}亿元，同比增长{profitGrowth}%，毛利率为{gross}%。
    {month}，{co}披露最新财务数据。公司收入由上年的{prevRev}亿元增至{rev}亿元，{seg1}贡献了其中{share}%。`),
  opening: {
    heading: lines(`
      收入结构拆解
      利润从哪里来
      一张报表的几处重点`),
    paragraphs: [
      lines(`
        分产品看，{seg1}收入占比{share}%，仍是基本盘；{seg2}增速更快，但基数较小。公司把增长归因于{channel}的放量与产品结构优化。
        {co}的毛利率达到{gross}%，主要得益于{ing}采购价回落和产能利用率提升。销售费用率则上升了{n3Tenth}个百分点。`),
      lines(`
        区域方面，{city}所在的大本营市场保持稳定，外埠市场的收入增速是本地的近两倍。
        截至期末，公司存货周转天数为{n4}天，较上年缩短；经营性现金流净额与净利润基本匹配。`),
    ],
  },
  closing: {
    heading: lines(`
      管理层怎么说
      {year}年的关键词
      增长的可持续性`),
    paragraphs: [
      lines(`
        {exec}在业绩说明会上表示，{year}年将控制新品数量，把研发投入集中在{seg1}与{seg2}。
        公司预计今年资本开支约{n3}亿元，主要用于{plantCity}工厂扩建与信息化改造。`),
      lines(`
        {expert}认为，{co}的增长质量好于行业平均，但{seg1}占比过高，仍需培育第二支柱。
        横向对比，{co2}与{co3}同期也保持增长，但各家的利润率差距拉大，行业分化仍在继续。`),
    ],
  },
  exhibit: 'finance',
  voice: 'finance',
  middle: ['market', 'pain', 'scene'],
};

export const venture: Story = {
  titles: lines(`
    {co}完成{round}融资，金额{amount}
    {investor}领投，{co}拿下{amount}{round}融资
    {cat}赛道再现融资，{co}获{amount}
    融到{round}，{co}把钱花在{plantCity}
    资本为什么看好{co}的{form}
    {founded}年成立的{co}，拿到了{round}融资`),
  lead: lines(`
    {cat}品牌{co}宣布完成{amount}{round}融资，由{investor}领投，{investor2}跟投。资金将用于{plantCity}工厂建设、研发与渠道拓展。
    {month}，{co}完成{round}融资，金额为{amount}。这是公司成立{age}年来的又一次融资，老股东{investor2}继续加注。`),
  opening: {
    heading: lines(`
      投资人看中了什么
      钱要花在哪里
      {co}的生意模型`),
    paragraphs: [
      lines(`
        {investor}相关负责人表示，决定出手的原因有三：产品复购率达到{pct3}%，团队有食品工业背景，供应链布局完整。
        {co}成立于{founded}年，总部位于{city}，主营{form}。过去一年公司收入为{rev}亿元，同比增长{growth}%，已连续{n3}个季度实现经营性盈利。`),
      lines(`
        按照规划，约一半资金将用于{plantCity}的自建工厂，设计年产能{capacity}万份；其余投入研发中心与{channel}的渠道建设。
        {exec}强调，融资之后不会改变节奏：新品数量不增加，营销费用率不超过{pct1}%。`),
    ],
  },
  closing: {
    heading: lines(`
      融资之后的考题
      资本退潮下的样本
      {exec}的三年计划`),
    paragraphs: [
      lines(`
        据{org}不完全统计，今年食品饮料领域披露的融资数量同比下降约{pct2}%，资金向有工厂、有利润的企业集中。
        与前几年追逐流量品牌不同，如今投资人在尽调中会花更多时间待在车间和仓库。`),
      lines(`
        {exec}给公司定下的目标是，三年内让{seg1}收入占比降到一半以下，同时把{flavour}系列做成第二支柱。
        对{co}来说，真正的考验是产能释放之后的动销。资本可以缩短建厂的时间，却不能替代消费者的选择。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '资金的用途',
    items: lines(`
      自建工厂与自动化产线
      研发中心与感官实验室
      核心渠道的冷柜与陈列
      会员体系与数字化系统
      原料基地的长期采购协议`),
  },
  voice: 'finance',
  middle: ['market', 'pain', 'scene'],
};

export const merger: Story = {
  titles: lines(`
    {co}收购{co2}部分股权，补齐{seg2}
    {co}拟以{deal}收购{co2}
    {cat}整合加速：{co}与{co2}走到一起
    买下{co2}，{co}要的是{plantCity}工厂`),
  lead: lines(`
    {co}宣布以{deal}收购{co2}{stake}%股权，交易完成后，{co2}将继续独立运营原有品牌。
    {month}，{co}与{co2}签署股权转让协议，交易金额{deal}。这是今年{cat}领域较受关注的一笔并购。`),
  opening: {
    heading: lines(`
      交易细节
      为什么选择{co2}
      各取所需`),
    paragraphs: [
      lines(`
        根据协议，交易分两期支付，{co2}管理层承诺未来三年收入复合增速不低于{pct1}%。{co}将派驻财务与质量负责人。
        {co2}在{seg2}积累多年，拥有{n3}条自动化产线；{co}则在{channel}有更强的覆盖能力，双方的产品几乎不重叠。`),
      lines(`
        {exec}表示，自建同等规模的产线至少需要{n4}个月，收购能让公司更快进入{seg2}。
        交易完成后，{co}的年产能将提升约{pct2}%，原料集中采购预计每年节约{n6}0万元。`),
    ],
  },
  closing: {
    heading: lines(`
      整合的难处
      行业集中度会提高吗
      交易之后`),
    paragraphs: [
      lines(`
        {expert}提醒，食品并购失败大多不是因为价格，而是渠道与团队无法融合。
        回看过去三年，{cat}的并购多发生在区域品牌之间，交易规模普遍不大，以获取产能与渠道为主。`),
      lines(`
        {co2}的核心团队将保留不少于两年，研发体系暂不合并。
        双方均表示，交易不会影响现有经销商政策，订单与返利按原合同执行。`),
    ],
  },
  exhibit: 'finance',
  voice: 'finance',
  middle: ['market', 'pain', 'craft'],
};

export const appointment: Story = {
  titles: lines(`
    {co}任命{name}为{execTitle}
    {co}换帅：{name}接任{execTitle}
    {name}出任{co}{execTitle}，主抓{seg1}
    {co}组织调整，新设{seg2}事业部
    人事观察：{cat}企业为何偏爱“工厂派”`),
  lead: lines(`
    {co}宣布，{name}即日起出任{execTitle}，全面负责{seg1}业务与供应链协同，原负责人转任顾问。
    {month}，{co}完成新一轮组织调整：设立{seg2}事业部，{name}担任{execTitle}，直接向董事会汇报。`),
  opening: {
    heading: lines(`
      新任负责人是谁
      调整背后的考虑
      从工厂走出来的管理者`),
    paragraphs: [
      lines(`
        {name}在食品行业工作超过{n4}年，做过品控、生产与销售，曾主导{form}产线的自动化改造。
        公司内部人士介绍，{name}的风格偏务实，上任前已用两个月走访了{n5}位经销商。`),
      lines(`
        在致员工的信中，{name}提出三件优先事项：缩短{form}的交付周期、恢复{channel}的动销、重建新品评审机制。
        与前任侧重营销不同，{exec}把预算更多留给了研发与质量，市场费用同比压缩{pct1}%。`),
    ],
  },
  closing: {
    heading: lines(`
      留给新团队的时间
      人事变动之外
      行业里的相似选择`),
    paragraphs: [
      lines(`
        {co}{lastYear}年收入为{rev}亿元，同比增长{growth}%。规模上了台阶之后，外界关注新团队能否带来第二曲线。
        近一年，{co2}、{co3}也先后更换了业务负责人，新任者多有供应链背景。`),
      lines(`
        {expert}表示，{cat}企业的管理半径正在变化，懂产品、懂工厂的复合型人才会更受欢迎。
        按照惯例，新任管理层的首个完整财季将成为检验成效的窗口。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '上任后的优先事项',
    items: lines(`
      梳理现有单品，停掉动销靠后的三成
      把新品评审从月度改为双周
      统一各基地的来料验收标准
      与重点经销商重新约定返利规则
      建立跨部门的品质例会`),
  },
  voice: 'finance',
  middle: ['market', 'pain', 'scene'],
};

export const factory: Story = {
  titles: lines(`
    {co}{plantCity}工厂投产，年产{capacity}万份
    走进{co}{plantCity}工厂：一条{form}产线的{steps}道工序
    投资{invest}亿元，{co}在{plantCity}建厂
    {co}的灯塔产线：{count}个人管一条线
    {co}扩产{form}，把供应链搬到{plantCity}
    {capacity}万份产能落地，{co}解决了什么问题`),
  lead: lines(`
    {co}位于{plantCity}的新工厂于{month}正式投产。项目总投资{invest}亿元，占地{area}亩，全部达产后可年产{form}{capacity}万份。
    历时{n4}个月建设，{co}{plantCity}工厂进入试产阶段。新产线的自动化率超过{pct4}%，主要生产{seg1}产品。`),
  opening: {
    heading: lines(`
      从原料到成品
      车间里看得见的变化
      为什么选在{plantCity}`),
    paragraphs: [
      lines(`
        {ing}进厂后，要经过验收、预处理、配料、加工、杀菌与包装等{steps}道工序。关键控制点全部接入在线监测，异常批次会自动隔离。
        {exec}介绍，选址{plantCity}有两层考虑：靠近原料产地，同时距离主要消费市场不超过六小时车程。`),
      lines(`
        核心设备由{supplier}提供，单线每小时可处理{n6}00份，较旧线提高约{pct2}%，能耗则下降了{pct1}%。
        工厂设置了开放参观通道。消费者可以隔着玻璃看到灌装与检测过程，这也成为{co}对外沟通品质的方式。`),
    ],
  },
  closing: {
    heading: lines(`
      产能之后是效率
      对上下游的影响
      下一阶段`),
    paragraphs: [
      lines(`
        新工厂带动了当地的原料加工与冷链配套，预计新增就业{n5}人。
        {exec}表示，产能利用率达到{pct4}%之前，公司不会启动二期。`),
      lines(`
        {expert}认为，{cat}企业自建工厂的意义不在规模，而在于把研发与生产的距离缩短。
        对于代工伙伴，{co}表示仍将保留约三成订单，用于应对旺季波动。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '产线上的关键控制点',
    items: lines(`
      原料到厂批批检测，合格后方可卸货
      配料间正压控制，人物分流
      杀菌温度与时间在线记录，偏离即停线
      金属检测与X光双重剔除异物
      成品静置观察，合格后放行
      留样覆盖整个货架期`),
  },
  voice: 'craft',
  middle: ['craft', 'market', 'pain'],
};

export const supply: Story = {
  titles: lines(`
    {ing}涨价，{cat}企业如何应对
    {cat}供应链观察：{ing}供需趋紧
    {co}与上游签三年长约，锁定{ing}
    从{ing}到{form}：一条供应链的降本账
    {co}把库存降到{days}天，靠什么
    {plantCity}物流枢纽启用，{cat}配送提速`),
  lead: lines(`
    进入{month}，{ing}的市场价较年初上涨约{pct1}%。作为{cat}的关键原料，它的波动正沿着供应链传导到{cat}企业。
    {cat}企业正在重新审视供应链。{co}用一年时间把库存周转压缩到{days}天，并与上游就{ing}签订了长期协议。`),
  opening: {
    heading: lines(`
      价格为什么波动
      上游的变化
      锁价还是锁量`),
    paragraphs: [
      lines(`
        从供给端看，主产区减产与物流成本上升共同推高了{ing}价格；需求端，{seg1}的扩张带来持续采购。
        {co}采购负责人介绍，公司把{ing}的供应商从{n3}家减到两家，换取稳定的质量与{n4}天的账期。`),
      lines(`
        替代方案也在测试之中。{ing2}可以承担部分功能，但口感与成本都需要重新平衡，切换周期在{n3}个月以上。
        物流方面，{supplier}提供的温控与调度方案，让干线运输的损耗率下降了{n3Tenth}个百分点。`),
    ],
  },
  closing: {
    heading: lines(`
      中小企业的办法
      协同才是答案
      下半年展望`),
    paragraphs: [
      lines(`
        对规模较小的企业，{expert}建议采用联合采购，或把配方设计成两套可切换的方案。
        短期内，提价并不容易。{co2}选择减少促销，{co3}则缩小了规格，两种做法各有得失。`),
      lines(`
        {org}预计，随着新季原料上市，{ing}价格有望在两个季度内回落，但难以回到往年低位。
        供应链的价值往往在波动时才显现。把信息打通、把风险分摊，是这一轮周期给行业的提醒。`),
    ],
  },
  exhibit: 'segments',
  voice: 'craft',
  middle: ['craft', 'market', 'pain'],
};
