import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine, setup } from 'xstate';
import { sendToResident } from './residents.ts';

const recordedEvents = (machine: ReturnType<typeof createMachine>) => {
  const events: AnyEventObject[] = [];
  return {
    events,
    machine: machine.provide({
      actions: { record: ({ event }: { event: AnyEventObject }) => void events.push(event) },
    }),
  };
};
const hearing = { on: { '*': { actions: 'record' } } };

const page = setup({
  actions: {
    say: sendToResident('notices', (_, { key }: { key: string }) => ({ type: 'notice.show', tone: 'good', key })),
  },
}).createMachine({
  initial: 'open',
  states: { open: {}, lost: {} },
  on: { 'page.say': { actions: { type: 'say', params: { key: 'said' } } }, 'notice.show': { target: '.lost' } },
});

test('what is told to a resident comes to it from any depth, and to nobody between', () => {
  const [notices, between] = [
    recordedEvents(createMachine(hearing)),
    recordedEvents(createMachine({ ...hearing, invoke: { id: 'page', src: 'page' } })),
  ];
  const root = createActor(
    createMachine({
      invoke: [
        { id: 'notices', systemId: 'notices', src: notices.machine },
        { id: 'between', src: between.machine.provide({ actors: { page } }) },
      ],
    }),
  ).start();
  root.getSnapshot().children.between?.getSnapshot().children.page?.send({ type: 'page.say' });
  expect([notices.events, between.events]).toEqual([[{ type: 'notice.show', tone: 'good', key: 'said' }], []]);
});

test('what is told to a resident that does not run is dropped, and does not come back to the sender', () => {
  const actor = createActor(page).start();
  actor.send({ type: 'page.say' });
  expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['open', 'active']);
});
