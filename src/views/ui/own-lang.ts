export const ownLang = (label: string): 'zh-CN' | undefined => (/\p{Script=Han}/u.test(label) ? 'zh-CN' : undefined);
