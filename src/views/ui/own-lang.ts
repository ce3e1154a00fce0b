/** `lang` for a choice that is called by a Chinese name, whatever the interface speaks. */
export const ownLang = (label: string): 'zh-CN' | undefined => (/\p{Script=Han}/u.test(label) ? 'zh-CN' : undefined);
