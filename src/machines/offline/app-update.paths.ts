import { press } from '../kit/act.ts';
import { crashed } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
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
      { zh: '片刻之后，输入的内容已保存', en: 'A moment later the input is stored' },
    ],
    'xstate.after.draftSaveDelay.appUpdate.savingLast': [
      { zh: '片刻之后，输入的内容已保存', en: 'A moment later the input is stored' },
    ],
    'xstate.after.updateTakeTimeout.appUpdate.taking': [
      { zh: '新版本迟迟没有接管', en: 'The newer version does not take over in time' },
    ],
    'xstate.after.updateTakeTimeout.appUpdate.reloading': [
      {
        zh: '浏览器提醒有内容会丢失，用户选择留下',
        en: 'The browser warns of unsaved input, and the user stays',
      },
    ],
    'xstate.error.actor.worker': [crashed({ zh: '检查更新的部件出了故障', en: 'The update check crashes' })],
  },
  acts: {
    'update.wanted': [press('button', 'offline:update.now')],
    'update.putOff': [press('button', 'offline:update.later')],
  },
  states: {
    '': { zh: '有新版本时提示用户，由用户决定何时更新。' },
    watching: { title: { zh: '检查新版本', en: 'Checking for updates' }, zh: '还没有新版本；隔一段时间检查一次。' },
    alone: {
      title: { zh: '无离线更新', en: 'No offline updates' },
      zh: '浏览器不保存应用的文件；下次打开就是新版本。',
    },
    found: { title: { zh: '有新版本', en: 'Update available' }, zh: '新版本已就绪，已提示用户。' },
    saving: { title: { zh: '更新前保存', en: 'Saving before update' }, zh: '更新前正在保存最后输入的内容。' },
    taking: { title: { zh: '更新中', en: 'Updating' }, zh: '正在启用新版本；太久没有完成时，从网络重新加载页面。' },
    overtaken: {
      title: { zh: '重新加载即更新', en: 'Reload to update' },
      zh: '新版本已启用；这一页照常可用，提示用户重新加载。',
    },
    savingLast: {
      title: { zh: '重载前保存', en: 'Saving before reload' },
      zh: '重新加载为新版本之前，正在保存最后输入的内容。',
    },
    putOff: { title: { zh: '稍后更新', en: 'Update postponed' }, zh: '用户选择稍后更新：下次打开，或再有新版本时。' },
    reloading: {
      title: { zh: '重新加载中', en: 'Reloading' },
      zh: '正在按用户的要求重新加载；浏览器可能询问是否留下。',
    },
  },
};
