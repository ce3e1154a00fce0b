/** What the news site begins with as its most searched words. */
export const newsKeywords = [
  { keyword: '新品', searchedCount: 4_812 },
  { keyword: '预制菜', searchedCount: 3_967 },
  { keyword: '燕麦', searchedCount: 3_540 },
  { keyword: '酸奶', searchedCount: 3_118 },
  { keyword: '融资', searchedCount: 2_904 },
  { keyword: '包装', searchedCount: 2_431 },
  { keyword: '零食量贩', searchedCount: 2_077 },
  { keyword: '出海', searchedCount: 1_866 },
  { keyword: '标签', searchedCount: 1_402 },
  { keyword: '咖啡', searchedCount: 1_255 },
] as const;
