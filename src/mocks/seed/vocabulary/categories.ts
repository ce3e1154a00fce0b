import { lines, words } from './lines.ts';

/** What a food category is made of and sold as. */
export interface Category {
  readonly code: CategoryCode;
  readonly name: string;
  readonly enName: string;
  readonly trade: string;
  /** `form|segment|flavours|pack|price range in yuan|main ingredient`: what belongs together on a shelf. */
  readonly forms: readonly string[];
  readonly ingredients: readonly string[];
  readonly segments: readonly string[];
}

export const categoryCodes = [
  'tea',
  'coffee',
  'plant',
  'dairy',
  'juice',
  'bakery',
  'nuts',
  'snack',
  'instant',
  'seasoning',
  'frozen',
  'nutrition',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/** `trade` is the word in a company's full name. */
export const categories: Readonly<Record<CategoryCode, Category>> = {
  tea: {
    code: 'tea',
    name: '茶饮料',
    enName: 'Ready-to-drink tea',
    trade: '饮品',
    forms: lines(`
      无糖茶|无糖茶|茉莉 龙井 正山小种 大麦 玄米 桂花乌龙|500毫升|4-6|茶叶提取物
      冷萃茶|无糖茶|凤凰单丛 白桃白茶 桂花乌龙 茉莉|330毫升|6-9|茶叶提取物
      柠檬茶|柠檬茶|凤凰单丛 茉莉 鸭屎香 锡兰|500毫升|5-7|茶叶提取物
      轻乳茶|奶茶饮料|桂花乌龙 正山小种 茉莉 大麦|300毫升|6-10|茶叶提取物
      果味茶|果味茶|蜜桃乌龙 青梅绿茶 白桃白茶 荔枝红茶|900毫升|5-8|茶叶提取物
      陈皮茶|草本茶|青柑普洱 老白茶 大红袍|500毫升|6-9|茶叶提取物`),
    ingredients: words('茶叶提取物、茶多酚、赤藓糖醇、罗汉果甜苷、茶氨酸'),
    segments: words('无糖茶、果味茶、奶茶饮料、柠檬茶、草本茶'),
  },
  coffee: {
    code: 'coffee',
    name: '即饮咖啡',
    enName: 'Ready-to-drink coffee',
    trade: '咖啡',
    forms: lines(`
      拿铁|瓶装拿铁|生椰 海盐焦糖 榛果 黑糖|270毫升|7-11|阿拉比卡咖啡豆
      燕麦拿铁|植物基咖啡|桂花 可可 原味 茉莉|270毫升|8-12|燕麦浓浆
      冷萃咖啡|黑咖啡|云南日晒 橙香 耶加雪菲 茉莉|310毫升|8-13|阿拉比卡咖啡豆
      美式咖啡|黑咖啡|云南日晒 深烘 耶加雪菲|310毫升|6-9|阿拉比卡咖啡豆
      咖啡液|咖啡液|云南日晒 意式浓缩 桂花|25毫升×7条|29-45|阿拉比卡咖啡豆
      冻干咖啡|冻干粉|经典黑 耶加雪菲 榛果|2克×12颗|39-69|阿拉比卡咖啡豆`),
    ingredients: words('阿拉比卡咖啡豆、稀奶油、燕麦浓浆、椰浆、乳清蛋白'),
    segments: words('瓶装拿铁、黑咖啡、咖啡液、冻干粉、植物基咖啡'),
  },
  plant: {
    code: 'plant',
    name: '植物蛋白饮料',
    enName: 'Plant-based drinks',
    trade: '植物食品',
    forms: lines(`
      豆奶|豆奶|原味 黑芝麻 红枣 双蛋白 无蔗糖|250毫升×12盒|35-55|非转基因大豆
      燕麦奶|燕麦奶|原味 咖啡大师 可可 无蔗糖|1升|15-26|燕麦
      核桃乳|坚果奶|五黑 无蔗糖 红枣|240毫升×12罐|49-79|核桃仁
      厚椰乳|椰乳|原味 无蔗糖 咖啡专用|1升|16-28|椰浆
      巴旦木奶|坚果奶|原味 抹茶 香草|1升|18-32|巴旦木仁
      豌豆蛋白饮|复合蛋白饮|可可 香草 原味|300毫升|7-11|豌豆蛋白`),
    ingredients: words('非转基因大豆、燕麦、豌豆蛋白、椰浆、核桃仁'),
    segments: words('豆奶、燕麦奶、椰乳、坚果奶、复合蛋白饮'),
  },
  dairy: {
    code: 'dairy',
    name: '乳制品',
    enName: 'Dairy',
    trade: '乳业',
    forms: lines(`
      希腊酸奶|低温酸奶|原味 蓝莓 黄桃 青稞|120克×6杯|26-45|生牛乳
      鲜牛奶|低温鲜奶|原味 4.0高蛋白 限定牧场|950毫升|15-26|生牛乳
      A2纯牛奶|常温白奶|原味 有机|250毫升×10盒|49-79|生牛乳
      奶酪棒|奶酪|原味 草莓 香草 蓝莓|90克×5支|22-39|奶酪
      酸奶块|低温酸奶|草莓 黄桃 玫瑰|54克|12-22|乳清蛋白粉
      马苏里拉奶酪|奶酪|原味 双拼|450克|28-46|生牛乳
      零乳糖牛奶|功能乳品|原味 高钙 舒化|200毫升×12盒|45-69|生牛乳`),
    ingredients: words('生牛乳、乳酸菌、乳清蛋白粉、乳铁蛋白、稀奶油'),
    segments: words('低温鲜奶、常温白奶、低温酸奶、奶酪、功能乳品'),
  },
  juice: {
    code: 'juice',
    name: '果汁气泡饮',
    enName: 'Juice and sparkling drinks',
    trade: '饮料',
    forms: lines(`
      NFC果汁|NFC果汁|沙棘 西柚 葡萄 桑葚 杨梅|300毫升|8-15|NFC果汁
      气泡水|气泡水|青梅 白桃 柠檬 葡萄|480毫升|5-7|浓缩果汁
      果蔬汁|果蔬汁|羽衣甘蓝 胡萝卜苹果 甜菜根莓果|300毫升|12-22|NFC果汁
      电解质水|电解质水|柠檬 西柚 荔枝 青柠|600毫升|4-7|柠檬酸钾
      果汁气泡|气泡水|菠萝百香果 杨梅 白桃|330毫升|6-9|浓缩果汁
      康普茶|发酵饮料|原味 青梅 莓果|330毫升|9-16|茶底与菌种`),
    ingredients: words('NFC果汁、浓缩果汁、柠檬酸钾、果胶、维生素C'),
    segments: words('NFC果汁、气泡水、电解质水、果蔬汁、发酵饮料'),
  },
  bakery: {
    code: 'bakery',
    name: '烘焙食品',
    enName: 'Bakery',
    trade: '烘焙食品',
    forms: lines(`
      吐司|短保面包|全麦 海盐 黑芝麻 生乳|400克|9-18|高筋小麦粉
      贝果|短保面包|全麦 奶酪 蔓越莓 芋泥|80克×6|22-36|高筋小麦粉
      欧包|冷冻烘焙|黑芝麻 蔓越莓 核桃|220克|12-22|老面酵种
      瑞士卷|蛋糕甜点|抹茶红豆 芋泥 海盐奶酪|6枚装|29-49|稀奶油
      酥饼|中式糕点|枣泥 肉松 咸蛋黄 黑芝麻|50克×8|19-36|小麦粉
      蛋糕|蛋糕甜点|枣泥 抹茶 巴斯克|80克×8|25-45|稀奶油
      司康|冷冻烘焙|蔓越莓 芋泥 原味|6枚装|22-38|高筋小麦粉`),
    ingredients: words('高筋小麦粉、稀奶油、老面酵种、全麦粉、海藻糖'),
    segments: words('短保面包、冷冻烘焙、中式糕点、蛋糕甜点、长保面包'),
  },
  nuts: {
    code: 'nuts',
    name: '坚果炒货',
    enName: 'Nuts and seeds',
    trade: '坚果食品',
    forms: lines(`
      每日坚果|混合坚果|无添加 酸奶冻干 益生菌|25克×30袋|89-139|巴旦木
      夏威夷果|树坚果|奶香 原香 蜂蜜黄油|218克|26-42|夏威夷果
      瓜子|瓜子|五香 焦糖 龙井茶 山核桃味|500克|15-26|葵花籽
      碧根果|树坚果|奶香 椒盐 原香|218克|25-39|碧根果
      腰果|树坚果|炭烧 海盐 芥末|218克|26-45|腰果
      坚果棒|坚果棒|蔓越莓 海盐黑巧 燕麦|30克×6|22-38|巴旦木
      琥珀核桃|树坚果|蜂蜜 芝麻 桂花|138克|18-29|核桃仁`),
    ingredients: words('巴旦木、核桃仁、葵花籽、腰果、夏威夷果'),
    segments: words('混合坚果、瓜子、树坚果、坚果棒、坚果酱'),
  },
  snack: {
    code: 'snack',
    name: '休闲零食',
    enName: 'Snacks',
    trade: '食品',
    forms: lines(`
      薯片|膨化食品|番茄 藤椒 烧烤 黑松露|100克|6-11|马铃薯
      海苔|海洋零食|原味 香辣 芝麻夹心|30克|9-18|海苔
      牛肉干|肉类零食|香辣 五香 沙嗲|100克|28-46|牛肉
      魔芋爽|魔芋制品|香辣 麻酱 酸辣 泡椒|18克×20包|16-29|魔芋粉
      鱼豆腐|海洋零食|香辣 烧烤 泡椒|18克×20包|15-26|鱼糜
      辣条|辣味零食|香辣 甜辣 麻酱|65克|4-8|小麦粉
      肉脯|肉类零食|蜜汁 黑椒 芝麻|100克|22-36|猪后腿肉`),
    ingredients: words('马铃薯、魔芋粉、牛肉、海苔、辣椒提取物'),
    segments: words('膨化食品、肉类零食、辣味零食、海洋零食、魔芋制品'),
  },
  instant: {
    code: 'instant',
    name: '方便速食',
    enName: 'Convenience food',
    trade: '食品',
    forms: lines(`
      非油炸拉面|高端方便面|豚骨 番茄牛腩 菌菇|120克×5|25-45|小麦粉
      自热米饭|自热食品|红烧牛肉 咖喱鸡 广式腊味|280克|16-28|大米
      酸辣粉|地方粉面|经典 番茄 藤椒|135克|6-12|红薯淀粉
      米线|地方粉面|花胶鸡 菌菇 番茄|200克|9-18|大米
      拌面|拌面|葱油 麻酱 藤椒鸡|110克×5|22-39|小麦粉
      冲泡汤|冲泡汤粥|菌菇 番茄蛋花 紫菜虾皮|8克×10|19-36|冻干蔬菜
      螺蛳粉|地方粉面|经典 番茄 加臭加辣|320克|10-18|大米`),
    ingredients: words('小麦粉、冻干蔬菜、骨汤粉、红薯淀粉、大米'),
    segments: words('高端方便面、地方粉面、自热食品、冲泡汤粥、拌面'),
  },
  seasoning: {
    code: 'seasoning',
    name: '调味品',
    enName: 'Seasonings',
    trade: '调味食品',
    forms: lines(`
      零添加酱油|酱油|头道 减盐 黑豆|500毫升|12-25|非转基因黄豆
      火锅底料|火锅底料|牛油麻辣 番茄 菌汤 藤椒|150克|9-19|二荆条辣椒
      复合调味汁|复合调味料|糖醋 照烧 酸汤|300毫升|10-18|酵母抽提物
      米醋|食醋|三年陈酿 香醋 糯米|500毫升|8-18|糯米
      蚝油|蚝油|减盐 原味 香菇|510克|9-18|蚝汁
      香辣酱|复合调味料|香菇 豆豉 牛肉|230克|9-20|二荆条辣椒
      高汤|复合调味料|鸡骨 菌菇 豚骨|500克|15-28|骨汤`),
    ingredients: words('非转基因黄豆、酵母抽提物、二荆条辣椒、呈味核苷酸、花椒油'),
    segments: words('酱油、复合调味料、火锅底料、食醋、蚝油'),
  },
  frozen: {
    code: 'frozen',
    name: '冷冻食品',
    enName: 'Frozen and prepared food',
    trade: '冷冻食品',
    forms: lines(`
      水饺|速冻米面|玉米猪肉 荠菜鲜肉 三鲜 鲜虾|1千克|25-45|猪前腿肉
      小酥肉|预制菜肴|原味 藤椒 川香|500克|22-36|猪前腿肉
      烤肠|速冻烤肠|原味 黑胡椒 玉米|500克|22-39|猪前腿肉
      酸菜鱼|预制菜肴|老坛 藤椒 番茄|450克|25-45|巴沙鱼
      葱油饼|速冻米面|原味 梅干菜 牛肉|10片|16-28|小麦粉
      虾滑|火锅料|原味 青虾 蟹籽|150克×4|39-69|虾仁
      手抓饼|速冻米面|原味 葱香 全麦|20片|19-32|小麦粉`),
    ingredients: words('猪前腿肉、巴沙鱼、虾仁、小麦粉、变性淀粉'),
    segments: words('速冻米面、火锅料、预制菜肴、速冻烤肠、水产预制'),
  },
  nutrition: {
    code: 'nutrition',
    name: '营养健康食品',
    enName: 'Health and nutrition',
    trade: '生物科技',
    forms: lines(`
      益生菌粉|肠道健康|原味 白桃 青提|2克×20条|79-199|益生菌
      胶原蛋白饮|皮肤健康|白桃 荔枝 莓果|50毫升×8瓶|129-268|胶原蛋白肽
      蛋白棒|运动营养|可可 莓果 燕麦|40克×6|59-99|乳清蛋白
      软糖|睡眠情绪|接骨木莓 青提 柑橘|60粒|49-109|γ-氨基丁酸
      电解质冲剂|运动营养|柑橘 青提 荔枝|6克×20条|49-89|柠檬酸钾
      中老年奶粉|骨骼关节|原味 高钙 低GI|800克|99-199|脱脂乳粉
      膳食纤维粉|体重管理|西梅 原味 青提|6克×30条|69-139|菊粉`),
    ingredients: words('益生菌、胶原蛋白肽、γ-氨基丁酸、叶黄素、菊粉'),
    segments: words('肠道健康、运动营养、骨骼关节、睡眠情绪、体重管理、皮肤健康'),
  },
};

/** One way in which a category is sold. `price` in yuan, lowest and highest. */
export interface Form {
  readonly name: string;
  readonly segment: string;
  readonly flavours: readonly string[];
  readonly pack: string;
  readonly price: readonly [low: number, high: number];
  readonly ingredient: string;
}

const forms = new Map<CategoryCode, readonly Form[]>();

export function formsOf(category: Category): readonly Form[] {
  const known = forms.get(category.code);
  if (known) return known;
  const made = category.forms.map((line): Form => {
    const [name = '', segment = '', flavours = '', pack = '', price = '', ingredient = ''] = line.split('|');
    const [low = 0, high = 0] = price.split('-').map(Number);
    return { name, segment, flavours: flavours.split(' '), pack, price: [low, high], ingredient };
  });
  forms.set(category.code, made);
  return made;
}
