import { assign, not } from 'xstate';
import { assignFailure } from '../kit/assign-failure.ts';
import { withOutput } from '../kit/with-event.ts';
import { expires, replaces, sessionSetup } from './session.setup.ts';

export const identity = sessionSetup.createStateConfig({
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Does this login belong to a member, or to a WeChat account without a mobile?',
      always: [
        { guard: 'hasIdentity', target: 'checking' },
        { target: 'unbound', meta: { requirements: ['R4.1-17'] } },
      ],
    },
    unbound: {
      description: 'The user is logged in by WeChat and must bind a mobile first.',
      tags: ['unbound'],
      meta: { requirements: ['R4.1-17'] },
      entry: ['forgetFailure', { type: 'report', params: { type: 'session.unbound' } }],
      always: { guard: 'hasIdentity', target: 'checking' },
      on: { 'mobile.bound': { target: 'recognising', meta: { requirements: ['R4.1-20'] } } },
    },
    recognising: {
      description: 'A new token tells whether a mobile has been bound.',
      tags: ['settling'],
      meta: { requirements: ['R4.1-20'] },
      invoke: {
        id: 'recognise',
        src: 'renewToken',
        input: ({ context }) => ({ login: context.login }),
        onDone: [
          replaces,
          {
            guard: { type: 'isIdentified', params: ({ event }) => ({ login: event.output }) },
            target: 'checking',
            actions: { type: 'setLogin', params: ({ event }) => ({ login: event.output }) },
            meta: { requirements: ['R4.1-21'] },
          },
          { target: 'unbound', actions: { type: 'setLogin', params: ({ event }) => ({ login: event.output }) } },
        ],
        onError: [expires, { target: 'unrecognised', actions: assignFailure }],
      },
    },
    unrecognised: {
      description: 'The network failed before the identity was known; the app retries.',
      entry: { type: 'report', params: { type: 'session.unverified' } },
      after: { renewRetryDelay: { target: 'recognising' } },
      on: {
        'connection.returned': { target: 'recognising' },
        'session.retry': { target: 'recognising', actions: 'forgetFailure' },
      },
    },
    checking: {
      description: 'The register status is being loaded.',
      tags: ['settling'],
      meta: { requirements: ['R4.1-4'] },
      invoke: {
        id: 'checkStatus',
        src: 'checkStatus',
        onDone: [
          {
            guard: withOutput('needsProfile'),
            target: 'identifying',
            meta: { requirements: ['R4.1-5', 'R4.1-6'] },
          },
          { target: 'loadingInfo', meta: { requirements: ['R4.1-7'] } },
        ],
        onError: [
          { ...expires, meta: { requirements: ['R4.1-24'] } },
          { target: 'unverified', actions: assignFailure },
        ],
      },
    },
    loadingInfo: {
      description: 'The member info is being loaded.',
      tags: ['settling'],
      invoke: {
        id: 'loadInfo',
        src: 'loadInfo',
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ info: event.output }) },
            actions: { type: 'expire', params: { key: 'session:error.verificationFailed' } },
            meta: { requirements: ['R8.2-11'] },
          },
          { target: 'member', actions: assign({ info: ({ event }) => event.output }) },
        ],
        onError: [expires, { target: 'unverified', actions: assignFailure }],
      },
    },
    identifying: {
      description: 'The app identifies whose profile is incomplete, so that drafts stay with their owner.',
      tags: ['settling'],
      invoke: {
        id: 'loadInfo',
        src: 'loadInfo',
        onDone: { target: 'incomplete', actions: assign({ info: ({ event }) => event.output }) },
        onError: { target: 'incomplete' },
      },
    },
    incomplete: {
      description: 'The user is logged in but must complete the profile first.',
      tags: ['incomplete'],
      meta: { requirements: ['R6-5'] },
      entry: ['forgetFailure', { type: 'report', params: { type: 'session.incomplete' } }],
      on: { 'profile.completed': { target: 'checking' } },
    },
    member: {
      description: 'The profile is complete, and the member info is loaded.',
      entry: 'forgetFailure',
      type: 'parallel',
      on: { 'profile.completed': { target: 'loadingInfo' } },
      states: {
        registration: {
          initial: 'sorting',
          states: {
            sorting: {
              description: 'Does the backend have a mobile number of this member?',
              always: [
                { guard: 'hasMobile', target: 'registered' },
                { target: 'unregistered', meta: { requirements: ['R3-3', 'R6-9'] } },
              ],
            },
            registered: {
              description: 'A registered member is logged in.',
              tags: ['registered'],
              entry: { type: 'report', params: { type: 'session.ready', isRegistered: true } },
              always: { guard: not('hasMobile'), target: 'unregistered' },
            },
            unregistered: {
              description:
                'The profile is complete, but the backend has no mobile number: the user can only browse like a guest.',
              entry: { type: 'report', params: { type: 'session.ready', isRegistered: false } },
              always: { guard: 'hasMobile', target: 'registered' },
            },
          },
        },
        info: {
          initial: 'read',
          on: { 'member.changed': { target: '.rereading' } },
          states: {
            read: { description: 'Name, company and position come from the member info.' },
            rereading: {
              description: 'The member info may have changed and is loaded again; the old one stays until then.',
              invoke: {
                id: 'loadInfo',
                src: 'loadInfo',
                onDone: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => ({ info: event.output }) },
                    target: 'read',
                  },
                  {
                    target: 'read',
                    actions: [
                      assign({ info: ({ event }) => event.output }),
                      { type: 'report', params: { type: 'session.reread' } },
                    ],
                    meta: { requirements: ['R6-15'] },
                  },
                ],
                onError: { target: 'read' },
              },
            },
          },
        },
      },
    },
    unverified: {
      description: 'The network failed before the member was identified; the app retries.',
      entry: { type: 'report', params: { type: 'session.unverified' } },
      after: { statusRetryDelay: { target: 'checking' } },
      on: {
        'connection.returned': { target: 'checking' },
        'session.retry': { target: 'checking', actions: 'forgetFailure' },
      },
    },
  },
});
