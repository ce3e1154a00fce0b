import { stored } from '#services/contract/stored.contract.ts';
import { press } from '../kit/act.ts';
import { crashed, readFirst, storageFails, storedElsewhere } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { preferencesMachine } from './preferences.machine.ts';

export const preferencesPaths: PathSpec<typeof preferencesMachine> = {
  machine: preferencesMachine,
  name: { zh: '语言与主题', en: 'Language and theme' },
  starts: [
    {
      zh: '用中文浏览器打开网站',
      en: 'The site is opened in a Chinese browser',
      input: { browserLanguage: 'zh-CN', browserTheme: 'light' },
    },
  ],
  key: () => null,
  events: {
    'preference.choose': [
      {
        zh: '点击“English”',
        en: 'Press "English"',
        payload: { chosen: { lang: 'en' } },
        then: { zh: '界面变成英文。', en: 'The interface is in English.' },
      },
      {
        zh: '点击“深色模式”',
        en: 'Press "Dark mode"',
        payload: { chosen: { theme: 'dark' } },
        then: { zh: '界面变成深色。', en: 'The interface is dark.' },
      },
    ],
    'record.loaded': [
      {
        ...readFirst,
        zh: '读到保存的选择：英文、浅色',
        en: 'The stored choice is read: English, light',
        payload: { value: { ...stored.preferences.empty, lang: 'en', theme: 'light' }, setAside: false, at: 0 },
      },
    ],
    'record.changed': [
      {
        ...storedElsewhere,
        zh: '在另一个标签页改成中文、深色',
        en: 'Choose Chinese and dark in another tab',
        payload: { value: { ...stored.preferences.empty, lang: 'zh', theme: 'dark' }, at: 0 },
        then: { zh: '这里也变成中文、深色。', en: 'Chinese and dark here too.' },
      },
    ],
    'record.failed': [storageFails],
    'xstate.error.actor.record': [crashed({ zh: '保存选择的部件出了故障', en: 'The record of the choice crashes' })],
  },
  acts: {
    'preference.choose': [press('button', 'shell:language.other')],
  },
  states: {
    '': { zh: '保存用户选择的语言、主题等设置。' },
    restoring: { title: { zh: '读取设置', en: 'Restoring' }, zh: '正在读取保存的选择；读到之前按浏览器的设置。' },
    stored: { title: { zh: '已保存在本机', en: 'Stored on device' }, zh: '选择保存在本机。' },
    unstored: { title: { zh: '无法保存', en: 'Not stored' }, zh: '浏览器不允许保存；选择在关闭网页前有效。' },
  },
};
