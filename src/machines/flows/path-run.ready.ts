import { and, not } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import { pathRunSetup } from './path-run.setup.ts';

export const ready = pathRunSetup.createStateConfig({
  initial: 'looking',
  on: {
    'run.again': { target: '.looking', actions: 'begin' },
    'pace.set': { actions: withEvent('setPace') },
    'actor.moved': { actions: withEvent('observe') },
    'actor.found': {
      target: '.looking',
      actions: ['begin', withEvent('takeActor')],
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
      description: 'The app does not run this chart; the panel says which page does.',
      tags: 'absent',
      meta: { see: 'flows:run.absent' },
    },
    elsewhere: {
      description: 'The chart runs in the app, but not at the start of the path.',
      tags: 'elsewhere',
      meta: { see: 'flows:run.elsewhere' },
      on: {
        'actor.moved': { target: 'looking', actions: withEvent('follow') },
      },
    },
    resting: {
      description: 'The next step can be taken, by hand or automatically.',
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
          actions: withEvent('setPace'),
        },
      },
      after: { betweenSteps: { guard: 'isPlaying', target: 'doing' } },
    },
    doing: {
      description: 'Can this step be sent to the app?',
      always: [{ guard: 'isSent', target: 'sending' }, { target: 'waiting' }],
    },
    sending: {
      description: 'The event is being sent to the app.',
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
            guard: withEvent('isLogout'),
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
                stopReason: { tag: 'refused', reason: reason === 'noActor' ? reason : 'notTaken' },
              }),
            },
          },
        ],
        // Results of the step are still to come, even if it ends the actor.
        'actor.found': { guard: withEvent('isActorGone') },
      },
    },
    waiting: {
      description: 'The backend, time or a person in the app makes this step.',
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
          actions: [withEvent('takeActor'), { type: 'passOver', params: { why: 'unstaged' } }],
        },
      },
    },
    passed: {
      description: 'The app did everything the path says.',
      tags: 'passed',
      meta: { see: 'flows:run.passed' },
      on: { 'actor.found': { actions: withEvent('takeActor') } },
    },
    partial: {
      description: 'The app did everything that can be played; skipped steps show their reason.',
      tags: 'partial',
      meta: { see: 'flows:run.partial' },
      on: { 'actor.found': { actions: withEvent('takeActor') } },
    },
    stopped: {
      description: 'The app did not do what the path says; playing stopped there.',
      tags: 'stopped',
      meta: { see: 'flows:run.stopped' },
      on: { 'actor.found': { actions: withEvent('takeActor') } },
    },
  },
});
