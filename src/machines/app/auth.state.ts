import { assertEvent, assign, emit, enqueueActions, sendTo } from 'xstate';
import { may } from '#services/contract/permissions.ts';
import { toFailure } from '#services/failure.ts';
import { guestOwner } from '../drafts/drafts.machine.ts';
import { actorAt } from '../kit/actor-path.ts';
import { type NoticeWords, sendToResident } from '../kit/residents.ts';
import { withOutput } from '../kit/with-event.ts';
import type { LoginOutput } from '../session/login.machine.ts';
import type { Entry } from '../session/login-result.ts';
import type { WechatReturnOutput } from '../session/wechat-return.machine.ts';
import { appParts, appSetup } from './app.setup.ts';
import { draftFor, ofUser, ownerIn, wizardInput } from './own-drafts.ts';
import {
  departureOf,
  fieldsOfReturnTarget,
  here,
  isNewTab,
  leadsToTab,
  nextUrlOf,
  pendingOf,
  redirectOf,
  returnTargetOf,
  returnTargetOfFields,
  returnTargetSubject,
} from './return-target.ts';

export const authParts = appParts({
  actions: {
    notice: sendToResident('notices', (_, notice: NoticeWords) => ({ ...notice, type: 'notice.show' })),
    openTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.wanted' });
    }),
    dropTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.unwanted' });
    }),
    setPending: assign(({ context: { returnTarget, user }, event }) =>
      event.type === 'login.wanted' && event.pending
        ? { pending: { ...event.pending, memberId: user?.memberId ?? null }, returnTarget: returnTarget ?? here }
        : {},
    ),
    /** Only by a member, and by no other than who asked for it. */
    sendPending: enqueueActions(({ context: { pending, user }, self, enqueue }) => {
      if (!pending || !user || may(user.role, 'browseInFull') !== 'yes') return;
      if (pending.memberId !== null && pending.memberId !== user.memberId) return;
      const ref = actorAt(self, pending.to);
      if (ref) enqueue.sendTo(ref, pending.event);
    }),
    showQr: enqueueActions(({ context: { pages, route }, enqueue }) => {
      const here = pages.find(({ entry }) => entry === route?.entry);
      if (here) enqueue.sendTo(here.ref, { type: 'qr.wanted' });
    }),
    leaveForWechat: emit((_, { url }: { url: string }) => ({ type: 'leave.wanted', url, newTab: false })),
    /** Without a login, back to where the user was, not to where only a login leads. */
    setReturnTarget: assign((_, output: WechatReturnOutput) => {
      if (output.outcome === 'unknown') return { returnTarget: null };
      const returnTarget = returnTargetOf(output.returnTarget);
      return output.outcome === 'loggedIn'
        ? { returnTarget, pending: pendingOf(output.returnTarget) }
        : { returnTarget: { ...returnTarget, nextUrl: null } };
    }),
    dropFailedLogin: enqueueActions(({ enqueue }, output: WechatReturnOutput) => {
      const isLogin = output.outcome === 'failed' && output.returnTarget.intent === 'login';
      if (isLogin) enqueue.sendTo('session', { type: 'session.forget' });
    }),
    endLogin: sendTo('session', { type: 'session.close' }),
    pauseLogin: sendTo('session', { type: 'session.pause' }),
    openSession: sendTo('session', (_, output: Entry | LoginOutput | WechatReturnOutput) =>
      'credentials' in output && output.credentials
        ? { type: 'session.opened', credentials: output.credentials, at: output.at }
        : { type: 'session.close' },
    ),
    /** A reload during the registration must not lose the return target. */
    carryReturnTarget: enqueueActions(({ context, self, enqueue }) => {
      const returnTarget = context.returnTarget ?? returnTargetOfFields(draftFor(self, returnTargetSubject));
      if (!returnTarget) return;
      const owner = ownerIn(self);
      const subject = returnTargetSubject;
      enqueue.assign({ returnTarget });
      enqueue.sendTo('drafts', { type: 'draft.save', owner, subject, fields: fieldsOfReturnTarget(returnTarget) });
      // Bound to a member, the target is no guest's any more.
      if (owner !== guestOwner) enqueue.sendTo('drafts', { type: 'draft.drop', owner: guestOwner, subject });
    }),
    dropReturnTarget: enqueueActions(({ context, self, enqueue }) => {
      if (!context.returnTarget) return;
      for (const owner of new Set([ownerIn(self), guestOwner]))
        enqueue.sendTo('drafts', { type: 'draft.drop', owner, subject: returnTargetSubject });
    }),
    resumeWizard: enqueueActions(({ self, enqueue }) => {
      if (draftFor(self, 'wizard')) enqueue.raise({ type: 'wizard.unfinished' });
    }),
    /** Another tab drops these drafts when its registration advances. */
    recheckProfile: enqueueActions(({ event, self, enqueue }) => {
      assertEvent(event, 'drafts.removed');
      const isFurther = ['supplement', 'wizard'].some((subject) => event.subjects.includes(ofUser(self, subject)));
      if (isFurther) enqueue.sendTo('session', { type: 'profile.completed' });
    }),
    followRedirect: emit(({ context }) => ({
      type: 'navigation.wanted',
      to: redirectOf(context) ?? '/',
      replace: true,
    })),
    followNextUrl: emit(({ context }) => ({
      type: 'leave.wanted',
      url: nextUrlOf(context) ?? '/',
      newTab: isNewTab(context),
    })),
  },
  guards: {
    isWechatTap: ({ context, event }) =>
      !(event.type === 'login.wanted' && !event.byTap) && context.isInWechat && context.wechatAuthorizeUrl !== null,
    hasRedirect: ({ context }) => redirectOf(context) !== null,
    hasNextUrl: ({ context }) => nextUrlOf(context) !== null,
    wantsNewTab: ({ context }) => leadsToTab(context),
  },
});

const authSetup = appSetup.extend(authParts);

const unverifiedNotice = { type: 'notice', params: { tone: 'bad', key: 'shell:unverified.title' } } as const;
const crashedNotice = { type: 'notice', params: { tone: 'bad', key: 'failure:crashed' } } as const;
const failureNotice = {
  type: 'notice',
  params: ({ event }: { readonly event: { readonly error: unknown } }) =>
    ({ tone: 'bad', key: `failure:${toFailure(event.error).tag}` }) as const,
} as const;

const onward = {
  'session.unbound': { target: 'binding' },
  'session.ready': { target: 'arriving' },
  'session.incomplete': { target: 'completing' },
} as const;

/** Login, binding and registration, until the user is at the return target (§2.3, §4.1). */
export const auth = authSetup.createStateConfig({
  initial: 'closed',
  on: {
    'entry.tried': { actions: 'openTab' },
    'entry.failed': { actions: 'dropTab' },
    'wechat.returned': { target: '.returning', meta: { requirements: ['R2.6-3', 'R4.1-13', 'R4.1-15'] } },
    'sso.returned': { target: '.signingOn', meta: { requirements: ['R2.6-4', 'R7.1-3'] } },
  },
  states: {
    closed: {
      description: 'No login or registration is open.',
      entry: ['dropTab', assign({ returnTarget: null, pending: null })],
      on: {
        'login.wanted': [
          { guard: 'isUnverified', actions: unverifiedNotice },
          { guard: 'isMember' },
          { guard: 'isUserUnknown', target: 'identifying', actions: 'setPending' },
          { guard: 'isWechatTap', target: 'leaving', actions: 'setPending', meta: { requirements: ['R2.3-1'] } },
          { target: 'login', actions: 'setPending', meta: { requirements: ['R2.3-2', 'R2.3-3'] } },
        ],
        'password.changed': { target: 'login', actions: 'pauseLogin' },
        'binding.wanted': [
          { guard: 'isWechatTap', target: 'leaving', meta: { requirements: ['R4.1-15'] } },
          { actions: 'showQr' },
        ],
        'session.unbound': { target: 'binding' },
        'session.incomplete': { target: 'completing' },
        'session.ready': { actions: 'resumeWizard' },
        'wizard.unfinished': { target: 'completing', meta: { requirements: ['R4.2-1'] } },
      },
    },
    identifying: {
      description: 'Whose the stored login is, is still being checked; what the user pressed waits.',
      on: {
        ...onward,
        'login.wanted': [
          { guard: 'isUnverified', actions: ['setPending', unverifiedNotice] },
          { actions: 'setPending' },
        ],
        'session.ended': [{ guard: 'isWechatTap', target: 'leaving' }, { target: 'login' }],
      },
    },
    leaving: {
      description: 'The user is about to leave for WeChat; the return target is stored.',
      meta: { requirements: ['R4.1-16'] },
      invoke: {
        id: 'prepareOauth',
        src: 'prepareOauth',
        input: ({ context, event }) => departureOf(context, event.type === 'binding.wanted' ? 'bind' : 'login'),
        onDone: {
          target: 'closed',
          actions: { type: 'leaveForWechat', params: ({ event }) => ({ url: event.output }) },
        },
        onError: [
          { guard: 'isMember', target: 'closed', actions: failureNotice },
          { target: 'login', actions: failureNotice },
        ],
      },
    },
    returning: {
      description: 'The user is back from WeChat; the code is checked.',
      invoke: {
        id: 'wechatReturn',
        src: 'wechatReturn',
        input: ({ context: { isInWechat }, event }) => ({
          code: event.type === 'wechat.returned' ? event.code : null,
          state: event.type === 'wechat.returned' ? event.state : null,
          method: isInWechat ? 'officialAccount' : 'web',
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'loggedIn',
            target: 'settling',
            actions: [withOutput('setReturnTarget'), withOutput('openSession')],
          },
          { guard: ({ event }) => event.output.outcome === 'unknown', target: 'closed' },
          {
            target: 'arriving',
            actions: [withOutput('dropFailedLogin'), withOutput('setReturnTarget')],
            meta: { requirements: ['R4.1-14'] },
          },
        ],
        onError: { target: 'closed', actions: crashedNotice },
      },
    },
    signingOn: {
      description: 'The ticket of another site logs the user in, or the page says why not.',
      invoke: {
        id: 'ssoLogin',
        src: 'ssoLogin',
        input: ({ event }) => ({ ticket: event.type === 'sso.returned' ? event.ticket : '' }),
        onDone: { target: 'settling', actions: withOutput('openSession') },
        onError: { target: 'closed', actions: crashedNotice },
      },
      on: { 'login.wanted': { target: 'login', actions: 'setPending' } },
    },
    binding: {
      description: 'Logged in by a WeChat account without a mobile: one must be linked.',
      tags: 'binding',
      entry: ['dropTab', 'carryReturnTarget'],
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
          { target: 'closed', actions: 'endLogin', meta: { requirements: ['R4.1-22'] } },
        ],
        onError: { target: 'closed', actions: [crashedNotice, 'endLogin'] },
      },
      on: {
        'session.ended': { target: 'closed' },
        'session.ready': { target: 'arriving' },
        'session.incomplete': { target: 'completing' },
      },
    },
    login: {
      description: 'The login dialog is open over the page.',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ tab: context.isMobile ? 'sms' : 'wechat', step: 'login' }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'loggedIn',
            target: 'settling',
            actions: withOutput('openSession'),
          },
          // The user may turn out to be a member: closing is no logout then.
          { guard: 'isUserUnknown', target: 'closed' },
          { target: 'closed', actions: 'endLogin', meta: { requirements: ['R4.1-22'] } },
        ],
        onError: { target: 'closed', actions: failureNotice },
      },
      on: onward,
    },
    settling: {
      description: 'Logged in; the profile is being checked.',
      on: { ...onward, 'login.wanted': { actions: 'setPending' }, 'session.ended': { target: 'closed' } },
    },
    completing: {
      description: 'The registration wizard is open over the page (§4.2).',
      entry: ['dropTab', 'carryReturnTarget'],
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
          { target: 'closed', actions: 'pauseLogin', meta: { requirements: ['R4.1-23', 'R4.2-9'] } },
        ],
        onError: { target: 'closed', actions: [crashedNotice, 'pauseLogin'] },
      },
      // The wizard itself causes no such report: these are about a login in another tab.
      on: {
        ...onward,
        'session.ended': { target: 'closed' },
        'session.incomplete': { target: 'completing', reenter: true },
        'drafts.removed': {
          actions: ['recheckProfile', 'notifyForms'],
          meta: { words: { zh: '再问一次资料是否完整', en: 'The profile is checked again' } },
        },
      },
    },
    arriving: {
      description: 'Logged in with a complete profile: the user goes to the return target.',
      entry: ['resumeWizard', 'dropReturnTarget', 'sendPending'],
      always: [
        {
          guard: 'hasRedirect',
          target: 'closed',
          actions: 'followRedirect',
          meta: { requirements: ['R4.1-8', 'R4.2-24'] },
        },
        { guard: 'wantsNewTab', target: 'openingTab', meta: { requirements: ['R4.1-10', 'R4.2-26'] } },
        {
          guard: 'hasNextUrl',
          target: 'closed',
          actions: 'followNextUrl',
          meta: { requirements: ['R4.1-9', 'R4.2-25'] },
        },
        { target: 'closed' },
      ],
    },
    openingTab: {
      description: 'The next address opens in a new tab in a moment.',
      after: { newTabOpenDelay: { target: 'closed', actions: 'followNextUrl' } },
    },
  },
});
