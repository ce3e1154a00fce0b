import { setup } from 'xstate';
import { modulesMachine } from '../content/modules.machine.ts';
import { searchBoxMachine } from '../search/search-box.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { visitsMachine } from '../session/visits.machine.ts';
import { prepareOauth } from '../session/wechat-errand.ts';
import { draftsMachine } from '../shared/drafts.machine.ts';
import type { Meta } from '../shared/meta.ts';
import { noticesMachine } from '../shared/notices.machine.ts';
import type { AppEvent, AppInput, Context } from './app.events.ts';
import { minutesMachine } from './minutes.machine.ts';
import { lazyCharts, pageCharts } from './page-charts.ts';
import { preferencesMachine } from './preferences.machine.ts';
import { reportsMachine } from './reports.machine.ts';
import type { AppEmitted } from './route.ts';
import { visitLogMachine } from './visit-log.machine.ts';
import { wechatCardMachine } from './wechat-card.machine.ts';

/** What the root knows and who lives in it. */
export const appBase = setup({
  types: {
    context: {} as Context,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    tags: {} as 'binding',
    meta: {} as Meta,
    children: {} as {
      preferences: 'preferences';
      session: 'session';
      drafts: 'drafts';
      notices: 'notices';
      modules: 'modules';
      reports: 'reports';
      visits: 'visits';
      visitLog: 'visitLog';
      wechatCard: 'wechatCard';
      minutes: 'minutes';
      searchBox: 'searchBox';
      reactions: 'reactions';
      conversations: 'conversations';
      friends: 'friends';
      login: 'login' | 'binding';
      wizard: 'wizard';
      wechatReturn: 'wechatReturn';
      ssoLogin: 'ssoLogin';
    },
  },
  actors: {
    preferences: preferencesMachine,
    session: sessionMachine,
    drafts: draftsMachine,
    notices: noticesMachine,
    modules: modulesMachine,
    reports: reportsMachine,
    visits: visitsMachine,
    visitLog: visitLogMachine,
    wechatCard: wechatCardMachine,
    minutes: minutesMachine,
    searchBox: searchBoxMachine,
    prepareOauth,
    ...lazyCharts,
    ...pageCharts,
  },
});
