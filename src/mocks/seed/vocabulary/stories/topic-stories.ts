import { lines } from '../lines.ts';
import type { Story } from './story.ts';

export const ingredient: Story = {
  titles: lines(`
    {topic}在{cat}里的新用法
    {topic}走热，{cat}企业看中了什么
    {supplier}推出{topic}方案，面向{seg1}
    用{topic}改写配方，{co}试了{samples}版
    {topic}怎么选？{cat}研发的几个判断
    成本降了{drop}%，{topic}进入放量期`),
  lead: lines(`
    {topic}是{topicWhat}。随着成本下降与应用经验积累，它正从小众配料走进{cat}的主流配方。
    配料企业{supplier}近日推出面向{cat}的{topic}应用方案，{co}已完成首轮中试。{topic}的特点是{topicGain}。`),
  opening: {
    heading: lines(`
      {topic}是什么
      先看它的特性
      为什么是现在`),
    paragraphs: [
      lines(`
        从来源看，{topic}属于{topicWhat}；从功能看，它{topicGain}，因而常见于{topicUse}。
        {supplier}的应用工程师介绍，{topic}的优势在于{topicGain}。不过也要注意，{topicLimit}。`),
      lines(`
        在{form}的配方试验中，{co}把{topic}的添加量控制在千分之{n3}左右，既保留了口感，也没有明显推高成本。
        过去两年，国内{topic}产能扩张较快，采购价下降约{drop}%，让更多{cat}企业有条件尝试。`),
    ],
  },
  closing: {
    heading: lines(`
      用好它的几个前提
      合规与标示
      应用前景`),
    paragraphs: [
      lines(`
        {expert}提醒，{topicLimit}，企业在设计配方与标签时应把这一点考虑在内。
        在标示方面，企业应按照现行标准写明名称与用量，普通食品不得借{topic}暗示保健功能。`),
      lines(`
        {org}预计，未来三年{topic}在{seg1}中的渗透率有望达到{pct2}%。
        配料本身不会创造需求，把它放进合适的产品、合适的场景，才是研发的价值所在。`),
    ],
  },
  exhibit: 'dosage',
  voice: 'science',
  topic: 'ingredient',
  middle: ['craft', 'market', 'scene'],
};

export const nutrition: Story = {
  titles: lines(`
    {topic}能解决什么问题？写给{cat}产品经理
    营养视角：{topic}与{seg1}的结合点
    {cat}做功能化，{topic}是不是好选择
    研究综述：{topic}的证据与边界
    {claim}之外，{topic}带来新方向`),
  lead: lines(`
    当{cat}开始讲“功能”，{topic}成为被反复提及的名字。它{topicGain}，但证据强度与适用人群需要说清楚。
    {org}近期整理了{topic}的公开研究。结论是：它在{topicUse}中有成熟应用，同时{topicLimit}。`),
  opening: {
    heading: lines(`
      证据怎么看
      {topic}的营养逻辑
      从实验室到货架`),
    paragraphs: [
      lines(`
        {topic}，即{topicWhat}。现有研究多集中在短期摄入，样本量从几十到数百人不等，结论应谨慎外推。
        {expert}指出，评价一种成分要看剂量、人群与周期三个要素，脱离剂量谈效果没有意义。`),
      lines(`
        在{cat}中应用时，要同时考虑加工损失。以{form}为例，热处理后{topic}的保留率约为{pct4}%，需要在配方中适当补偿。
        目前{co}、{co2}等企业已推出相关产品，单份添加量多在建议范围的下限附近。`),
    ],
  },
  closing: {
    heading: lines(`
      该怎么对消费者说
      边界与责任
      下一步研究`),
    paragraphs: [
      lines(`
        普通食品不能宣称疾病预防或治疗作用。比较稳妥的做法，是把{topic}的含量与来源写清楚，让消费者自行判断。
        {expert}建议，品牌可以公开检测报告与食用建议，用透明度代替形容词。`),
      lines(`
        针对“{topicLimit}”这一点，业内正在尝试新的工艺与复配方式。
        对大多数人来说，均衡膳食仍是第一位的，功能产品只是补充而非替代。`),
    ],
  },
  exhibit: 'dosage',
  voice: 'science',
  topic: 'ingredient',
  middle: ['scene', 'market', 'pain'],
};

export const process: Story = {
  titles: lines(`
    {topic}落地{cat}，{co}分享产线数据
    {supplier}与{co}共建{topic}产线
    {cat}车间升级：{topic}值不值得投
    {topic}的门槛，不只在设备
    把{topic}用在{form}上，效果如何`),
  lead: lines(`
    {topic}，简单说就是{topicWhat}。{co}在{plantCity}工厂引入这项工艺已有{n4}个月，产线数据首次对外公开。
    设备企业{supplier}与{co}合作，将{topic}用于{form}生产。它的好处是{topicGain}，难点则在于{topicLimit}。`),
  opening: {
    heading: lines(`
      原理与设备
      {topic}解决什么问题
      产线上的实测`),
    paragraphs: [
      lines(`
        与传统工艺相比，{topic}的关键是{topicWhat}。由于{topicGain}，它首先被用于{topicUse}。
        {co}的对比试验显示，采用{topic}后，{form}的感官评分提高了{pct1}%，货架期末的色泽变化也更小。`),
      lines(`
        设备由{supplier}供应，调试周期约{n4}周。工程师把清洗验证、参数窗口与异常处理写成三份作业书，操作工培训两周即可上岗。
        投入产出也要算清：单条线的设备与改造费用约{n6}0万元，按当前产量测算，回收期在{n3}年左右。`),
    ],
  },
  closing: {
    heading: lines(`
      适合谁，不适合谁
      成本账与机会
      推广的前提`),
    paragraphs: [
      lines(`
        {expert}认为，{topicLimit}；这项工艺更适合单价较高、对风味敏感的产品。
        对中小工厂来说，可以先通过共享产线或代工验证市场，再决定是否自建。`),
      lines(`
        {co}计划在下一阶段把{topic}扩展到{seg2}，并与{supplier}联合制定操作规范。
        工艺升级的意义在于让品质可重复。能否用好{topic}，考验的是工厂的基本功。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '导入的几个步骤',
    items: lines(`
      用小试确认配方对新工艺的适应性
      委托中试线跑满三个批次
      验证清洗效果与微生物指标
      完成货架期加速试验
      培训操作工并固化作业书
      首月逐批复核关键参数`),
  },
  voice: 'craft',
  topic: 'process',
  middle: ['craft', 'pain', 'market'],
};

export const packaging: Story = {
  titles: lines(`
    {co}换装：{topic}首次用于{form}
    {topic}走进{cat}，{supplier}给出方案
    包装减法：{cat}企业为什么选择{topic}
    一个包装的{samples}次修改，{co}与{supplier}的合作
    {topic}的账：环保与成本如何兼得
    {cat}包装观察：{topic}能走多远`),
  lead: lines(`
    {co}为{form}换上新包装：采用{topic}，即{topicWhat}。单份包材重量因此下降约{pct1}%。
    {supplier}为{cat}企业带来{topic}方案，{co}成为首批用户。它的好处是{topicGain}，不过{topicLimit}。`),
  opening: {
    heading: lines(`
      从设计稿到产线
      {topic}带来的改变
      一次克制的改版`),
    paragraphs: [
      lines(`
        {co}的设计团队先后提交了{samples}版方案，最终选择{topic}，理由是{topicGain}。正面只保留品牌、品名与净含量，配料表移到最易阅读的位置。
        {topic}常用于{topicUse}。为了适配现有灌装与封口设备，{supplier}调整了材料厚度与热封温度，首月破损率控制在千分之{n3}以内。`),
      lines(`
        成本方面，新包装的单价略高{n3Tenth}个百分点，但外箱缩小后，运输装载率提高了{pct1}%，整体基本持平。
        在{channel}的货架测试中，新包装的平均停留时间比旧版长{n3}秒，误拿率明显下降。`),
    ],
  },
  closing: {
    heading: lines(`
      回收是最后一环
      设计之外的难题
      谁来为环保买单`),
    paragraphs: [
      lines(`
        {expert}指出，包装减量只完成了一半工作，后端分类与回收体系决定了它的真实效果。
        目前的主要限制在于{topicLimit}，企业需要在验证阶段留出足够时间。`),
      lines(`
        {exec}表示，公司计划用三年时间，让可回收包装占比从{pct2}%提高到八成以上。
        消费者愿意为好看买单，也愿意为好用买单；至于环保，最好让它成为默认选项。`),
    ],
  },
  exhibit: 'range',
  voice: 'product',
  topic: 'pack',
  middle: ['scene', 'market', 'pain'],
};

export const policy: Story = {
  titles: lines(`
    {topic}解读：{cat}企业要做的{count}件事
    {topic}来了，{cat}怎么改
    一文读懂{topic}对{seg1}的影响
    过渡期倒计时：{topic}与{cat}
    {topic}征求意见，{co}等企业参与讨论`),
  lead: lines(`
    {topic}引发行业关注。它{topicWhat}，直接作用是{topicGain}，{co}等{cat}企业需要尽早评估影响。
    {month}，围绕{topic}的宣贯会在{city}举行。{co}、{co2}等{cat}企业的法规负责人参加讨论。`),
  opening: {
    heading: lines(`
      改了什么
      三个关键变化
      要点梳理`),
    paragraphs: [
      lines(`
        概括来说，{topic}{topicWhat}，适用对象包括{topicUse}。对{cat}企业而言，直接影响体现在配方、标签与文件管理三个方面。
        与现行规定相比，最大的变化是{topicGain}。需要留意的是，{topicLimit}。`),
      lines(`
        以{form}为例，企业要重新核对配料名称、含量声称与警示语，涉及改版的包材通常需要{n3}个月的准备时间。
        {co}已成立专项小组，计划分{n3}批完成存量产品切换，优先处理{seg1}中销量最高的{n4}个单品。`),
    ],
  },
  closing: {
    heading: lines(`
      企业的时间表
      常见误区
      合规之外的收益`),
    paragraphs: [
      lines(`
        {expert}建议，企业先做差距分析，再排定检测与印刷计划，不要等到过渡期最后一个季度。
        常见的误区有两个：一是以为换标签就够了，忽略了配方与宣传材料；二是忘记通知渠道处理旧货。`),
      lines(`
        从长远看，规则清晰有助于减少低质竞争。认真执行的企业，往往也能借机梳理自己的产品线。
        本文仅作一般性介绍，具体执行请以主管部门发布的正式文本为准。`),
    ],
  },
  exhibit: 'clauses',
  points: {
    heading: '需要逐项核对的内容',
    items: lines(`
      产品名称与真实属性是否一致
      配料是否按用量降序标示
      致敏物质是否醒目提示
      含量声称是否达到相应门槛
      生产日期与到期日是否清晰
      宣传页与详情页用语是否同步更新`),
  },
  voice: 'policy',
  topic: 'standard',
  middle: ['pain', 'market', 'scene'],
};

export const whatIs: Story = {
  titles: lines(`
    什么是{topic}？五分钟讲清楚
    什么是{topic}，为什么{cat}都在用
    {topic}小词典：来源、用途与误解
    什么是{topic}？从{form}的配料表说起`),
  lead: lines(`
    在{cat}的配料表与宣传页上，{topic}出现的频率越来越高。它究竟是什么，能做什么，又有哪些误解？
    {topic}，{topicWhat}。这篇短文用最少的术语，讲清它的来源、用途与限制。`),
  opening: {
    heading: lines(`
      先说定义
      它从哪里来
      一句话解释`),
    paragraphs: [
      lines(`
        {topic}是{topicWhat}。生活中，它常出现在{topicUse}里，只是大多数人没有留意。
        如果只记一句话，那就是：{topic}{topicGain}，但{topicLimit}。`),
      lines(`
        在{form}中，{topic}通常与{ing}搭配使用，前者负责功能，后者负责口感。
        不同来源与纯度的{topic}价格相差数倍，这也是同类产品定价不同的原因之一。`),
    ],
  },
  closing: {
    heading: lines(`
      常见的三个误解
      选购时怎么看
      延伸阅读`),
    paragraphs: [
      lines(`
        误解一：天然来源就可以多吃。误解二：含有就等于有效。误解三：价格越高越好。判断的关键始终是用量与配方整体。
        看懂标签的方法很简单：先看配料排序，再看营养成分表，最后看食用建议。`),
      lines(`
        {expert}提醒，{topicLimit}；特殊人群食用前可咨询专业人士。
        想继续了解的读者，可以在站内搜索“{topic}”，查看相关企业与产品。`),
    ],
  },
  exhibit: 'clauses',
  points: {
    heading: '记住这几点',
    items: lines(`
      看用量，不只看有没有
      看排序，配料表越靠前用量越大
      看人群，孕妇与儿童应单独评估
      看整体，一种成分改变不了膳食结构
      看来源，正规产品会写明规格`),
  },
  voice: 'science',
  topic: 'ingredient',
  middle: ['craft', 'scene', 'market'],
};

export const tool: Story = {
  titles: lines(`
    食品工具｜{topic}：{cat}团队可直接套用
    食品工具｜一张{topic}，帮{seg1}项目少走弯路
    食品工具｜{topic}使用指南（{cat}版）
    食品工具｜从{form}看{topic}怎么填`),
  lead: lines(`
    这一期食品工具介绍{topic}：{topicWhat}。它的价值在于{topicGain}，适合{topicUse}使用。
    做{cat}的团队常问，有没有拿来就能用的表格？{topic}就是其中之一，它的好处是{topicGain}。
    {topic}主要面向{topicUse}：{topicWhat}，目的只有一个，{topicGain}。
    {topic}能做什么？一句话说，是{topicWhat}。编辑部试填之后最大的收获：{topicGain}。
    很多{cat}团队的经验只留在老同事的脑子里，{topic}把它写成可以照着做的步骤：{topicWhat}。
    {topicWhat}，说的就是{topic}。本文附填写示例，面向{topicUse}，可以直接拿去用。`),
  opening: {
    heading: lines(`
      什么时候用
      工具说明
      使用前的准备`),
    paragraphs: [
      lines(`
        {topic}适用于{topicUse}。开始之前，请准备好配方、工艺参数与最近{n3}个月的记录。
        建议由研发、法规与生产各派一人，用{n4}分钟共同完成首轮填写，再由负责人复核。`),
      lines(`
        以{form}为例，团队最容易漏掉的是{ing}的规格说明与供应商变更记录，这两项应当单独核对。
        {co}在内部推行这张表之后，新品评审的返工次数从平均{n3}次降到一次以内。`),
    ],
  },
  closing: {
    heading: lines(`
      使用提醒
      常见问题
      反馈与更新`),
    paragraphs: [
      lines(`
        需要说明的是，{topicLimit}。表格只是帮助思考，结论仍要由责任人签字确认。
        问：小团队没有专职法规怎么办？答：可以先完成自查，再把存疑项集中咨询第三方，费用会低很多。`),
      lines(`
        本工具会根据读者反馈每季度更新，欢迎在评论区留下{cat}场景下的实际案例。
        如果你也有好用的表格，可以投稿给编辑部，我们会注明作者与适用范围。`),
    ],
  },
  exhibit: 'steps',
  points: {
    heading: '使用步骤',
    items: lines(`
      下载空白表格，填写产品名称与版本号
      按顺序核对每一项，不确定的标黄
      附上对应的检测报告或规格书
      由第二人独立复核
      记录差异与处理结论
      归档并设定下次复查日期`),
  },
  voice: 'policy',
  topic: 'tool',
  middle: ['craft', 'pain', 'scene'],
};

export const feature: Story = {
  titles: lines(`
    专题｜{topic}：{cat}篇
    专题｜{topic}，从{city}开始
    专题｜{topic}：{seg1}与它的同行者
    专题｜{topic}：对话{co}{exec}`),
  lead: lines(`
    专题“{topic}”的这一站，我们来到{city}。{topicWhat}，是这组报道的主线；这一篇聚焦{cat}。
    为了{topicGain}，编辑部用{n3}个月走访了{n4}家{cat}企业与门店，整理成这期“{topic}”。`),
  opening: {
    heading: lines(`
      现场
      从{city}出发
      第一站`),
    paragraphs: [
      lines(`
        清晨六点，{co}的装货区已经排起车队。{exec}指着一箱{flavour}{form}说，它要在中午之前出现在{channel}的货架上。
        我们跟着{co}的团队在{city}待了一周，白天看车间，傍晚看门店。{cat}的变化往往藏在细处：价签、堆头，以及消费者放回去的那一瓶、那一包。`),
      lines(`
        这组报道涉及{topicUse}等领域。受访者的说法并不一致，但有一点共识：{topicLimit}。
        {co}成立于{founded}年，几乎完整经历了这一段变化。公司的产品从最初的一款{form}，增加到如今的{n4}个系列。`),
    ],
  },
  closing: {
    heading: lines(`
      写在最后
      留下的问题
      编辑手记`),
    paragraphs: [
      lines(`
        没有一个结论适用于所有企业。{topic}给我们的启发是，把时间尺度拉长，很多争论会自然消失。
        采访结束时，{exec}说了一句朴素的话：做食品，最怕的是忘了自己也在吃。`),
      lines(`
        下一期，我们将继续“{topic}”的走访，欢迎读者推荐值得一去的工厂与门店。
        感谢{co}、{co2}与{supplier}为本次采访提供的便利，文中数据均由受访方提供并经编辑部核对。`),
    ],
  },
  exhibit: 'segments',
  voice: 'market',
  topic: 'feature',
  middle: ['market', 'scene', 'pain'],
};
