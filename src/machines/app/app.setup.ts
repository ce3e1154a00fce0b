import { and, assign, enqueueActions, not, or, sendTo, stateIn } from 'xstate';
import { type PlaceName, placeOf } from '#routes/routes.ts';
import { newTabOpenDelay } from '#services/contract/constants.ts';
import type { LoginOutput } from '../session/login.machine.ts';
import type { Entry } from '../session/login-way.ts';
import type { WechatReturnOutput } from '../session/wechat-return.machine.ts';
import { guestOwner } from '../shared/drafts.machine.ts';
import { type NoticeWords, tell } from '../shared/residents.ts';
import { draftFor, ofReader, ownerIn } from './app.drafts.ts';
import type { SessionEnded } from './app.events.ts';
import { leadingSetup } from './app.leading.ts';
import { fieldsOfWayBack, wayBackOf, wayBackOfFields, wayBackSubject } from './way-back.ts';

const isMessages = (place: PlaceName): boolean => placeOf(place).room.startsWith('message');

/** The root's own setup; beside what rooms are told and where the reader is led, it is about coming in and going. */
export const appSetup = leadingSetup.extend({
  actions: {
    resumeWizard: enqueueActions(({ self, enqueue }) => {
      if (draftFor(self, 'wizard')) enqueue.raise({ type: 'wizard.left' });
    }),
    /** Another tab has come further with the registration where it has dropped these drafts. */
    askStanding: enqueueActions(({ self, enqueue }, { subjects }: { subjects: readonly string[] }) => {
      const isFurther = (['supplement', 'wizard'] as const).some((subject) =>
        subjects.includes(ofReader(self, subject)),
      );
      if (isFurther) enqueue.sendTo('session', { type: 'profile.completed' });
    }),
    forgetSearches: enqueueActions(({ enqueue }, { reason }: SessionEnded) => {
      if (reason === 'closed') enqueue.sendTo('searchBox', { type: 'search.clear' });
    }),
    keepErrand: assign((_, output: WechatReturnOutput) => ({
      errand: 'errand' in output ? wayBackOf(output.errand) : null,
    })),
    /** Back where the reader was, but not on to where only a login leads. */
    keepWayBack: assign((_, output: WechatReturnOutput) => ({
      errand: 'errand' in output ? { ...wayBackOf(output.errand), nextUrl: null } : null,
    })),
    /** A page that is opened anew in the middle of registering still knows where the reader was going. */
    carryErrand: enqueueActions(({ context, self, enqueue }) => {
      const errand = context.errand ?? wayBackOfFields(draftFor(self, wayBackSubject));
      if (!errand) return;
      const owner = ownerIn(self);
      enqueue.assign({ errand });
      enqueue.sendTo('drafts', {
        type: 'draft.keep',
        owner,
        subject: wayBackSubject,
        fields: fieldsOfWayBack(errand),
      });
      // Bound to a member, the login is no guest's any more.
      if (owner !== guestOwner)
        enqueue.sendTo('drafts', { type: 'draft.drop', owner: guestOwner, subject: wayBackSubject });
    }),
    endErrand: enqueueActions(({ context, self, enqueue }) => {
      if (!context.errand) return;
      for (const owner of new Set([ownerIn(self), guestOwner]))
        enqueue.sendTo('drafts', { type: 'draft.drop', owner, subject: wayBackSubject });
    }),
    resetToken: enqueueActions(({ enqueue }, output: WechatReturnOutput) => {
      const isLogin = output.outcome === 'failed' && output.errand.intent === 'login';
      if (isLogin) enqueue.sendTo('session', { type: 'session.forget' });
    }),
    enterSession: sendTo('session', (_, { credentials, at }: Entry) =>
      credentials ? { type: 'session.opened', credentials, at } : { type: 'session.close' },
    ),
    openSession: sendTo('session', (_, output: LoginOutput) =>
      output.outcome === 'loggedIn'
        ? { type: 'session.opened', credentials: output.credentials, at: output.at }
        : { type: 'session.close' },
    ),
    tellVisits: sendTo('visits', (_, { isRegistered }: { isRegistered: boolean }) => ({
      type: 'reader.known',
      isRegistered,
    })),
    forgetDrafts: enqueueActions(({ enqueue }, event: SessionEnded) => {
      if (event.reason === 'closed')
        enqueue.sendTo('drafts', { type: 'drafts.forget', owner: event.memberId ?? guestOwner });
    }),
    notice: tell('notices', (_, notice: NoticeWords) => ({ ...notice, type: 'notice.show' })),
  },
  guards: {
    isFarewell: (_, { reason }: { reason: SessionEnded['reason'] }) => reason === 'closed' || reason === 'paused',
    isRegistered: (_, { isRegistered }: { isRegistered: boolean }) => isRegistered,
    /** Who has logged in is no guest any more, and no member before the session says so. */
    isVisitorKnown: and([stateIn('#app.visitor.known'), not(stateIn('#app.door.settling'))]),
    isUnverified: stateIn('#app.visitor.unknown.unverified'),
    isVisitorUnknown: stateIn('#app.visitor.unknown'),
    isGuest: stateIn('#app.visitor.known.guest'),
    /** What was pressed before it was known who presses may ask late: a member is in, who is being found out waits. */
    needsNoLogin: or([stateIn('#app.visitor.known.member'), stateIn('#app.visitor.unknown.asking')]),
    /** Messages are for registered members (docs/choices.md R6-6). */
    isAtMessages: ({ context: { route } }) => route !== null && isMessages(route.place),
    isUnregistered: stateIn('#app.visitor.known.unregistered'),
    isMessages: (_, { place }: { place: PlaceName }) => isMessages(place),
    isMember: stateIn('#app.visitor.known.member'),
    isWechatTap: ({ context }, { byTap }: { byTap: boolean }) =>
      byTap && context.isInWechat && context.wechatAuthorizeUrl !== null,
  },
  delays: { newTabOpenDelay },
});
