import { lines } from './lines.ts';

/**
 * Rows of `name|…`, named by the columns, for stories about a thing rather than a company; `maker` is who supplies it,
 * `fits` are category codes.
 */
export interface TopicTable {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

export const topics = {
  ingredient: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'maker', 'fits'],
    rows: lines(`
      赤藓糖醇|由淀粉糖发酵得到的四碳糖醇|能量接近于零、清凉感明显|饮料、烘焙与代糖复配|大量食用可能引起肠胃不适|甘界|tea juice coffee nutrition dairy
      阿洛酮糖|天然存在于无花果等水果中的稀有糖|甜味曲线接近蔗糖，还能发生美拉德反应|烘焙、冰品和饮料|成本仍是蔗糖的数倍|甘界|juice bakery dairy nutrition
      罗汉果甜苷|从罗汉果中提取的天然高倍甜味物质|来自植物，便于讲清洁标签故事|茶饮料与植物奶|后甜绵长，需要复配修饰|甘界|tea juice plant nutrition
      γ-氨基丁酸|谷氨酸脱羧得到的非蛋白氨基酸|常用于情绪与睡眠方向的产品设计|软糖、饮料与乳品|每日食用量有明确上限|胚芽生物|nutrition tea dairy juice
      胶原蛋白肽|由鱼皮或牛骨酶解得到的小分子肽|溶解性好、便于口服饮料添加|口服液、乳品与糖果|腥味与苦味需要遮蔽|胚芽生物|nutrition dairy juice
      菊粉|来自菊苣根的可溶性膳食纤维|兼具益生元与替代脂肪的口感|酸奶、饮料与代餐|在酸性高温下会部分水解|纤研|dairy juice plant nutrition
      抗性糊精|耐消化的水溶性膳食纤维|低黏度、无异味、易添加|无糖饮料与减脂餐|宣称纤维含量需达到标准门槛|纤研|tea juice nutrition coffee
      乳铁蛋白|存在于乳中的铁结合糖蛋白|高端乳品中辨识度高|婴配与成人奶粉|热敏性强，工艺窗口狭窄|胚芽生物|dairy nutrition
      酵母蛋白|从食用酵母中提取的新型蛋白来源|氨基酸谱完整、生产不占耕地|蛋白饮、植物肉与代餐|风味偏重，需要脱味处理|酵世界|nutrition plant snack
      豌豆蛋白|由黄豌豆湿法分离得到|低致敏、供应相对稳定|植物奶、蛋白棒与面制品|豆味明显，溶解度随酸碱变化|胚芽生物|plant nutrition snack
      叶黄素|主要来自万寿菊的类胡萝卜素|护眼方向认知度最高的配料之一|软糖、乳品与饮料|见光易氧化，需要微囊化|蓝藻原力|nutrition dairy juice
      茶氨酸|茶叶特有的游离氨基酸|带来鲜爽感，也用于舒缓类饮品|茶饮料与功能软糖|来源工艺不同，价格差距大|香域|tea nutrition juice
      海藻糖|两个葡萄糖构成的非还原糖|抗淀粉老化、保护蛋白|烘焙、冷冻面团与果脯|甜度低于蔗糖，需要调整配方|甘界|bakery frozen snack
      酵母抽提物|酵母自溶得到的鲜味基料|减盐同时保持鲜味厚度|酱油、复合调味与休闲零食|不同批次鲜味强度有差异|酵世界|seasoning instant snack
      乳清蛋白|奶酪生产中分离出的乳蛋白|吸收快、支链氨基酸丰富|运动营养与高蛋白乳品|国际行情波动直接影响成本|胚芽生物|nutrition dairy snack
      中长链脂肪酸甘油三酯|由椰子油等改造的结构油脂|供能快，适合特定人群|代餐、咖啡与特医食品|烟点低，不适合高温烹调|香域|coffee nutrition plant`),
  },
  process: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'maker', 'fits'],
    rows: lines(`
      超高压杀菌|以数百兆帕静水压在常温下灭活微生物|风味和维生素损失小|果汁、即食肉和沙拉酱|单批次处理量决定成本|杀菌匠|juice
      膜过滤浓缩|用超滤或反渗透膜去除水分|不加热即可提高蛋白含量|高蛋白牛奶与植物提取|膜污染和清洗频率影响产能|灌装港|dairy plant
      无菌冷灌装|物料与包材分别灭菌后在常温下灌装|减少热损伤、瓶身更轻|茶饮料、果汁与乳饮料|产线投资大，品控要求苛刻|灌装港|tea juice coffee plant
      真空冷冻干燥|在低温低压下让冰直接升华|复水性好、形态完整|速溶咖啡、汤块和水果|能耗高、周期长|冻点科技|coffee instant nutrition
      微射流均质|借助高压对撞把颗粒打到亚微米级|口感顺滑、稳定剂用量少|植物奶与营养乳液|阀芯磨损快，维护成本高|灌装港|plant dairy nutrition
      液氮速冻|用零下一百九十六摄氏度液氮快速穿过冰晶带|汁液流失少、复热后更接近鲜品|水产与中式点心|运行费用高于机械制冷|隧道冷机|frozen
      低温真空油炸|在负压下以较低油温脱水|色泽好、含油率低|果蔬脆片|产能受真空罐容积限制|冻点科技|snack nuts
      酶解定向增香|以复合酶水解蛋白与脂肪获得前体物质|风味自然、可替代部分香精|调味料与肉味基料|批次稳定性依赖原料|析检仪器|seasoning instant
      隧道巴氏杀菌|包装后在喷淋隧道内分区升温降温|能延长常温货架期|啤酒、果汁与湿面|占地大、热能回收是关键|杀菌匠|juice instant
      连续式发酵|让菌种在稳定状态下持续产出|批次差异小、利用率高|酸奶与酱油发酵|染菌风险需要全程监控|灌装港|dairy seasoning`),
  },
  pack: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'maker', 'fits'],
    rows: lines(`
      无标签瓶|取消瓶身标签，将信息移至瓶盖与外箱|省去剥标步骤，回收效率更高|整箱电商与会员店|单瓶零售的信息展示仍受限制|瓶造|tea juice coffee
      单一材质复合膜|用同一类聚烯烃替代多材质复合|可进入现有塑料回收体系|零食与冷冻食品软包|高阻隔性能还在追赶|膜立方|snack nuts frozen
      连体瓶盖|开启后瓶盖与瓶身保持相连|减少散落、利于整体回收|饮料与乳品瓶装|开启手感需要重新教育|瓶造|tea juice dairy
      可冷冻纸托|以纸浆模塑替代吸塑托盘|降低塑料用量|冷冻点心与蛋挞|防潮与刚度需要涂层配合|纸屿包装|frozen bakery
      轻量化玻璃瓶|在保持强度的前提下减薄瓶壁|运输碳排与破损率同步下降|调味品与鲜奶|对灌装线夹持精度要求更高|瓶造|seasoning dairy juice
      纸基吸管与杯盖|用纸张与水性涂层制成的直饮结构|替代一次性塑料件|现制饮品与植物奶|浸泡时间长时易软化|纸屿包装|coffee plant dairy tea
      防伪变色油墨|温度或开启后发生颜色变化|提供鲜度提示与防伪|冷链乳品与酒类|油墨合规与成本需评估|盒设计|dairy frozen
      一物一码包装|每瓶对应唯一二维码|连接会员运营与追溯|饮料、乳品与坚果礼盒|渠道窜货数据需要治理|盒设计|tea juice dairy nuts
      直立自封袋|底部撑开的可重复封口软袋|减少散落、便于储存|坚果、麦片和零食|封口齿耗材成本偏高|膜立方|nuts snack nutrition
      小规格条包|单次食用量的长条包装|便于携带和计量|咖啡、益生菌与调味|总包材用量上升|膜立方|coffee nutrition seasoning`),
  },
  standard: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'fits'],
    rows: lines(`
      预包装食品标签新版要求|对致敏物质、数字标签和保质期标示作出调整|消费者能直接看到到期日|全部预包装食品|旧版包材只能在过渡期内用完|tea juice snack nuts bakery
      食品添加剂使用标准修订|删减部分防腐剂在烘焙与调味中的使用范围|推动配方简化|烘焙、腌菜与复合调味|替代方案会缩短货架期|bakery seasoning
      减盐团体标准|按品类给出钠含量分级|引导产品逐步降盐|酱油、方便面与肉制品|口感下降需要靠增鲜补足|seasoning instant frozen
      植物奶团体标准|明确蛋白含量下限与名称用语|让燕麦奶、豆奶有可比口径|植物蛋白饮料|低蛋白产品需要改名或改方|plant
      预制菜范围与标示指引|界定加工程度与明示义务|减少概念混用|中央厨房与餐饮企业|主食、净菜不再计入|frozen
      低温奶冷链规范|规定全程温度记录与交接责任|降低断链风险|鲜奶与酸奶企业|小型经销商需补齐设备|dairy
      功能性宣称用语指南|列出普通食品不得使用的功效表述|划清普通食品与保健食品的界限|饮料、软糖与代餐|大量现有文案需要替换|nutrition juice tea
      散装食品经营要求|对散称柜的标识、覆盖和工具作出规定|提高量贩渠道的卫生水平|零食与坚果散称|门店人工成本增加|nuts snack
      网络食品经营监督办法|压实平台与直播间的审核责任|让线上与线下要求一致|电商与直播销售|小商家合规成本上升|snack nuts bakery instant
      婴幼儿辅食营养标示规范|细化钠、糖和强化剂的标示|方便家长比较|辅食与奶酪零食|配方需要重新送检|dairy nutrition`),
  },
  tool: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'fits'],
    rows: lines(`
      营养标签自查表|把能量、糖和钠的标示项列成可勾选清单|印刷前发现九成以上的低级错误|新品上市与旧包装翻版|不能代替第三方检测|tea juice dairy snack
      货架期估算表|用加速试验数据推算常温保质期|提前判断配方是否需要调整|饮料、烘焙与酱料|高温失真产品不适用|tea juice seasoning bakery
      新品成本拆分表|把原料、包材、加工与物流逐项列明|定价时知道底线在哪里|品牌方与代工厂议价|需每季度更新行情|coffee snack instant dairy
      感官评价记录单|统一品评员的描述词与评分尺度|让内测结论可以横向比较|配方打样与竞品对标|品评员需要先做校准|tea bakery instant plant
      渠道毛利计算器|按扣点、账期与费用还原真实毛利|避免进场后才发现亏损|商超、量贩与即时零售|费用口径要与财务对齐|snack nuts juice
      展会线索整理表|按意向强弱记录名片与样品需求|展后一周内完成首轮回访|招商与采购团队|离开现场即应补全备注|nutrition seasoning frozen
      代工厂审核清单|覆盖资质、车间、实验室与追溯|把现场审核控制在半天内|首次合作与年度复审|关键项不合格应一票否决|bakery nuts plant
      过敏原管理台账|登记共线产品与清洁验证结果|降低交叉接触风险|烘焙、糖果与坚果工厂|需与排产系统联动|bakery nuts nutrition
      召回演练脚本|按批次模拟从发现到下架的全过程|验证两小时内能否锁定流向|工厂质量与客服部门|演练后要修订联系人|dairy frozen instant
      包装信息核对表|逐项对照条码、配料与地址|避免整批包材报废|设计与法规团队|改版后必须重新走流程|coffee seasoning snack`),
  },
  feature: {
    columns: ['topic', 'topicWhat', 'topicGain', 'topicUse', 'topicLimit', 'fits'],
    rows: lines(`
      减糖十年|从无糖饮料到低糖烘焙的一条长线|看清甜味方案的更替逻辑|饮料、乳品与烘焙|口感与成本始终在拉扯|juice dairy bakery tea
      县域货架|走访十二个县城的超市与便利店|还原下沉市场的真实价格带|品牌商与经销商|真正畅销的价格带比想象中更窄|snack tea juice instant
      银发餐桌|关注六十岁以上人群的营养与口感|梳理软食、低钠与高蛋白的机会|乳品、速食与营养品|购买者往往不是食用者|dairy instant nutrition
      早餐工业化|从摊位到中央工厂的变迁|解释短保面包与速冻包点的增长|烘焙、乳品与冷冻|日配网络决定边界|bakery dairy frozen plant
      地方味道出圈|跟踪螺蛳粉、酸汤与鲜花饼的工业化|总结地方小吃走向全国的方法|速食、调味与糕点|标准化与地道感需要平衡|instant seasoning bakery
      一颗坚果的旅程|从种植园到小包装的完整链路|看懂坚果价格的来龙去脉|坚果、烘焙与乳品|气候是最大的变量|nuts
      咖啡产地笔记|记录云南咖啡庄园的采收与加工|理解精品率提高的原因|咖啡与饮料|期货价格牵动每个环节|coffee
      冷链最后一公里|从冷库到门店冰柜的温度记录|找到损耗发生的位置|乳品、水产与冷冻|责任划分最难谈|dairy frozen
      食品包装减法|追踪轻量化、去标签和单一材质|算清环保与成本的账|饮料、零食与乳品|回收体系是瓶颈|tea juice snack
      餐饮后厨的半成品|走进二十家连锁餐厅的中央厨房|呈现标准化对口味的影响|餐饮与预制菜|消费者知情是前提|frozen seasoning`),
  },
} as const satisfies Record<string, TopicTable>;
export type TopicName = keyof typeof topics;

/** Fairs of the trade, each in a city: name, hall and whom they are for (`*` everyone). */
export const fairs = lines(`
  食品饮料博览会|国际博览中心|*
  糖酒食品交易会|会展中心|*
  健康营养产业大会|国际会议中心|nutrition dairy plant juice nuts
  食品包装与加工技术展|新国际展览馆|*
  烘焙与咖啡产业展|博览中心|bakery coffee
  预制菜与餐饮供应链展|农业展览馆|frozen instant seasoning
  乳业创新峰会|会议中心|dairy plant
  食品出海采购节|国际展览馆|*`);
