import { assign, type ErrorActorEvent, not } from 'xstate';
import { failedWith } from '../shared/assign-failure.ts';
import { sessionSetup } from './session.setup.ts';

const failureKey = (args: { readonly event: ErrorActorEvent }) => ({ key: `failure:${failedWith(args).tag}` });

/** Who is logged in, as the register status and the member info say (§4.1). */
export const standing = sessionSetup.createStateConfig({
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Has this login a member, or is it a WeChat account that must bind a mobile first?',
      always: [
        { guard: 'hasIdentity', target: 'checking' },
        { target: 'unbound', meta: { requirements: ['R4.1-17'] } },
      ],
    },
    unbound: {
      description: 'Logged in by WeChat; a mobile must be bound first.',
      tags: ['unbound'],
      meta: { requirements: ['R4.1-17'] },
      entry: { type: 'report', params: { type: 'session.unbound' } },
      always: { guard: 'hasIdentity', target: 'checking' },
      on: { 'mobile.bound': { target: 'recognising', meta: { requirements: ['R4.1-20'] } } },
    },
    recognising: {
      description: 'A new token says whose login it is now that a mobile may be bound.',
      tags: ['settling'],
      meta: { requirements: ['R4.1-20'] },
      invoke: {
        id: 'recognise',
        src: 'renewToken',
        input: ({ context }) => ({ held: context.held }),
        onDone: [
          {
            guard: { type: 'isOtherLogin', params: ({ event }) => ({ held: event.output }) },
            target: '#session.authenticated',
            reenter: true,
            actions: ['forget', { type: 'hold', params: ({ event }) => ({ held: event.output }) }],
          },
          {
            guard: { type: 'isIdentified', params: ({ event }) => ({ held: event.output }) },
            target: 'checking',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
            meta: { requirements: ['R4.1-21'] },
          },
          { target: 'unbound', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ failure: event.error }) },
            actions: { type: 'expire', params: { key: 'failure:expired' } },
          },
          {
            target: 'unrecognised',
            actions: { type: 'warn', params: failureKey },
          },
        ],
      },
    },
    unrecognised: {
      description: 'The network failed before it was known whose login it is; it is tried again.',
      entry: { type: 'report', params: { type: 'session.unverified' } },
      after: { renewRetryDelay: { target: 'recognising' } },
      on: { 'connection.returned': { target: 'recognising' }, 'session.retry': { target: 'recognising' } },
    },
    checking: {
      description: 'The register status is being asked.',
      tags: ['settling'],
      meta: { requirements: ['R4.1-4'] },
      invoke: {
        id: 'checkStatus',
        src: 'checkStatus',
        onDone: [
          {
            guard: { type: 'needsProfile', params: ({ event }) => event.output },
            target: 'identifying',
            meta: { requirements: ['R4.1-5', 'R4.1-6'] },
          },
          { target: 'loadingInfo', meta: { requirements: ['R4.1-7'] } },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ failure: event.error }) },
            actions: { type: 'expire', params: { key: 'failure:expired' } },
            meta: { requirements: ['R4.1-24'] },
          },
          {
            target: 'unverified',
            actions: { type: 'warn', params: failureKey },
          },
        ],
      },
    },
    loadingInfo: {
      description: 'The member info is being fetched.',
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
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ failure: event.error }) },
            actions: { type: 'expire', params: { key: 'failure:expired' } },
          },
          {
            target: 'unverified',
            actions: { type: 'warn', params: failureKey },
          },
        ],
      },
    },
    identifying: {
      description: 'Whose unfinished profile it is: what he typed before is kept for him alone.',
      tags: ['settling'],
      invoke: {
        id: 'loadInfo',
        src: 'loadInfo',
        onDone: { target: 'incomplete', actions: assign({ info: ({ event }) => event.output }) },
        onError: { target: 'incomplete' },
      },
    },
    incomplete: {
      description: 'Logged in, but the profile must be completed first.',
      tags: ['incomplete'],
      meta: { requirements: ['R6-5'] },
      entry: { type: 'report', params: { type: 'session.incomplete' } },
      on: { 'profile.completed': { target: 'checking' } },
    },
    member: {
      description: 'The profile is complete, and the member info is here.',
      type: 'parallel',
      on: { 'profile.completed': { target: 'loadingInfo' } },
      states: {
        registration: {
          initial: 'sorting',
          states: {
            sorting: {
              description: 'Does the backend know a mobile of the member?',
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
              description: 'Logged in with a complete profile, but the backend knows no mobile: a reader like a guest.',
              entry: { type: 'report', params: { type: 'session.ready', isRegistered: false } },
              always: { guard: 'hasMobile', target: 'registered' },
            },
          },
        },
        info: {
          initial: 'read',
          on: { 'member.changed': { target: '.rereading' } },
          states: {
            read: { description: 'Name, company and position are those of the member info.' },
            rereading: {
              description:
                'The member has changed something, or may be muted; the member info is read again, the old one stays meanwhile.',
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
      description: 'The network failed before the member could be recognised; it is tried again.',
      entry: { type: 'report', params: { type: 'session.unverified' } },
      after: { statusRetryDelay: { target: 'checking' } },
      on: { 'connection.returned': { target: 'checking' }, 'session.retry': { target: 'checking' } },
    },
  },
});
