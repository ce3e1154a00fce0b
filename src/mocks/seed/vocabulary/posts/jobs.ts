import { lines } from '../lines.ts';
import type { PostTheme } from './offers.ts';

/** `position|theme|salary low-high in thousand yuan a month|experience|duty|duty|demand|demand|whose`: companies, as `isOneOf` reads them. */
export const jobs = lines(`
  饮料研发工程师|ingredients|15-25|3–5 年|负责茶饮和果味饮料的配方开发与小试、中试|跟进供应商原料验证|食品科学相关专业，本科以上|做过两款以上已上市的饮料|tea juice
  烘焙研发主管|ingredients|18-28|5 年以上|带三人小组开发冷冻烘焙新品|把控配方成本与工艺参数|熟悉面团发酵与冷冻工艺|能适应每月一次的工厂出差|bakery
  配料应用工程师|ingredients|14-22|2–4 年|为客户做配料应用方案与打样|整理应用案例和培训资料|动手能力强，表达清楚|了解糖醇、蛋白或膳食纤维者优先|ingredients
  采购经理（包材）|packaging|16-24|5 年以上|负责瓶、罐、膜的年度招标与降本|管理供应商绩效|熟悉包材成本结构|有饮料或乳品行业经验|tea juice dairy plant coffee
  包装工程师|packaging|13-20|3–5 年|新品包材选型、跑合与上机验证|处理产线包材异常|会做货架期与跌落测试|熟练使用结构设计软件|maker packaging
  包装设计师|design|12-20|2–5 年|负责新品包装画面与系列延展|跟色与打样|作品集里有上市产品|了解印刷工艺|maker packaging
  品牌视觉经理|design|20-30|5 年以上|统筹品牌视觉规范与年度主视觉|管理两家外部设计公司|审美稳定，沟通直接|有消费品牌经验|maker
  内容运营|marketing|9-15|1–3 年|负责公众号、短视频脚本与社群内容|追踪数据并复盘|文字干净，不怕改稿|喜欢吃，也愿意试吃|maker
  品牌经理|marketing|18-28|4–6 年|负责一条产品线的定位、上市与复盘|协同研发、销售排年度节奏|有饮料或零食新品上市经历|会看数据，能写方案|tea juice snack coffee
  电商运营主管|channel|15-25|3–5 年|负责旗舰店日常运营与大促节奏|投放预算管理|有千万级店铺操盘经验|熟悉食品类目规则|maker
  零食量贩渠道经理|channel|16-26|3–6 年|对接量贩系统的进场、陈列与动销|管理区域经销商|有渠道资源|能接受每周出差|snack nuts
  餐饮大客户经理|channel|14-24|3–5 年|开发连锁餐饮客户，推动定制产品落地|跟进账期与回款|懂后厨，会沟通|有复合调味或预制菜经验|seasoning frozen
  海外业务经理（东南亚）|channel|18-30|3–6 年|开拓新加坡、泰国、越南经销商|处理注册与清关资料|英语流利，会泰语优先|熟悉食品出口流程|maker 出海物语
  生产主管（灌装车间）|oem|11-16|5 年以上|管理两班四十人的灌装车间|推动设备效率提升|熟悉无菌灌装|能带班，抗压|tea juice dairy plant coffee
  品控主管|oem|12-18|4–6 年|负责来料、过程与成品检验|主导体系审核|熟悉食品安全体系|有代工厂对接经验|maker
  代工项目经理|oem|14-22|3–5 年|对接品牌客户，管理打样、排产与交付|协调采购与车间|条理清楚，结果导向|懂工艺，会谈判|maker 代工坊
  设备工程师|equipment|13-20|3–5 年|灌装与包装设备的安装、调试与保养|编写点检标准|熟悉可编程控制器|能看懂英文图纸|equipment tea juice dairy
  自动化工程师|equipment|16-25|4–6 年|产线自动化改造与数据采集|评估投资回报|有食品厂项目经验|会写控制程序|equipment maker
  展会项目执行|exhibition|8-13|1–3 年|展位招商、搭建对接与现场执行|整理参展商资料|细心，能熬展前夜|有行业展经验优先|食展会务
  会议策划经理|exhibition|13-20|3–5 年|策划行业论坛议题与嘉宾邀约|把控预算与落地|对食品行业有好奇心|写过完整的会议方案|食展会务
  食品法规专员|others|11-18|2–4 年|标签审核、标准跟踪与备案|为研发提供合规意见|熟悉预包装食品标签要求|严谨|maker
  冷链物流主管|others|12-18|3–5 年|管理冷库与干线运输|处理异常与索赔|熟悉温度记录与追溯|会排线路|frozen dairy 冷链里程
  感官评价师|others|12-19|2–4 年|组织内部品评与消费者测试|出具感官报告|受过描述性分析训练|味觉稳定，不挑食|maker 味觉实验室
  财务经理（工厂）|others|15-22|5 年以上|成本核算与月结|参与产品定价|熟悉制造业成本|注册会计师优先|maker`);

export const jobThemes: readonly PostTheme[] = [
  'ingredients',
  'packaging',
  'design',
  'marketing',
  'channel',
  'oem',
  'equipment',
  'exhibition',
  'others',
];

export const jobTitles = lines(`
  {city}招{position} {count} 名，月薪 {salary}
  {short}招聘{position}，{city}，{salary}
  急招{position}（{city}），{experience}经验，{salary}
  {city}食品企业诚聘{position} {count} 名，五险一金
  {position}招聘：{salary}，{city}，双休
  找一位{position}，{city}，和我们一起做新品`);

export const jobIntroductions = lines(`
  {company}位于{city}，团队约 {staff} 人，正在扩产，现招聘{position} {count} 名。
  {company}今年新开一条产品线，需要{position} {count} 名，直接向部门负责人汇报。
  我们 {founded} 年在{city}起步，业务稳定，因为新厂投产，招聘{position} {count} 名。
  {position} {count} 名，工作地点在{city}，{company}直招，不经中介。
  原来的同事内部转岗，{company}补招{position} {count} 名，到岗有人带。
  {company}的{city}办公室扩编，{position}要 {count} 名，面试一轮到两轮。
  {company}在{city}招{position}，{count} 个名额，试用期不打折。`);
export const jobBenefits = lines(`
  待遇：月薪 {salary}，13 薪，五险一金，有餐补和内部试吃。
  薪资 {salary}，按能力定级，年底有项目奖，双休。
  月薪 {salary}，入职即缴五险一金，工厂提供住宿和班车。`);
export const jobInvitations = lines(`
  请私信发简历，写明到岗时间。也欢迎推荐，入职后有推荐奖。
  有意请站内私信简历，三个工作日内回复。
  私信聊聊也行，合适就约面试，可以先视频。`);
