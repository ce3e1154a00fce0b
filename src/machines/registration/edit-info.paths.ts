import { userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { editInfoMachine } from './edit-info.machine.ts';

export const editInfoPaths: PathSpec<typeof editInfoMachine> = {
  machine: editInfoMachine,
  name: { zh: '编辑资料页', en: 'The page "Edit profile"' },
  as: 'liran',
  starts: [{ zh: '会员打开“编辑资料”', en: 'A member opens "Edit profile"' }],
  calls: {},
  events: {
    'user.changed': userChangeCases['user.changed'].map((words) => ({
      ...words,
      then: { zh: '换了用户就重新加载。', en: 'For another user it is loaded again.' },
    })),
  },
  states: {
    '': { zh: '会员查看并修改自己的资料页。' },
    open: { title: { zh: '页面已打开', en: 'Page open' }, zh: '每个部分自己加载，自己保存。' },
  },
};
