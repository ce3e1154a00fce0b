import type { CategoryCode } from './categories.ts';
import { lines } from './lines.ts';

/** What a supplier supplies. */
export const supplierTrades = ['ingredients', 'packaging', 'equipment', 'service'] as const;
export type SupplierTrade = (typeof supplierTrades)[number];

/** `brand|English name|city|year founded` by category. */
export const brands: Readonly<Record<CategoryCode, readonly string[]>> = {
  tea: lines(`
    山隐|Shanyin Tea|杭州|2016
    半日茶事|Half-Day Tea|福州|2018
    云岫|Yunxiu|昆明|2011
    泠泉|Lingquan|长沙|2014
    木小柚|Muxiaoyou|广州|2019
    拾叶|Ten Leaves|厦门|2017
    溪上|Upstream|武汉|2015
    观澍|Guanshu|成都|2020`),
  coffee: lines(`
    昼行|Diurnal Coffee|上海|2018
    豆乡|Beanland|昆明|2012
    风炉|Fenglu Coffee|北京|2016
    岸边烘焙|Shoreside Roasters|厦门|2015
    七点半|Half Past Seven|深圳|2019
    深焙社|Deep Roast Club|成都|2017
    麓山|Lushan Coffee|长沙|2016
    鹿野豆|Luye Bean|苏州|2020`),
  plant: lines(`
    麦原野|Oatfield|上海|2019
    植谷|Plant Valley|石家庄|2008
    椰渡|Yedu|广州|2013
    粒粒生|Lilisheng|哈尔滨|2005
    扁桃林|Almond Grove|西安|2017
    核仁记|Herenji|石家庄|2001
    谷本堂|Gubentang|南京|2010
    禾乳|Heru|杭州|2018`),
  dairy: lines(`
    牧云|Muyun Dairy|呼和浩特|1999
    北坡牧场|North Slope|哈尔滨|2003
    晨挤|Morning Milk|上海|2015
    雪涧|Xuejian Dairy|银川|2006
    奶山|Milk Hill|西安|2012
    白桦牧|Birch Pastures|长春|2009
    初霁|Chuji Dairy|南京|2014
    甘牧|Ganmu|兰州|2004`),
  juice: lines(`
    果阳|Guoyang Juice|烟台|2007
    气泡所|Bubble Office|上海|2018
    橙屿|Orange Isle|重庆|2016
    梅子坡|Plum Slope|汕头|2013
    沙棘谷|Sea-Buckthorn Valley|银川|2010
    柚见|Youjian|漳州|2015
    百果渡|Baiguodu|南宁|2011
    沁桃|Qintao|南京|2019`),
  bakery: lines(`
    麦屿|Maiyu Bakery|福州|2014
    面团岛|Dough Island|上海|2017
    酥语|Suyu|长沙|2018
    禾香坊|Hexiang|沈阳|2002
    吐司日历|Toast Calendar|杭州|2019
    麦穗巷|Wheat Lane|南京|2013
    炉边记|Hearthside|广州|2011
    粮心|Liangxin|郑州|2008`),
  nuts: lines(`
    林下坚果|Under the Trees|合肥|2012
    榛园|Hazel Garden|沈阳|2010
    果核里|Inside the Kernel|杭州|2014
    松子巷|Pine Nut Lane|哈尔滨|2009
    脆仁|Cuiren|泉州|2016
    北纬果仁|Northern Kernels|昆明|2013
    碧根园|Pecan Park|合肥|2015
    炒手老铺|Old Roasters|宁波|1998`),
  snack: lines(`
    脆云|Crisp Cloud|上海|2015
    海风海苔|Sea Breeze Nori|青岛|2011
    辣刻|Spice Moment|长沙|2017
    薯野|Potato Fields|兰州|2014
    馋屿|Craving Isle|福州|2018
    鱼乐集|Yuleji|宁波|2013
    嚼嚼社|Chew Club|成都|2019
    川小辣|Chuan Xiao La|成都|2012`),
  instant: lines(`
    面北|North of Noodles|北京|2016
    拌着吃|Mix & Eat|深圳|2019
    粉巷|Rice Noodle Lane|贵阳|2015
    十分汤|Ten-Tenths Soup|广州|2018
    滇巷米线|Dianxiang|昆明|2010
    锅边记|Guobianji|福州|2014
    柳巷螺|Liuxiang Luo|柳州|2013
    食分钟|Food Minutes|郑州|2017`),
  seasoning: lines(`
    酱心|Sauce Heart|佛山|2001
    百味源|Baiweiyuan|漯河|1997
    椒山|Jiaoshan|重庆|2006
    醋坊里|Vinegar Lane|宁波|1995
    川料社|Chuanliao|成都|2013
    豉香园|Chixiangyuan|佛山|2000
    味作|Weizuo|上海|2016
    红油记|Red Oil|眉山|2009`),
  frozen: lines(`
    鲜冻|Xiandong|郑州|2004
    灶前|By the Stove|上海|2018
    冰岭|Ice Ridge|哈尔滨|2002
    蒸小笼|Little Steamer|无锡|2011
    饺香|Jiaoxiang|临沂|1999
    锅里红|Guolihong|重庆|2015
    渔汛|Fish Season|青岛|2008
    丰屿|Fengyu Foods|漳州|2006`),
  nutrition: lines(`
    益元素|Yi Elements|深圳|2014
    轻禾|Qinghe Nutrition|上海|2018
    敏态|Mintai|北京|2016
    菌研社|Probiotic Lab|武汉|2015
    骨步|Gubu|广州|2010
    夜序|Night Order|杭州|2019
    松龄|Songling|南京|2005
    燃练|Ranlian|苏州|2017`),
};

export const suppliers: Readonly<Record<SupplierTrade, readonly string[]>> = {
  ingredients: lines(`
    甘界|Sweet Frontier|济南|2003
    纤研|Fibre Lab|西安|2008
    胚芽生物|Germ Biotech|武汉|2012
    蓝藻原力|Spirulina Force|青岛|2014
    香域|Aroma Domain|上海|1998
    酵世界|Yeast World|南宁|2001`),
  packaging: lines(`
    纸屿包装|Paper Isle Packaging|东莞|2005
    罐头先生|Mister Can|宁波|1999
    膜立方|Film Cubed|苏州|2010
    绿卷材料|Green Roll|厦门|2016
    盒设计|Box Studio|深圳|2013
    瓶造|Bottle Works|佛山|2002`),
  equipment: lines(`
    灌装港|Filling Harbour|南京|2000
    冻点科技|Freezing Point|大连|2006
    秤星智能|Steelyard AI|杭州|2015
    杀菌匠|Sterilisers Guild|无锡|2004
    隧道冷机|Tunnel Cooling|烟台|2009
    析检仪器|Assay Instruments|天津|2007`),
  service: lines(`
    冷链里程|Cold Miles|武汉|2012
    代工坊|OEM Works|临沂|2008
    货架之上|Above the Shelf|广州|2016
    食展会务|Food Fair Events|上海|2005
    出海物语|Overseas Tales|深圳|2018
    味觉实验室|Palate Lab|北京|2013`),
};

/** The word in a supplier's full name. */
export const supplierWords: Readonly<Record<SupplierTrade, string>> = {
  ingredients: '生物配料',
  packaging: '包装材料',
  equipment: '食品机械',
  service: '供应链管理',
};
