/** ARIA roles of controls and of what stands around them, as Chinese features call them. */
export const roles = {
  alert: '提示',
  alertdialog: '确认框',
  article: '条目',
  banner: '页头',
  button: '按钮',
  checkbox: '复选框',
  combobox: '选择框',
  dialog: '窗口',
  link: '链接',
  listitem: '列表项',
  menuitem: '菜单项',
  option: '选项',
  radio: '单选项',
  region: '区域',
  searchbox: '搜索框',
  slider: '滑块',
  tab: '页签',
  tabpanel: '页签内容',
  textbox: '输入框',
} as const;

export type Role = keyof typeof roles;
