import type { CategoryCode } from './categories.ts';
import type { SupplierTrade } from './companies.ts';
import { lines, words } from './lines.ts';

/** What a supplier does, and where it is met; a maker's words come from its category. */
export const tradeWords: Readonly<
  Record<SupplierTrade, { readonly business: readonly string[]; readonly about: readonly string[] }>
> = {
  ingredients: {
    business: words('功能配料、天然甜味、膳食纤维、酵母提取物、应用技术支持'),
    about: lines(`
      研发团队按客户产品线设应用工程师，从小试到上线全程驻场。
      生产基地通过食品安全体系认证，每批次附检测报告与溯源编码。
      常备小包装试样，品牌方三个工作日内可收到打样物料。`),
  },
  packaging: {
    business: words('软包装、纸基容器、可回收材料、结构设计、小批量打样'),
    about: lines(`
      设计与材料实验室同处一层，结构打样最快四十八小时出样。
      单一材质与减塑方案已用于多条饮料与零食产线。
      柔性产线支持五千件起订，方便新品试销。`),
  },
  equipment: {
    business: words('灌装线、杀菌系统、速冻设备、在线检测、产线改造'),
    about: lines(`
      提供从产线规划、安装调试到操作培训的整线交付。
      设备运行数据可远程查看，常见故障由工程师线上指导排除。
      老线改造按停机窗口分段施工，把对订单的影响降到最低。`),
  },
  service: {
    business: words('仓配一体、代工撮合、渠道拓展、会展服务、消费者测试'),
    about: lines(`
      服务团队由做过品牌和工厂的人组成，方案先算账再落地。
      已与多座城市的园区、渠道和检测机构建立长期合作。
      项目按阶段验收，客户随时可以看到进度和数据。`),
  },
};

/** Sentences of a maker's portrait. `{co}`, `{city}`, `{year}`, `{category}`, `{segments}`. */
export const makerLines = lines(`
  {co}{year}年创立于{city}，专注{category}，主要产品覆盖{segments}。
  总部位于{city}的{co}自{year}年起深耕{category}，以{segments}为主力产品线。
  {co}是一家来自{city}的{category}企业，{year}年成立，产品包括{segments}。`);
export const supplierLines = lines(`
  {co}{year}年创立于{city}，为食品企业提供{segments}服务。
  总部位于{city}的{co}成立于{year}年，业务覆盖{segments}。`);

/** Industry tags that fit the people of a company, by what it makes or supplies. */
export const industries: Readonly<Record<CategoryCode | SupplierTrade, readonly string[]>> = {
  tea: words('饮料、茶饮、连锁餐饮'),
  coffee: words('饮料、咖啡、电商零售'),
  plant: words('饮料、粮油、功能配料'),
  dairy: words('乳制品、饮料、冷链物流'),
  juice: words('饮料、果蔬加工、零食量贩'),
  bakery: words('烘焙、连锁餐饮、电商零售'),
  nuts: words('坚果炒货、休闲零食、电商零售'),
  snack: words('休闲零食、零食量贩、电商零售'),
  instant: words('方便速食、粮油、电商零售'),
  seasoning: words('调味品、连锁餐饮、预制菜'),
  frozen: words('速冻食品、预制菜、冷链物流'),
  nutrition: words('保健食品、运动营养、功能配料'),
  ingredients: words('功能配料、食品添加剂、香精香料'),
  packaging: words('食品包装、品牌策划'),
  equipment: words('食品机械、检测认证'),
  service: words('代工贴牌、冷链物流、品牌策划'),
};
