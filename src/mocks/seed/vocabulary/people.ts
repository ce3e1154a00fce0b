import { lines, words } from './lines.ts';

export const surnames = words(
  '王、李、张、刘、陈、杨、黄、赵、吴、周、徐、孙、马、朱、胡、郭、何、林、罗、高、郑、梁、谢、宋、唐、许、邓、韩、冯、曹、彭、曾、肖、田、董、潘、袁、蔡、蒋、余、于、杜、叶、程、魏、苏、吕、丁、任、卢、姚、沈、钟、姜、崔、谭、陆、范、汪、廖、石、金、韦、贾、夏、付、方、邹、熊、白、孟、秦、邱、侯、江、尹、薛、闫、段、雷、龙、黎、史、陶、贺、毛、郝、顾、龚、邵、万、覃、武、钱、戴、严、莫、孔、向、常、欧阳、上官',
);

export const givenNames = {
  MALE: words(
    '志远、建国、晓东、浩然、子轩、明哲、立新、宇航、文博、家豪、泽楷、俊杰、少华、国强、承宇、绍辉、一鸣、思源、景行、云帆、庆林、永康、启明、维、鹏飞、海涛、振华、剑锋、广义、柏霖、嘉树、若谷、远山、向阳、学勤、正言、守仁、以恒、牧之、砚秋',
  ),
  FEMALE: words(
    '雨桐、静怡、晓琳、佳慧、思涵、若曦、婉清、丽华、敏、海燕、雪梅、子衿、语嫣、梦琪、心怡、文静、晓雯、嘉宁、舒窈、念慈、玉洁、春晓、秋实、明月、可欣、雅婷、书瑶、知夏、青禾、采薇、清如、映雪、安然、伊诺、沁、如意、晨曦、素心、允儿、以宁',
  ),
} as const;

/** `position|whose|who holds it says of himself|what he does`: of `maker`s, of a trade of suppliers, of everybody (`*`). */
export const jobs = lines(`
  采购经理|*|做{category}采购，原料、包材都看，欢迎报价。|负责供应商准入与年度议价，采购成本连续两年下降。
  研发总监|maker ingredients|带队做{category}研发，关注减糖与清洁标签。|主导研发立项与中试，三年推出十二款新品。
  产品经理|*|负责{category}产品线，从立项一直跟到上市。|负责新品立项到上市的全流程。
  品牌总监|*|做{category}品牌，相信好产品自己会说话。|统筹品牌定位与年度传播。
  渠道销售经理|maker|做{category}渠道，覆盖商超、便利店与零食量贩。|管理华东区域经销商与商超渠道。
  质量负责人|*|从车间一线做起，现在负责{category}的质量体系。|搭建品控体系，通过第三方认证。
  工厂厂长|maker ingredients packaging equipment|管着一座{category}工厂，欢迎来车间看看。|管理三条产线与两百人的生产团队。
  创始人|*|创业做{category}，也愿意聊聊失败的经验。|从零搭建团队、产品与渠道。
  联合创始人|*|和老同学一起做{category}，负责产品与供应链。|负责产品与供应链。
  总经理|*|管一家{category}企业，想认识更多同行。|负责公司经营与团队建设。
  市场总监|*|做{category}市场，常年跑展会。|策划新品上市与渠道推广。
  电商运营主管|maker|做{category}电商，大促前后最忙。|负责旗舰店运营与大促节奏。
  供应链总监|*|专注{category}供应链十年，欢迎产地和工厂交流。|统筹计划、采购与仓配，库存周转缩短三成。
  食品工程师|maker ingredients|做{category}工艺，喜欢泡在车间里。|负责工艺放大与产线调试。
  感官评价师|maker ingredients|做{category}感官评价，吃得多，写得更多。|组织品评与消费者测试。
  包装设计师|maker packaging|给{category}做包装，看到好设计就拍下来。|负责新品包装与打样跟色。
  法规事务经理|maker ingredients|做{category}法规，标签和宣称的问题可以问我。|负责标签审核与标准跟踪。
  海外业务经理|*|把{category}卖到海外，最近在看东南亚。|开拓东南亚经销商，处理注册与清关。
  大客户经理|*|服务{category}大客户，先听需求再报价。|维护重点客户，推动定制项目落地。
  配方工程师|maker ingredients|做{category}配方，手上常备三种以上的代糖。|负责配方开发与打样。
  生产主管|maker ingredients packaging equipment|管{category}产线，最关心开机率。|管理两班生产，提升设备效率。
  营养师|maker|做{category}的营养设计，欢迎交流配方。|负责营养标签与健康宣称的依据。
  技术支持工程师|ingredients packaging equipment|做{category}应用技术，客户的产线就是我的办公室。|为客户做方案、打样与现场调试。
  销售经理|ingredients packaging equipment service|卖{category}，更愿意先帮客户把问题想清楚。|开发品牌客户，跟进交付与回款。
  项目经理|equipment service|做{category}项目，进度每周同步。|管理项目排期、验收与预算。
  招商经理|service|做{category}招商，展位和资源都可以问我。|负责招商与客户维护。
  物流经理|*|管{category}的仓和车，最怕断链。|管理仓储与干线运输。
  财务总监|*|管{category}企业的账，相信现金流。|负责预算、成本核算与融资。`);

/** Speakers of an article who are no members: experts and the houses they work for. */
export const experts = lines(`
  周敏行|江南食品工业研究中心
  何知远|轻工食品工艺研究室
  陆清和|城市消费观察所
  孟怀川|冷链与物流课题组
  白书宁|营养与健康科普中心
  贺东篱|食品包装可持续联合实验室
  沈若渔|食品法规咨询工作室
  顾长林|餐饮供应链研究小组
  秦以南|乳品与发酵工程实验室
  范知秋|零售渠道研究院`);
