import type { ShapeName } from '../cover-shapes.ts';
import { lines } from './lines.ts';

export type ActivityKind = 'trade-show' | 'forum' | 'tasting' | 'training' | 'salon' | 'tour';

/** What a kind of activity is called, drawn as, lasts and costs. `titles` and `summaries` have slots of one activity. */
export interface KindWords {
  readonly id: number;
  readonly name: string;
  readonly shape: ShapeName;
  /** Its part of all activities, in relative units. */
  readonly share: number;
  readonly days: readonly [min: number, max: number];
  /** Of a day, in minutes since midnight in China. */
  readonly hours: readonly [from: number, to: number];
  /** Prices of the cheapest ticket in yuan, each as likely. */
  readonly prices: readonly number[];
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly highlights: readonly string[];
  readonly audience: readonly string[];
  /** `minutes|what|speaker`: a day of it; a speaker is `expert`, `leader` or `-`. */
  readonly day: readonly string[];
}

export const activityKinds: Readonly<Record<ActivityKind, KindWords>> = {
  'trade-show': {
    id: 3101,
    name: '展会',
    shape: 'booth',
    share: 6,
    days: [3, 4],
    hours: [540, 1020],
    prices: [0, 0, 0, 30, 50],
    titles: lines(`
      第{n}届{city}国际{topic}博览会
      {year}{city}{topic}产业展览会
      {year}{city}{topic}采购对接展
      第{n}届{region}{topic}与供应链展`),
    summaries: lines(`
      {halls} 个展馆、{booths} 家展商，从{ingredient}到成品一次看全；同期设采购对接与新品首发。
      {region}{topic}上下游集中亮相，现场可约 {buyers} 位渠道采购一对一洽谈。`),
    highlights: lines(`
      {booths} 家展商按原料、设备、包装、成品分区，带着问题找展位不绕路
      采购对接区提前登记需求，现场按时段约谈，不用排队递名片
      {segment}新品首发台，每小时一款，讲清楚配方思路与定价逻辑
      设备区实机运转，可带样品现场试机
      标准与法规咨询台全天开放，标签和宣称的问题当面问
      同期{n2}场主题论坛，凭参观证免费旁听`),
    audience: lines(`
      找原料、找代工、找包装的品牌方与研发负责人
      商超、便利店、零食量贩与电商平台的采购
      准备扩产或改造产线的工厂负责人
      关注{topic}方向的投资人与媒体`),
    day: lines(`
      60|观众登记与入场|-
      60|开馆巡展：{segment}专区导览|-
      75|主题论坛：{topic}的下一个增长点|expert
      60|采购对接第一场（按预约时段）|-
      60|新品首发台：{segment}专场|leader
      90|采购对接第二场与自由参观|-`),
  },
  forum: {
    id: 3102,
    name: '论坛',
    shape: 'podium',
    share: 5,
    days: [1, 2],
    hours: [540, 1050],
    prices: [0, 680, 980, 1280, 1980],
    titles: lines(`
      {year}{topic}创新发展论坛
      {year}中国{topic}产业大会
      {topic}供应链峰会·{city}站
      {year}{topic}消费趋势大会`),
    summaries: lines(`
      {speakers} 位一线操盘手围绕{segment}的产品、渠道与成本拆解真实案例，拒绝空话。
      从{ingredient}的价格周期到终端货架，一天时间把{topic}的上下游讲透。`),
    highlights: lines(`
      {speakers} 位演讲者全部来自一线，每个观点都带数据和踩过的坑
      圆桌讨论现场投票，观众的问题优先回答
      {segment}增长案例拆解：从立项到复购的完整时间线
      会后获赠演讲资料与{topic}年度数据手册
      午间预留九十分钟自由交流，按议题分桌`),
    audience: lines(`
      品牌创始人、产品与市场负责人
      供应链、采购与生产管理者
      关注{topic}赛道的投资机构与研究者`),
    day: lines(`
      30|签到与茶歇|-
      30|主办方致辞|-
      50|主旨演讲：{topic}的周期与机会|expert
      50|案例拆解：{segment}如何做到稳定复购|leader
      50|圆桌：成本上涨时，配方和渠道先动哪一个|expert
      90|午间交流（按议题分桌）|-
      50|技术分享：{ingredient}的应用边界|expert
      50|渠道专场：从进场到动销的九十天|leader`),
  },
  tasting: {
    id: 3103,
    name: '品鉴',
    shape: 'cup',
    share: 4,
    days: [1, 1],
    hours: [840, 1020],
    prices: [0, 0, 68, 99, 128],
    titles: lines(`
      {city}{topic}新品品鉴会
      {topic}盲测品评日·{city}
      {flavour}专场：{topic}品鉴沙龙
      一桌{n2}款：{segment}横评品鉴会`),
    summaries: lines(`
      隐去品牌，只留味道：{n2} 款{segment}同桌盲测，现场公布评分与配料表。
      由感官评价师带领，从香气、口感到余味建立一套自己的{topic}评价方法。`),
    highlights: lines(`
      {n2} 款样品统一温度、统一器皿，先盲测后揭晓
      感官评价师现场教学，每人一份可带走的评分表
      研发负责人在场，味道上的问题当面答
      现场可登记试销，七天内回寄样品`),
    audience: lines(`
      选品采购与门店主理人
      产品经理、研发与感官评价人员
      认真对待味道的美食写作者`),
    day: lines(`
      20|签到、领取评分表|-
      30|感官评价入门：怎样描述味道|expert
      60|盲测：{n2} 款{segment}依次品评|-
      40|揭晓与讨论：配料表里的差别|leader
      30|自由交流与样品登记|-`),
  },
  training: {
    id: 3104,
    name: '培训',
    shape: 'flask',
    share: 4,
    days: [2, 3],
    hours: [540, 1020],
    prices: [1280, 1980, 2680, 3280],
    titles: lines(`
      {topic}配方设计实操训练营
      {topic}感官评价师培训班（第{n}期）
      {topic}标签与营养宣称训练营·{city}
      {topic}货架期与质量控制研修班
      {ingredient}应用技术工作坊`),
    summaries: lines(`
      小班 {seats} 人，上午讲原理、下午进实验室，结课带走自己调的{segment}样品。
      {expertHouse}授课，从法规条文到打样流程，每个环节都有练习与点评。`),
    highlights: lines(`
      小班教学，{seats} 人封顶，两位老师全程在场
      一半时间在实验台上，{ingredient}等物料由主办方备齐
      课前问卷收集难题，课上逐一拆解
      结业考核通过颁发培训证书
      课后三个月答疑群，配方问题随时问`),
    audience: lines(`
      入行三年以内的研发、品控与法规人员
      准备自建研发能力的品牌方
      想系统补课的工厂技术骨干`),
    day: lines(`
      20|签到与分组|-
      100|课程：{topic}的配方逻辑|expert
      20|茶歇|-
      80|课程：{ingredient}的选择与替代|expert
      90|午餐与自由讨论|-
      120|实验：{segment}打样|leader
      50|点评与答疑|expert`),
  },
  salon: {
    id: 3105,
    name: '沙龙',
    shape: 'people',
    share: 4,
    days: [1, 1],
    hours: [870, 1050],
    prices: [0, 0, 49, 99],
    titles: lines(`
      {topic}从业者下午茶·{city}
      闭门沙龙：{topic}新品为什么活不过半年
      {city}食品人夜谈：从{ingredient}说起
      闭门沙龙：{segment}的定价与毛利`),
    summaries: lines(`
      不录音、不发稿，{seats} 位{topic}同行围桌聊真实的成本、渠道与人。
      三个引子话题，一个下午，把{segment}眼下最难的事说清楚。`),
    highlights: lines(`
      {seats} 人小圈，报名需填写从业背景
      不录音不发稿，说真话的场子
      每人三分钟自我介绍，会后互换资源清单
      主办方准备茶点与{segment}样品`),
    audience: lines(`
      {topic}品牌、工厂与渠道的负责人
      正在寻找合伙人或供应商的创业者`),
    day: lines(`
      20|签到与自我介绍|-
      40|引子一：{segment}的真实毛利|leader
      40|引子二：新品立项怎样少踩坑|expert
      20|茶歇|-
      50|自由讨论与资源对接|-`),
  },
  tour: {
    id: 3106,
    name: '参访',
    shape: 'factory',
    share: 3,
    days: [1, 2],
    hours: [510, 1050],
    prices: [0, 199, 299, 599],
    titles: lines(`
      走进{company}：{topic}工厂参访日
      {city}{topic}产业带考察团（第{n}期）
      走进{company}：{segment}是怎样做出来的`),
    summaries: lines(`
      进车间、看产线、问厂长：{company}首次向同行开放{segment}生产线，限 {seats} 人。
      一天走访三家工厂，从{ingredient}进厂到成品出库，看完整条{topic}链路。`),
    highlights: lines(`
      参观{company}{segment}产线与中试车间
      厂长与质量负责人带队讲解，能问到底
      大巴统一接送，含工作午餐
      参访后安排座谈，可当场谈代工合作`),
    audience: lines(`
      寻找代工与联合开发伙伴的品牌方
      计划改造产线的工厂管理者
      供应链与质量管理人员`),
    day: lines(`
      30|集合出发|-
      90|{company}：原料仓与前处理车间|leader
      90|{company}：{segment}生产线与品控实验室|leader
      90|工作午餐|-
      80|座谈：产能、打样与合作方式|expert
      40|返程|-`),
  },
};

/** What the events site begins with as its most searched words. */
export const activityKeywords = [
  { keyword: '博览会', searchedCount: 4_820 },
  { keyword: '论坛', searchedCount: 4_383 },
  { keyword: '茶饮料', searchedCount: 3_946 },
  { keyword: '感官评价', searchedCount: 3_509 },
  { keyword: '烘焙', searchedCount: 3_072 },
  { keyword: '标签', searchedCount: 2_635 },
  { keyword: '上海', searchedCount: 2_198 },
  { keyword: '品鉴', searchedCount: 1_761 },
] as const;

/** `name|introduction|categories` (`*` all): who organises. */
export const organisers = lines(`
  食业活动|食业自办的会议与培训，只做从业者用得上的内容。|*
  食展会务|专注食品饮料展览十余年，每年在五座城市办展。|*
  味觉实验室|感官评价与消费者测试机构，常年组织盲测与品鉴。|*
  江南食品工业研究中心|从事食品加工技术研究与人才培训的科研机构。|*
  城市消费观察所|跟踪城市零售与餐饮变化的研究团队。|*
  冷链与物流课题组|研究冷链仓配与食品损耗的产学研合作组。|dairy frozen juice
  食品法规咨询工作室|为品牌提供标签、宣称与进口法规咨询。|nutrition seasoning
  零售渠道研究院|研究便利店、零食量贩与即时零售的行业机构。|*
  乳品与发酵工程实验室|专注乳品、发酵与益生菌的应用研究。|dairy plant
  轻工食品工艺研究室|服务中小食品工厂的工艺与设备改造。|*
  食品包装可持续联合实验室|由品牌与材料企业共建的包装实验室。|tea coffee juice
  餐饮供应链研究小组|关注中央厨房、预制菜与餐饮采购。|frozen seasoning instant`);

/** `city|region|venue|address`: where they take place. */
export const venues = lines(`
  上海|长三角|浦江国际会展中心|浦东新区滨江大道 1288 号
  上海|长三角|西岸食品创新中心 3 楼|徐汇区云锦路 500 号
  杭州|长三角|钱塘会议中心|萧山区之江路 66 号
  苏州|长三角|金鸡湖会议中心|工业园区现代大道 28 号
  南京|长三角|秦淮创意园报告厅|秦淮区长乐路 199 号
  广州|大湾区|珠江国际展览馆|海珠区阅江路 380 号
  深圳|大湾区|湾区会展中心|宝安区展城路 1 号
  佛山|大湾区|岭南味道产业园|禅城区季华路 88 号
  北京|京津冀|首都会展中心|顺义区天北路 10 号
  北京|京津冀|朝阳食品创新空间|朝阳区酒仙桥路 20 号
  天津|京津冀|海河会议中心|河西区友谊路 30 号
  成都|西南|天府国际会议中心|高新区天府大道 1700 号
  重庆|西南|两江会展馆|渝北区悦来大道 66 号
  武汉|华中|光谷会展中心|东湖高新区高新大道 787 号
  长沙|华中|湘江会议中心|岳麓区潇湘中路 52 号
  郑州|华中|中原国际博览中心|郑东新区商务内环路 1 号
  青岛|环渤海|胶州湾会展中心|黄岛区滨海大道 808 号
  济南|环渤海|泉城会议中心|历下区经十路 9777 号
  厦门|东南|鹭岛国际会议中心|思明区环岛路 198 号
  昆明|西南|滇池国际会展中心|官渡区环湖东路 2 号`);
