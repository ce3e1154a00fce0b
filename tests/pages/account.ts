import type { StepFixtures } from './steps.ts';
import type { Language } from './words.ts';

const zh = {
  profile: '基本资料',
  name: '姓名',
  position: '职位',
  save: '保存',
  saved: '个人信息更新成功',
  restored: '已恢复你上次未保存的修改',
  work: '工作经历',
  changeMobile: '更换 手机号',
  cancelMobile: '取消 手机号',
  bindEmail: '绑定 邮箱',
  email: '邮箱',
  bind: '绑定',
  emailBound: '邮箱绑定成功',
  changePassword: '修改 密码',
  newPassword: '新密码',
  member: '会员',
};

const en: typeof zh = {
  profile: 'Profile',
  name: 'Name',
  position: 'Position',
  save: 'Save',
  saved: 'personal information updated successfully',
  restored: 'Your unsaved changes have been restored',
  work: 'Work history',
  changeMobile: 'Change Mobile number',
  cancelMobile: 'Cancel Mobile number',
  bindEmail: 'Link Email',
  email: 'Email',
  bind: 'Link',
  emailBound: 'Email linked',
  changePassword: 'Change Password',
  newPassword: 'New password',
  member: 'Membership',
};

export const accountWords: Readonly<Record<Language, typeof zh>> = { zh, en };

export const editInfoPath = '/community/edit-info';
export const settingPath = '/community/mine/account-setting';

/** What a member does on the pages of his own account. */
export function accountSteps({ page }: Pick<StepFixtures, 'page'>, language: Language) {
  const words = accountWords[language];
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.getByRole('textbox', { name });
  return { words, main, button, field, section: (name: string) => main.getByRole('region', { name, exact: true }) };
}
