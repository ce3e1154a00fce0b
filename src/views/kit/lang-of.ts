export const langOf = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en');
