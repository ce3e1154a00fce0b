import { networkReturns, readerCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { editInfoMachine } from './edit-info.machine.ts';

export const editInfoPaths: PathSpec<typeof editInfoMachine> = {
  machine: editInfoMachine,
  name: { zh: '编辑资料页', en: 'The page "Edit profile"' },
  starts: [{ zh: '会员打开“编辑资料”', en: 'A member opens "Edit profile"', input: { drafts: {} } }],
  calls: {},
  events: {
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的部分重新加载。', en: 'Parts that failed are loaded again.' } },
    ],
    'reader.changed': readerCases['reader.changed'].map((words) => ({
      ...words,
      then: { zh: '换了人就重新加载。', en: 'For another reader it is loaded anew.' },
    })),
    'member.changed': [
      {
        by: 'part',
        zh: '资料保存成功',
        en: 'The profile is saved',
        then: { zh: '页眉显示新的姓名。', en: 'The bar shows the new name.' },
      },
    ],
    'draft.keep': [
      {
        by: 'part',
        zh: '在页面上输入内容',
        en: 'Type on the page',
        payload: { subject: 'profile', fields: { position: '采购总监' } },
        then: { zh: '输入的内容留作草稿。', en: 'What was typed is kept as a draft.' },
      },
    ],
    'draft.drop': [
      {
        by: 'part',
        zh: '内容保存成功',
        en: 'What was typed is saved',
        payload: { subject: 'profile' },
        then: { zh: '草稿删除。', en: 'The draft is dropped.' },
      },
    ],
  },
  states: { '': '会员查看并修改自己介绍的内容。', open: '每个部分自己加载，自己保存。' },
};
