import { type ActorRefFrom, assign, not, sendTo } from 'xstate';
import { door } from './app.door.ts';
import { place } from './app.place.ts';
import { appSetup } from './app.setup.ts';

/** The whole app: the residents, the room that the address asks for, and the way in. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The whole app: who is here, where he is, and the way in.',
  context: ({ input }) => ({
    ...input,
    route: null,
    errand: null,
    rooms: [],
    reader: null,
    held: null,
    messagesOf: null,
  }),
  type: 'parallel',
  entry: 'sendUnsent',
  invoke: [
    {
      id: 'preferences',
      src: 'preferences',
      input: ({ context: { browserLanguage, browserTheme } }) => ({ browserLanguage, browserTheme }),
    },
    { id: 'notices', systemId: 'notices', src: 'notices' },
    { id: 'drafts', systemId: 'drafts', src: 'drafts' },
    { id: 'modules', src: 'modules' },
    { id: 'reports', src: 'reports' },
    { id: 'visits', src: 'visits' },
    {
      id: 'visitLog',
      src: 'visitLog',
      input: ({ context }) => ({ client: context.isMobile ? 'mobile' : 'web' }),
    },
    { id: 'minutes', src: 'minutes' },
    { id: 'wechatCard', src: 'wechatCard', input: ({ context: { isInWechat } }) => ({ isInWechat }) },
    { id: 'searchBox', src: 'searchBox' },
    { id: 'session', systemId: 'session', src: 'session' },
  ],
  on: {
    'viewport.changed': { actions: [assign({ isMobile: ({ event }) => event.isMobile }), 'showBlocks'] },
    'link.followed': { actions: { type: 'follow', params: ({ event }) => event } },
    'search.wanted': { actions: { type: 'showResults', params: ({ event }) => event } },
    'connection.returned': { actions: { type: 'announce', params: ({ event }) => event } },
    'reaction.press': { actions: 'passPress' },
    'friend.apply': { actions: 'passApply' },
    'page.hidden': { actions: { type: 'announce', params: ({ event }) => event } },
    // What it shows may have been changed in another tab meanwhile.
    'page.shown': { actions: [{ type: 'announce', params: ({ event }) => event }, 'refreshPage', 'showOwn'] },
    'page.outdated': { actions: 'refreshPage' },
    'session.overtaken': { actions: 'reload', meta: { requirements: ['R4.3-9'] } },
    'notices.changed': { actions: 'showOwn' },
    'system.signalled': {
      actions: [
        'showOwn',
        { type: 'announce', params: ({ event }) => event },
        sendTo('session', { type: 'member.changed' }),
      ],
      meta: { requirements: ['R4.6-6'] },
    },
    'page.wanted': {
      guard: { type: 'isFromHere', params: ({ event }) => event },
      actions: { type: 'leadOn', params: ({ event }) => event },
    },
    'page.found': { guard: { type: 'isFromHere', params: ({ event }) => event }, actions: 'countVisit' },
    'drafts.gone': { actions: { type: 'tellForms', params: ({ event }) => event } },
    'draft.dropped': { actions: { type: 'tellForms', params: ({ event }) => ({ subjects: [event.subject] }) } },
  },
  states: {
    visitor: {
      initial: 'unknown',
      states: {
        unknown: {
          initial: 'asking',
          exit: 'doHeld',
          states: {
            asking: {
              description: 'Whose the stored login is, if there is one, is being found out.',
              on: {
                'conversation.begin': { actions: { type: 'hold', params: ({ event }) => event } },
                'dialog.open': { actions: { type: 'hold', params: ({ event }) => event } },
                'login.wanted': { guard: not('hasHeld'), actions: { type: 'hold', params: ({ event }) => event } },
              },
            },
            unverified: {
              description:
                'A login is held; whose it is could not be found out. It is tried again, at once if the reader wants.',
              meta: { see: 'shell:unverified.title' },
              on: {
                'room.retry': { target: 'asking', actions: sendTo('session', { type: 'session.retry' }) },
                'conversation.begin': { actions: { type: 'askIn', params: ({ event }) => event } },
              },
            },
          },
        },
        known: {
          initial: 'guest',
          states: {
            guest: {
              description: 'An anonymous visitor.',
              entry: [
                { type: 'tellReader', params: { isGuest: true } },
                { type: 'tellVisits', params: { isRegistered: false } },
                'dropConversations',
              ],
              on: {
                'conversation.begin': [
                  {
                    guard: 'isVisitorKnown',
                    actions: { type: 'askIn', params: ({ event }) => event },
                    meta: { requirements: ['R6-2'] },
                  },
                  { actions: { type: 'hold', params: ({ event }) => event } },
                ],
                'link.followed': [
                  {
                    guard: 'isVisitorKnown',
                    actions: { type: 'askIn', params: ({ event }) => event },
                    meta: { requirements: ['R6-3'] },
                  },
                  { actions: { type: 'follow', params: ({ event }) => event } },
                ],
              },
            },
            unregistered: {
              description: 'Logged in, and without a mobile or a complete profile: no member yet.',
              meta: { requirements: ['R6-9'] },
              entry: [
                { type: 'tellReader', params: { isGuest: false } },
                { type: 'tellVisits', params: { isRegistered: false } },
                'dropConversations',
              ],
              on: {
                'conversation.begin': {
                  actions: { type: 'askIn', params: ({ event }) => event },
                  meta: { requirements: ['R6-6'] },
                },
                'link.followed': [
                  {
                    guard: { type: 'isMessages', params: ({ event }) => event },
                    actions: { type: 'askIn', params: ({ event }) => event },
                    meta: { requirements: ['R6-6'] },
                  },
                  { actions: { type: 'follow', params: ({ event }) => event } },
                ],
              },
            },
            member: {
              description: 'A registered member.',
              entry: [
                { type: 'tellReader', params: { isGuest: false } },
                { type: 'tellVisits', params: { isRegistered: true } },
                'keepConversations',
              ],
              on: {
                'session.reread': {
                  actions: { type: 'tellReader', params: { isGuest: false } },
                  meta: { requirements: ['R6-15'] },
                },
                'conversation.begin': { actions: 'passMessages' },
                'dialog.open': { actions: 'passMessages' },
              },
            },
          },
        },
      },
      on: {
        'session.ended': {
          target: '.known.guest',
          actions: [
            { type: 'forgetDrafts', params: ({ event }) => event },
            { type: 'forgetSearches', params: ({ event }) => event },
            { type: 'forgetMessages', params: ({ event }) => event },
          ],
        },
        'session.unverified': { target: '.unknown.unverified' },
        'session.unbound': { target: '.known.unregistered' },
        'session.incomplete': { target: '.known.unregistered' },
        'session.ready': [
          { guard: { type: 'isRegistered', params: ({ event }) => event }, target: '.known.member' },
          { target: '.known.unregistered' },
        ],
      },
    },
    place,
    door,
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
