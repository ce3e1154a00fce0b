import type { themeTagId } from '#services/contract/constants.ts';
import { lines } from '../lines.ts';

/** A theme under which posts are sorted; rankings and latest are orders, not themes. */
export type PostTheme = Exclude<keyof typeof themeTagId, 'rankings' | 'latest'>;

/** Goods are sold by weight or piece, services by order: their posts read differently. */
export const themeKind: Readonly<Record<PostTheme, 'goods' | 'service'>> = {
  ingredients: 'goods',
  packaging: 'goods',
  equipment: 'goods',
  others: 'goods',
  oem: 'service',
  design: 'service',
  marketing: 'service',
  channel: 'service',
  exhibition: 'service',
};

/**
 * What is offered and looked for: `name|spec|price low-high|price unit|lot low-high|lot unit|what for|who offers it|who
 * looks for it`: companies, as `isOneOf` reads them.
 */
export const offers: Readonly<Record<PostTheme, readonly string[]>> = {
  ingredients: lines(`
    低温烘焙燕麦粉|80 目，β-葡聚糖 ≥4%|6800-8200|元/吨|5-60|吨|燕麦奶和代餐粉|纤研|plant nutrition
    NFC 冷压橙汁|糖度 11.5，无菌大袋 220 公斤|11500-13800|元/吨|10-80|吨|气泡水和果味茶|juice|juice tea
    海南鲜榨椰浆|脂肪 22%，冷冻板块|14800-17200|元/吨|3-40|吨|厚椰乳和生椰拿铁|椰渡|plant coffee
    赤藓糖醇|60–100 目，食品级|9200-10600|元/吨|5-50|吨|无糖饮料|甘界|tea juice coffee
    阿洛酮糖结晶|纯度 ≥98.5%，25 公斤袋|26-33|元/公斤|1-20|吨|低糖烘焙|甘界|bakery
    云南水洗阿拉比卡生豆|瑕疵率 ≤3%，含水 11%|46-62|元/公斤|1-18|吨|冷萃咖啡液|豆乡|coffee
    大豆分离蛋白|蛋白 ≥90%，高分散型|18500-21500|元/吨|5-30|吨|蛋白饮和植物肉|胚芽生物 植谷|plant nutrition
    豌豆蛋白|蛋白 ≥82%，低豆腥|21000-25800|元/吨|2-25|吨|蛋白棒|胚芽生物|nutrition
    冷冻草莓丁|10 毫米，糖度 7 以上|8600-10200|元/吨|10-60|吨|酸奶果料|果阳|dairy
    冻干榴莲碎|含水 ≤4%，5 公斤铝箔袋|310-380|元/公斤|200-1500|公斤|奶酪棒和雪糕|百果渡|dairy
    藤椒油|麻度 30，铁桶 18 公斤|58-76|元/公斤|1-12|吨|方便面料包|椒山 川料社|instant
    脱脂乳粉|低热，新西兰产|24500-27800|元/吨|10-100|吨|酸奶和奶茶粉|甘牧 白桦牧|dairy
    茶叶提取物（茉莉绿茶）|多酚 ≥40%，速溶|180-235|元/公斤|300-2000|公斤|无糖茶|香域|tea
    菊粉|聚合度 ≥10，25 公斤袋|32-41|元/公斤|1-15|吨|膳食纤维饮|纤研|nutrition juice dairy
    抗性糊精|纤维 ≥90%|28-36|元/公斤|2-20|吨|减糖果冻|纤研|nutrition snack`),
  packaging: lines(`
    38 口径 PET 瓶胚|28 克，可做茶饮热灌装|0.28-0.42|元/个|20-200|万个|无糖茶|瓶造|tea
    三片罐 250 毫升|覆膜铁，八色印刷|0.62-0.86|元/个|10-120|万个|能量饮料|罐头先生|juice
    铝塑自立吸嘴袋|150 毫升，耐 121℃ 蒸煮|0.36-0.55|元/个|5-60|万个|果泥和果冻|膜立方|juice snack
    可降解纸浆模塑托盘|六格，承重 1.2 公斤|0.7-1.1|元/个|5-50|万个|冷冻点心|纸屿包装|frozen
    单一材质 PE 复合膜|高阻隔，可回收|21000-25500|元/吨|3-30|吨|坚果和薯片|绿卷材料 膜立方|nuts snack
    马口铁礼盒|220×160×80 毫米，浮雕|8.5-13.6|元/个|3000-30000|个|糕点礼盒|罐头先生|bakery
    玻璃酱料瓶|260 毫升，配 63 旋盖|0.92-1.35|元/套|3-40|万套|香辣酱|瓶造|seasoning
    冷链保温箱|EPP 30 升，可循环|46-68|元/个|500-8000|个|鲜奶配送|绿卷材料|dairy
    无标签瓶激光雕刻|按瓶身雕刻，环保|0.05-0.09|元/瓶|50-300|万瓶|整箱电商|瓶造|tea juice
    条包卷膜|PET/AL/PE，宽 100 毫米|26000-31000|元/吨|1-12|吨|益生菌粉|膜立方|nutrition`),
  equipment: lines(`
    二手无菌冷灌装线|24000 瓶/时，2019 年产|380-460|万元/套|1-1|套|茶饮料|灌装港|tea
    隧道式液氮速冻机|时产 500 公斤，全不锈钢|58-76|万元/台|1-3|台|水饺和虾滑|隧道冷机|frozen
    双螺杆挤压膨化机|时产 200 公斤，带切刀|26-38|万元/台|1-4|台|膨化零食|薯野|snack
    超高压杀菌设备|600 兆帕，350 升|520-610|万元/台|1-1|台|冷压果汁|杀菌匠|juice
    全自动卧式包装机|三伺服，120 包/分|9.8-14.5|万元/台|1-6|台|面包和月饼|秤星智能|bakery
    高压均质机|70 兆帕，时产 3 吨|16-23|万元/台|1-3|台|植物奶|灌装港|plant
    真空冷冻干燥机|50 平方米，整机|128-166|万元/台|1-2|台|冻干咖啡和果蔬|冻点科技|coffee juice
    近红外在线检测仪|水分、脂肪、蛋白|12-18|万元/台|1-5|台|奶粉和谷物|析检仪器|dairy nutrition
    夹层锅 500 升|电磁加热，自动翻转|3.6-5.2|万元/台|2-10|台|火锅底料|杀菌匠|seasoning
    全自动装箱码垛线|30 箱/分，三轴机器人|68-92|万元/套|1-2|套|瓶装水|秤星智能|juice tea`),
  others: lines(`
    冷库库位|负 18℃，靠近高速口|2.6-3.8|元/托盘·天|50-800|托盘|冷冻点心|冷链里程|frozen
    临期预包装食品|保质期剩三分之一，来源可溯|2-6|元/件|2000-50000|件|折扣店|snack nuts instant|货架之上
    食品级不锈钢周转桶|50 升，带盖|168-230|元/个|50-600|个|酱料车间|绿卷材料|seasoning
    一次性丁腈手套|食品接触级，12 英寸|19-26|元/盒|500-8000|盒|净菜车间|绿卷材料|frozen
    CIP 清洗剂|碱性低泡，25 公斤桶|6.8-9.2|元/公斤|1-10|吨|乳品管道|杀菌匠|dairy
    仓储塑料托盘|1210 网格川字，承重 1.5 吨|88-126|元/块|200-3000|块|原料仓|绿卷材料|maker`),
  oem: lines(`
    无糖茶代工|PET 冷灌装，500 毫升|0.85-1.15|元/瓶|20-200|万瓶|新茶饮品牌|tea|tea
    益生菌粉条包代工|2 克条包，百级车间|0.42-0.68|元/条|10-100|万条|跨境电商品牌|nutrition 代工坊|nutrition
    冷冻烘焙代工|可颂、司康、贝果|1.6-2.8|元/个|5-60|万个|咖啡连锁|bakery|coffee
    魔芋爽代工|18 克小包，四种口味|0.38-0.52|元/包|30-300|万包|零食量贩|snack|snack
    复合调味汁代工|可小批打样，0 添加|6.2-9.5|元/瓶|2-40|万瓶|餐饮连锁|seasoning|seasoning frozen
    燕麦奶代工|1 升利乐包，咖啡师配方|5.6-7.4|元/盒|3-50|万盒|咖啡馆|plant|coffee
    软糖代工|淀粉模，60 粒瓶装|9.8-14.2|元/瓶|1-20|万瓶|营养健康品牌|nutrition|nutrition
    自热米饭代工|280 克，常温 9 个月|6.8-8.9|元/盒|5-60|万盒|户外渠道|instant|instant
    奶酪棒代工|20 克，低温|0.78-1.05|元/支|20-200|万支|母婴渠道|dairy|dairy
    气泡水代工|330 毫升罐，含汁 5%|1.1-1.5|元/罐|20-240|万罐|便利店自有品牌|juice|juice`),
  design: lines(`
    新品包装全案|策略、瓶型、画面、打样|6-15|万元/款|1-4|款|新茶饮|盒设计|tea
    礼盒结构设计|节庆款，含白样|1.2-2.8|万元/款|1-6|款|糕点礼盒|盒设计 纸屿包装|bakery
    品牌视觉升级|标志、字体、色彩规范|8-20|万元/套|1-2|套|区域老字号|盒设计|seasoning bakery
    电商主图与详情页|含拍摄，十屏|0.6-1.5|万元/款|2-12|款|休闲零食|盒设计|snack
    瓶型开模与三维打样|七天出样|0.8-2.2|万元/款|1-5|款|功能饮料|瓶造|juice
    标签合规审核|按新版标签要求逐项核对|0.2-0.5|万元/款|5-40|款|预包装食品|味觉实验室|maker`),
  marketing: lines(`
    校园渠道快闪活动|二十所高校，三天一场|1.8-3.5|万元/场|5-30|场|气泡水新品|货架之上|juice
    达人种草合作|腰部达人，按篇结算|0.15-0.6|万元/篇|20-120|篇|低糖零食|货架之上|snack
    直播代运营|日播六小时，含投流|6-12|万元/月|3-12|个月|地方特产|货架之上|instant nuts
    新品试吃派样|写字楼与健身房|1.2-2.4|元/份|1-10|万份|蛋白饮|味觉实验室|nutrition plant
    私域社群代运营|从 0 到 30 个群|2-4|万元/月|3-12|个月|精品咖啡|货架之上|coffee
    口味盲测调研|三城，每城 120 人|4-8|万元/次|1-3|次|乳饮料|味觉实验室|dairy`),
  channel: lines(`
    华东便利店进场|覆盖 1200 家门店|8-16|万元/单品|1-6|个单品|短保面包|货架之上|bakery
    零食量贩渠道招商|6000 家门店，账期 45 天|3-8|个点|2-10|个单品|坚果和肉脯|货架之上|nuts snack
    县城经销商招募|每县一家，首批压货低|2-5|万元/县|20-120|个县|调味品|货架之上|seasoning
    会员店选品对接|大包装、独供规格|2-5|个点|1-4|个单品|冷冻点心|货架之上|frozen
    社区团购供货|次日达，27 个城市仓|4-9|个点|3-15|个单品|水果和乳品|货架之上 冷链里程|dairy juice
    餐饮食材直供|连锁火锅 300 家店|1.5-4|个点|4-20|个单品|火锅料|冷链里程|frozen
    东南亚跨境分销|新加坡、马来西亚仓|6-12|个点|2-8|个单品|方便速食|出海物语|instant`),
  exhibition: lines(`
    糖酒会标准展位转让|9 平方米，双开口|1.6-2.4|万元/个|1-3|个|饮料和零食|食展会务|juice snack
    联合参展拼位|乳品专区，含搭建|0.6-1.2|万元/家|3-8|家|低温乳品|食展会务|dairy
    特装展台搭建|36 平方米起，可重复使用|900-1400|元/平方米|36-180|平方米|烘焙展|食展会务|bakery
    海外食品展组团|曼谷，含展品运输|2.8-4.6|万元/家|5-20|家|方便速食|食展会务 出海物语|instant
    选品会对接名额|一对一，三十家买手|0.3-0.8|万元/家|8-30|家|新锐品牌|食展会务|maker
    新品发布会场地|两百人，含餐叙|2.6-5.2|万元/场|1-2|场|健康零食|食展会务|snack nutrition`),
};

export const supplyTitles: Readonly<Record<'goods' | 'service', readonly string[]>> = {
  goods: lines(`
    供应{name}，{specShort}，现货 {lot}
    {city}工厂直供{name}，{price}起
    {name}现货 {lot}，{city}可自提
    长期供应{name}，适合{use}，可寄样
    {name}找长期客户，月供 {lot}，{city}发货
    {price}出{name}，{specShort}，量大可谈`),
  service: lines(`
    承接{name}，{specShort}，{lot}起接
    {city}团队承接{name}，{price}起
    {name}还有 {lot}档期，适合{use}
    {name}合作招募：{specShort}
    做{use}的看过来：{name}，{price}起`),
};
export const demandTitles: Readonly<Record<'goods' | 'service', readonly string[]>> = {
  goods: lines(`
    求购{name} {lot}，{city}收货
    寻{name}长期供应商，{specShort}
    {use}项目急找{name}，本月要 {lot}
    采购{name}，预算 {price}，要能开票
    {city}求购{name}，{specShort}，先寄样`),
  service: lines(`
    找{name}，{specShort}，{lot}
    {city}品牌寻{name}，预算 {price}
    {use}新项目，找靠谱的{name}
    诚寻{name}团队，{lot}，下月启动
    求推荐{name}，要求{specShort}`),
};

/** The paragraphs of a post in their order, a few ways of saying each. */
export const supplyParagraphs: Readonly<Record<'goods' | 'service', readonly (readonly string[])[]>> = {
  goods: [
    lines(`
      我们是{company}，常年做{name}，主要客户做{use}。{specSentence}
      手上有一批{name}可以供货：{specShort}。{company}自有仓库，{city}发货，三天内可安排。
      {company}供应{name}，服务过二十多家做{use}的品牌。{specSentence}
      自家工厂的{name}，{specShort}，做{use}的同行用得比较多。
      {company}今年扩了产线，{name}多出一部分产能，欢迎做{use}的朋友来聊。
      {city}本地就有库存，{name}当天下单当天出库。{specSentence}
      {name}我们只做这一类，{use}客户的标准都熟。规格：{specShort}。
      老客户调整配方，腾出一批{name}，{specShort}，适合{use}。`),
    lines(`
      目前可供 {lot}，之后每月都能排。参考价 {price}，含税，运费另算，量大可以再谈。
      本月可安排 {lot}，参考价 {price}。首单可以少量试，满意再签年度框架。
      {lot}以内当周交付，参考价 {price}，长期合作按季度锁价。`),
    lines(`
      资质齐全：生产许可证、第三方检测报告和批次留样都有，欢迎来厂里看。
      可寄样品，运费我们出；也可以安排视频看厂。
      每批附检验单，出了问题包退换。合作过的客户可以提供两家作参考。`),
  ],
  service: [
    lines(`
      {company}在{city}的团队承接{name}，做过三十多个{use}项目。{specSentence}
      我们做{name}已经六年，客户以{use}为主。{specSentence}
      {company}对外开放{name}：{specShort}。流程和报价单可以先发给您看。
      {name}这块由{company}的专职小组来做，最近交付的几单都是{use}。{specSentence}
      做{use}最怕返工，我们的{name}会先对齐需求再报价。{specSentence}
      {company}刚交付完一个{use}项目，团队空出来了，可以接{name}。
      人在{city}，{name}可以上门沟通，外地也接。包含：{specShort}。
      {name}可以只做一部分，也可以整包给我们，{use}的案例最多。`),
    lines(`
      近期还能接 {lot}，参考价 {price}，按需求细化后报正式价。
      参考价 {price}，目前档期可排 {lot}，签约后两周内启动。
      单价 {price}起，{lot}起有优惠，老客户介绍另有折扣。`),
    lines(`
      案例和客户评价可以私信索取，也欢迎约时间来聊。
      先做小样或小范围试行，满意再继续，不满意不收尾款。
      合同、发票、交付标准都写清楚，过程每周同步一次进度。`),
  ],
};
export const demandParagraphs: typeof supplyParagraphs = {
  goods: [
    lines(`
      我们是{company}，正在开发{use}，需要{name}。
      {company}新线下月投产，配套需要一家稳定的{name}供应方，用于{use}。
      原来的供应方产能跟不上，{company}想再找一家做{name}的，最好有{use}的经验。
      {use}马上小试，还差{name}没有定下来，{company}研发直接对接。
      {company}想给{name}备第二家供应商，用在{use}上，产地不限。
      门店这边{use}卖得好，{name}用量翻了一倍，急需补一家稳定的货源。
      配方换代，{use}要改用新的{name}，想多看几家样品再决定。
      {city}的工厂缺{name}，{use}等着排产，能尽快寄样的优先。`),
    lines(`
      要求：{specShort}；需要营业执照、生产许可证和近半年的检测报告。
      规格：{specShort}，接受相近规格但请说明差异。报价请注明含税与否、账期和起订量。
      先看样，样品合格再谈量。{specSentence}`),
    lines(`
      首批 {lot}，之后按月滚动。预算 {price}，质量优先，价格合适就长期合作。
      第一单 {lot}，预算在 {price}上下，希望两周内敲定。
      计划采购 {lot}，{city}收货，月结 30 天。中间商请绕行，谢谢理解。`),
  ],
  service: [
    lines(`
      我们是{company}，正在做{use}项目，想找有经验的{name}团队。
      {company}第一次做{use}，需要有经验的团队提供{name}。
      之前合作的团队换了方向，{company}在找新的{name}团队，做过{use}的优先。
      {use}定了明年一季度上市，{name}还没有着落，{company}市场部在比方案。
      自己摸索了半年{use}，决定把{name}交给专业的人，预算已经批了。
      {company}想把{name}外包出去，主要服务{use}，最好能长期配合。
      {city}有没有做{name}的朋友？我们的{use}项目等着开工。
      内部人手不够，{use}这一期的{name}想找外援，周期不长。`),
    lines(`
      要求：{specShort}；请附两个同类案例和报价范围。
      希望包含：{specShort}。能接受分阶段付款，按节点验收。
      先聊需求，再看方案。{specSentence}`),
    lines(`
      计划 {lot}，预算 {price}，下月启动。
      首次合作 {lot}，预算在 {price}上下，做得好会续约。
      数量 {lot}，{city}本地团队优先，也接受远程。`),
  ],
};

export const invitations = lines(`
  有意请站内私信，说明公司、用途和用量，一般当天回复。
  感兴趣的朋友请发私信，我会把详细资料和报价单发给您。
  先私信沟通，合适的话约时间电话聊。`);
