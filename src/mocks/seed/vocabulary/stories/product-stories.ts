import { lines } from '../lines.ts';
import type { Story } from './story.ts';

export const launch: Story = {
  titles: lines(`
    {co}上新{product}，配料表只有{ingCount}项
    {co}推出{product}，首发定价{price}元
    把{flavour}做进{form}，{co}想抢下{scenePlace}
    {co}新品{product}登陆{channel}
    打样{samples}版之后，{co}的{product}终于上市
    {flavour}又火了？{co}用{product}试水{seg1}
    {co}加码{seg1}，{product}主打{claim}
    {claim}成新品关键词，{co}带来{product}`),
  lead: lines(`
    {month}，{city}食品企业{co}推出新品{product}，规格为{spec}，建议零售价{price}元，已在{channel}首发，随后进入{channel2}。
    {co}近日上市{product}。这款{cat}新品主打“{claim}”，配料表共{ingCount}项，首批铺货覆盖{n5}个城市的{channel}。
    在{seg1}货架越来越拥挤的当下，{co}选择用一款{flavour}口味的{form}切入。新品{product}已于{month}开售，定价{price}元。`),
  opening: {
    heading: lines(`
      一款{form}的三处改动
      {product}新在哪里
      从{flavour}说起
      产品细节`),
    paragraphs: [
      lines(`
        {co}介绍，{product}的核心原料是{ing}，并用{ing2}平衡口感。研发团队前后打样{samples}版，最终在甜度、质地与香气之间找到折中。
        与上一代产品相比，{product}的配料减少了{n3}项，{flavour}风味则来自真实原料，而非单一香精。产品由{co}位于{plantCity}的工厂生产。
        {product}把“{claim}”写在包装正面。{co}表示，{ing}的用量经过三轮盲测，{pct3}%的受试者更喜欢当前版本。`),
      lines(`
        定价方面，{price}元落在{seg1}的主流价格带内。{exec}说，团队希望先跑通{channel}，再考虑扩到全国。
        包装同样做了调整：正面信息从九处减到四处，保质期与食用建议移到侧面，更便于在{channel}的货架上识别。
        首批产品生产了约{n6}万份，其中六成供应{channel}。按{co}的计划，三个月内的复购率将决定是否追加第二条产线。`),
    ],
  },
  closing: {
    heading: lines(`
      上市之后看什么
      接下来的动作
      {co}的下一步`),
    paragraphs: [
      lines(`
        {co}透露，围绕{flavour}还储备了{n3}款延展口味，将视首月动销决定上市顺序。
        {exec}表示，下一阶段的重点是把{channel2}的单店日销稳定在{n4}份以上，再谈费用投放。`),
      lines(`
        同类产品中，{co2}与{co3}也在今年更新了{seg1}产品线。新品能否站稳，最终仍要由货架给出答案。
        从{co2}近一年的经验看，{seg1}新品的前九十天最为关键，铺货速度反而不是决定因素。`),
    ],
  },
  exhibit: 'nutrition',
  voice: 'product',
  middle: ['market', 'craft', 'scene'],
};

export const newcomer: Story = {
  titles: lines(`
    成立{age}年，{co}凭什么在{cat}里突围
    从一款{form}起家，{co}的慢生意
    对话{co}{exec}：小品牌如何活过第{age}年
    新锐品牌{co}：不做爆款，只做复购
    {city}走出的{cat}新面孔：{co}
    {co}的第{n4}号配方`),
  lead: lines(`
    {founded}年，{co}在{city}成立，最初只有一款{flavour}{form}。{age}年后，这家公司的年收入达到{rev}亿元，复购率保持在{pct3}%左右。
    在{cat}这条并不年轻的赛道里，{co}算是后来者。创始团队从{form}切入，用{age}年时间做到{rev}亿元收入，却很少出现在热搜上。`),
  opening: {
    heading: lines(`
      从一款{form}开始
      创业的起点
      先解决一个小问题`),
    paragraphs: [
      lines(`
        {exec}回忆，{founded}年时市面上的{form}大多偏甜，而身边朋友想要的是{claim}的产品。团队租下{plantCity}的一间旧车间，用{n4}个月做出了第一版。
        {co}的第一批货只有{n6}千份，全部卖给了{channel}周边的上班族。{exec}说，那时最常听到的评价是“终于不甜了”。`),
      lines(`
        早期的{co}没有预算做广告，只能靠产品说话：配料表控制在{ingCount}项以内，{ing}坚持用同一产区的原料。
        团队把每一条差评都抄在车间的白板上，其中“{flavour}味太淡”被提到四十多次，直接促成了第二代配方。`),
    ],
  },
  closing: {
    heading: lines(`
      慢下来之后
      写给同行的话
      规模之外的目标`),
    paragraphs: [
      lines(`
        今年，{co}计划把产品数量控制在{n4}个以内，并把{channel2}作为新的尝试。{exec}不打算设定过高的增长目标：“增速超过{pct1}%，我们的供应链会先出问题。”
        {co}目前有{staff}名员工，其中三成在研发和品控岗位。{exec}认为，小公司的优势不是快，而是可以不妥协。`),
      lines(`
        对于后来者，{exec}的建议是先算清楚单份成本，再决定要不要开模做包装。
        谈到资本，{exec}表示不排斥合作，但希望伙伴理解食品行业的节奏。`),
    ],
  },
  exhibit: 'range',
  voice: 'product',
  middle: ['scene', 'pain', 'market'],
};

export const foodservice: Story = {
  titles: lines(`
    餐饮后厨换料，{co}的{form}卖进{stores}家门店
    {cat}走进餐饮渠道：{co}的账怎么算
    连锁餐饮要稳定，{co}给出一套{form}方案
    {co}成立餐饮定制部门，首推{flavour}{form}
    从零售到B端，{cat}企业的第二条路
    一道菜省下{saved}分钟，{co}靠{form}敲开后厨`),
  lead: lines(`
    连锁餐饮的后厨正在重新挑选供应商。{co}凭借一款{flavour}{form}，在{month}签下{stores}家门店的长期供应，B端收入占比提升到{pct2}%。
    零售货架之外，{co}把餐饮渠道当作第二曲线。公司为连锁客户定制的{form}已稳定供货{n4}个月，单店月均用量约{n6}份。`),
  opening: {
    heading: lines(`
      后厨要的是什么
      为出餐效率服务
      定制不等于换包装`),
    paragraphs: [
      lines(`
        {exec}介绍，餐饮客户最看重三件事：出餐时间、口味稳定和破损率。{co}为此把规格改为{spec}，并在配方中调整了{ing}的比例。
        与零售产品不同，餐饮版{form}需要经受保温与二次加热。研发团队在{n3}家试点门店待了一个月，记录每一道工序的温度。`),
      lines(`
        按一家连锁快餐的测算，使用半成品后，单道菜的备餐时间平均缩短{saved}分钟，人工成本下降约{pct2}%。
        定制并不便宜：开模、试产与驻店测试的前期投入在{n6}万元左右，通常要供满一年才能收回。`),
    ],
  },
  closing: {
    heading: lines(`
      B端生意的边界
      长期合作靠什么
      下一批客户在哪里`),
    paragraphs: [
      lines(`
        {expert}分析，餐饮定制的风险在于客户集中：前三大客户一旦超过收入的四成，议价权就会倒转。
        {co}目前把单一客户的占比上限定在{pct1}%，并保留零售品牌作为缓冲。`),
      lines(`
        明年，公司计划在{plantCity}增设一条柔性产线，专门服务起订量较小的区域连锁。
        {exec}说，等到客户愿意把新品研发放在同一张桌子上讨论，供应商才算真正站稳。`),
    ],
  },
  exhibit: 'range',
  voice: 'product',
  middle: ['market', 'craft', 'pain'],
};
