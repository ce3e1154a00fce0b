import { and, not } from 'xstate';
import { pathRunSetup } from './path-run.setup.ts';

/** The app is joined: step by step it is sent or waited for what the path says. */
export const ready = pathRunSetup.createStateConfig({
  initial: 'looking',
  on: {
    'run.again': { target: '.looking', actions: 'begin' },
    'pace.set': { actions: { type: 'setPace', params: ({ event }) => event } },
    'actor.moved': { actions: { type: 'observe', params: ({ event }) => event } },
    'actor.found': {
      target: '.looking',
      actions: ['begin', { type: 'takeActor', params: ({ event }) => event }],
    },
  },
  states: {
    looking: {
      description: 'Is the app where the path begins?',
      always: [
        { guard: 'isAtStart', target: 'resting' },
        { guard: 'isActorHere', target: 'elsewhere' },
        { target: 'absent' },
      ],
    },
    absent: {
      description: 'Nothing in the app runs this chart; it says which page does.',
      tags: 'absent',
      meta: { see: 'flows:run.absent' },
    },
    elsewhere: {
      description: 'The chart runs in the app, but is not where the path begins.',
      tags: 'elsewhere',
      meta: { see: 'flows:run.elsewhere' },
      on: {
        'actor.moved': { target: 'looking', actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    resting: {
      description: 'The next step can be taken, or is taken in a moment.',
      tags: 'resting',
      always: [
        { guard: and(['isDone', 'hasSkipped']), target: 'partial' },
        { guard: 'isDone', target: 'passed' },
      ],
      on: {
        'step.do': { target: 'doing' },
        'pace.set': {
          target: 'resting',
          reenter: true,
          actions: { type: 'setPace', params: ({ event }) => event },
        },
      },
      after: { betweenSteps: { guard: 'goesOn', target: 'doing' } },
    },
    doing: {
      description: 'Is the step one to be sent?',
      always: [{ guard: 'isSent', target: 'sending' }, { target: 'waiting' }],
    },
    sending: {
      description: 'The event is on its way to the app.',
      tags: 'sending',
      entry: 'sendStep',
      on: {
        'step.sent': [
          { guard: 'isAsExpected', target: 'resting', actions: 'advance' },
          { guard: 'hasSkipped', target: 'resting', actions: { type: 'passOver', params: { why: 'behind' } } },
          { target: 'stopped', actions: 'stopForVerdict' },
        ],
        'step.refused': [
          {
            guard: { type: 'isLogout', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'passOver', params: { why: 'logsOut' } },
          },
          { guard: 'isToBeRefused', target: 'resting', actions: 'advance' },
          { guard: 'hasSkipped', target: 'resting', actions: { type: 'passOver', params: { why: 'behind' } } },
          {
            target: 'stopped',
            actions: {
              type: 'stopFor',
              params: ({ event: { reason } }) => ({
                trouble: { tag: 'refused', reason: reason === 'noActor' ? reason : 'notTaken' },
              }),
            },
          },
        ],
        // What came of the step is on its way, also where it ends the actor.
        'actor.found': { guard: { type: 'isActorGone', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'Somebody else makes the step: the backend, time, or a hand in the app.',
      tags: 'waiting',
      meta: { see: 'flows:run.waiting' },
      always: [
        { guard: 'isAsExpected', target: 'resting', actions: 'advance' },
        { guard: and(['isTimersOwn', not('hasSkipped')]), target: 'stopped', actions: 'stopForVerdict' },
        { guard: 'isOtherwise', target: 'resting', actions: { type: 'passOver', params: { why: 'unstaged' } } },
      ],
      on: {
        'step.skip': { target: 'resting', actions: 'skip' },
        'actor.found': {
          target: 'resting',
          actions: [
            { type: 'takeActor', params: ({ event }) => event },
            { type: 'passOver', params: { why: 'unstaged' } },
          ],
        },
      },
    },
    passed: {
      description: 'The app has done all that the path says.',
      tags: 'passed',
      meta: { see: 'flows:run.passed' },
      on: { 'actor.found': { actions: { type: 'takeActor', params: ({ event }) => event } } },
    },
    partial: {
      description: 'The app has done what could be played; the other steps are told, with why they were passed over.',
      tags: 'partial',
      meta: { see: 'flows:run.partial' },
      on: { 'actor.found': { actions: { type: 'takeActor', params: ({ event }) => event } } },
    },
    stopped: {
      description: 'The app does not do what the path says; it stands where it parted.',
      tags: 'stopped',
      meta: { see: 'flows:run.stopped' },
      on: { 'actor.found': { actions: { type: 'takeActor', params: ({ event }) => event } } },
    },
  },
});
