export const schools = [
  '江南大学',
  '中国农业大学',
  '华南理工大学',
  '南昌大学',
  '浙江大学',
  '东北农业大学',
  '上海海洋大学',
  '华中农业大学',
  '西北农林科技大学',
  '天津科技大学',
  '合肥工业大学',
  '北京工商大学',
] as const;

export const degrees = ['本科', '硕士', '大专'] as const;

export const majors = [
  '食品科学与工程',
  '食品质量与安全',
  '生物工程',
  '市场营销',
  '包装工程',
  '物流管理',
  '国际贸易',
] as const;

export const firstPositions = ['研发工程师', '品控专员', '采购专员', '区域销售', '市场专员', '产品助理'] as const;
