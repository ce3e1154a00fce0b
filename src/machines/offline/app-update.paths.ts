import { crashed } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { appUpdateMachine } from './app-update.machine.ts';

export const appUpdatePaths: PathSpec<typeof appUpdateMachine> = {
  machine: appUpdateMachine,
  name: { zh: '新版本', en: 'A newer version' },
  starts: [{ zh: '打开网站', en: 'The site is opened' }],
  events: {
    'update.found': [
      { by: 'backend', zh: '发布了新版本，浏览器已取到', en: 'A newer version is published and fetched' },
    ],
    'update.taken': [{ by: 'part', zh: '新版本接管了文件', en: 'The newer version has taken over' }],
    'worker.refused': [{ by: 'backend', zh: '浏览器不允许后台脚本', en: 'The browser allows no service worker' }],
    'update.wanted': [{ zh: '点击“立即更新”', en: 'Press "Update now"' }],
    'update.putOff': [{ zh: '点击“稍后”', en: 'Press "Later"' }],
    'xstate.after.updateCheckInterval.appUpdate.watching': [{ zh: '过了一小时', en: 'An hour has passed' }],
    'xstate.after.updateCheckInterval.appUpdate.putOff': [{ zh: '又过了一小时', en: 'Another hour has passed' }],
    'xstate.after.draftSaveDelay.appUpdate.saving': [
      { zh: '片刻之后，输入的内容已保存', en: 'A moment later what was typed is stored' },
    ],
    'xstate.after.draftSaveDelay.appUpdate.savingLast': [
      { zh: '片刻之后，输入的内容已保存', en: 'A moment later what was typed is stored' },
    ],
    'xstate.after.updateTakeTimeout.appUpdate.taking': [
      { zh: '新版本迟迟没有接管', en: 'The newer version does not take over in time' },
    ],
    'xstate.after.updateTakeTimeout.appUpdate.reloading': [
      {
        zh: '浏览器提醒有内容会丢失，读者选择留下',
        en: 'The browser warns that something would be lost, and the reader stays',
      },
    ],
    'xstate.error.actor.worker': [
      crashed({ zh: '看新版本的部件出了故障', en: 'What looks for newer versions stops by a defect' }),
    ],
  },
  states: {
    '': '有新版本时告诉读者，读者愿意时才更新。',
    watching: '还没有新版本；隔一段时间问一次。',
    alone: '浏览器不保存应用的文件；下次打开就是新版本。',
    found: '新版本已就绪，已告诉读者。',
    saving: '正在保存最后输入的内容。',
    taking: '新版本正在接管；迟迟没有接管，也从网络重新加载页面。',
    overtaken: '重新加载就是新版本；这一页不变，已告诉读者。',
    savingLast: '重新加载就是新版本；正在保存最后输入的内容。',
    putOff: '读者稍后再更新：下次打开，或再有新版本时。',
    reloading: '按读者的意思重新加载页面；他也可以选择留下。',
  },
};
