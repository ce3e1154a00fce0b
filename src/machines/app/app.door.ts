import { assign, sendTo } from 'xstate';
import { toFailure } from '#services/failure.ts';
import { leaving, returning, signingOn } from './app.door-elsewhere.ts';
import { wizardInput } from './app.drafts.ts';
import { appSetup } from './app.setup.ts';

/** The way in (§2.3, §4.1): the login, the profile that must be completed, and on to where the reader was going. */
export const door = appSetup.createStateConfig({
  initial: 'shut',
  on: {
    'entry.tried': { actions: 'openTab' },
    'entry.failed': { actions: 'dropTab' },
    'wechat.returned': { target: '.returning', meta: { requirements: ['R2.6-3', 'R4.1-13', 'R4.1-15'] } },
    'sso.returned': { target: '.signingOn', meta: { requirements: ['R2.6-4', 'R7.1-3'] } },
  },
  states: {
    shut: {
      description: 'Nothing stands between the reader and the page.',
      entry: ['dropTab', assign({ errand: null, held: null }), 'announceShut'],
      on: {
        'login.wanted': [
          {
            guard: 'isUnverified',
            actions: { type: 'notice', params: { tone: 'bad', key: 'shell:unverified.title' } },
          },
          { guard: 'needsNoLogin' },
          {
            guard: { type: 'isWechatTap', params: ({ event }) => ({ byTap: event.byTap }) },
            target: 'leaving',
            actions: { type: 'keepHeld', params: ({ event }) => event },
            meta: { requirements: ['R2.3-1'] },
          },
          {
            target: 'login',
            actions: { type: 'keepHeld', params: ({ event }) => event },
            meta: { requirements: ['R2.3-2', 'R2.3-3'] },
          },
        ],
        'password.changed': { target: 'login', actions: sendTo('session', { type: 'session.pause' }) },
        'binding.wanted': [
          {
            guard: { type: 'isWechatTap', params: { byTap: true } },
            target: 'leaving',
            meta: { requirements: ['R4.1-15'] },
          },
          { actions: 'showQr' },
        ],
        'session.unbound': { target: 'binding' },
        'session.incomplete': { target: 'completing' },
        'session.ready': { actions: 'resumeWizard' },
        'wizard.left': { target: 'completing', meta: { requirements: ['R4.2-1'] } },
      },
    },
    leaving,
    returning,
    signingOn,
    binding: {
      description: 'Logged in with a WeChat account that has no mobile yet: it must be bound.',
      tags: 'binding',
      entry: ['dropTab', 'carryErrand'],
      meta: { see: 'session:bind.heading', requirements: ['R4.1-17', 'R4.1-18', 'R4.1-19'] },
      invoke: {
        id: 'login',
        src: 'binding',
        input: { tab: 'sms', step: 'bind' },
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'bound',
            target: 'settling',
            actions: sendTo('session', { type: 'mobile.bound' }),
            meta: { requirements: ['R4.1-20', 'R4.1-21'] },
          },
          {
            target: 'shut',
            actions: sendTo('session', { type: 'session.close' }),
            meta: { requirements: ['R4.1-22'] },
          },
        ],
        onError: {
          target: 'shut',
          actions: [
            { type: 'notice', params: { tone: 'bad', key: 'failure:crashed' } },
            sendTo('session', { type: 'session.close' }),
          ],
        },
      },
      on: {
        'session.ended': { target: 'shut' },
        'session.ready': { target: 'arriving' },
        'session.incomplete': { target: 'completing' },
      },
    },
    login: {
      description: 'The login dialog is open; the page stays as it is under it.',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ tab: context.isMobile ? 'sms' : 'wechat', step: 'login' }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'loggedIn',
            target: 'settling',
            actions: { type: 'openSession', params: ({ event }) => event.output },
          },
          // Who is still being found out may be a member: closing what he did not need is no logout.
          { guard: 'isVisitorUnknown', target: 'shut' },
          {
            target: 'shut',
            actions: sendTo('session', { type: 'session.close' }),
            meta: { requirements: ['R4.1-22'] },
          },
        ],
        onError: {
          target: 'shut',
          actions: {
            type: 'notice',
            params: ({ event }) => ({ tone: 'bad', key: `failure:${toFailure(event.error).tag}` }),
          },
        },
      },
      on: {
        'session.unbound': { target: 'binding' },
        'session.ready': { target: 'arriving' },
        'session.incomplete': { target: 'completing' },
      },
    },
    settling: {
      description: 'Logged in; it is being found out whether the profile is complete.',
      on: {
        'session.unbound': { target: 'binding' },
        'session.ready': { target: 'arriving' },
        'session.incomplete': { target: 'completing' },
        'session.ended': { target: 'shut' },
      },
    },
    completing: {
      description: 'The wizard of registration is open (§4.2); the page stays as it is under it.',
      entry: ['dropTab', 'carryErrand'],
      meta: { requirements: ['R2.2-4', 'R4.2-1'] },
      invoke: {
        id: 'wizard',
        src: 'wizard',
        input: ({ self }) => wizardInput(self),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'finished',
            target: 'settling',
            actions: sendTo('session', { type: 'profile.completed' }),
            meta: { requirements: ['R4.2-23'] },
          },
          {
            target: 'shut',
            actions: sendTo('session', { type: 'session.pause' }),
            meta: { requirements: ['R4.1-23', 'R4.2-9'] },
          },
        ],
        onError: {
          target: 'shut',
          actions: [
            { type: 'notice', params: { tone: 'bad', key: 'failure:crashed' } },
            sendTo('session', { type: 'session.pause' }),
          ],
        },
      },
      // Nothing that the wizard does makes the session speak: what it says here is of a login in another tab.
      on: {
        'session.ended': { target: 'shut' },
        'session.unbound': { target: 'binding' },
        'session.incomplete': { target: 'completing', reenter: true },
        'session.ready': { target: 'arriving' },
        'drafts.gone': {
          actions: [
            { type: 'askStanding', params: ({ event }) => event },
            { type: 'tellForms', params: ({ event }) => event },
          ],
          meta: { words: { zh: '再问一次资料是否完整', en: 'It is asked anew whether the profile is complete' } },
        },
      },
    },
    arriving: {
      description: 'Logged in and complete: on to where the reader was going.',
      entry: ['resumeWizard', 'endErrand'],
      always: [
        { guard: 'hasHeld', target: 'shut', actions: 'doHeld' },
        {
          guard: 'hasRedirect',
          target: 'shut',
          actions: 'followRedirect',
          meta: { requirements: ['R4.1-8', 'R4.2-24'] },
        },
        { guard: 'wantsNewTab', target: 'openingTab', meta: { requirements: ['R4.1-10', 'R4.2-26'] } },
        {
          guard: 'hasNextUrl',
          target: 'shut',
          actions: 'followNextUrl',
          meta: { requirements: ['R4.1-9', 'R4.2-25'] },
        },
        { target: 'shut' },
      ],
    },
    openingTab: {
      description: 'The next address opens in a new tab in a moment.',
      after: { newTabOpenDelay: { target: 'shut', actions: 'followNextUrl' } },
    },
  },
});
