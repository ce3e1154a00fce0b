/** The language that a text of readers or editors is in, for `lang`: it need not be the interface's. */
export const langOf = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en');
