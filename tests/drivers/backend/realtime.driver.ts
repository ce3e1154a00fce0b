import { destination } from '#services/contract/realtime.contract.ts';
import type { ChartFixture } from './fixture.ts';
import type { Driver } from './play-path.ts';

const me = '1001';

const push =
  (message: unknown) =>
  async ({ backend, line }: ChartFixture): Promise<void> => {
    backend.broker.publish(me, destination.messages, { type: 0, message });
    await line.flow();
  };

const arrive = ({ line }: ChartFixture): Promise<void> => line.flow();

export const realtimeDriver: Driver = {
  stories: {
    'the connection stands': ({ chart, line }) => line.flow(() => chart.getSnapshot().hasTag('up')),
    'the server answers': arrive,
    'the connection breaks': async ({ line }) => {
      line.cut();
      await line.flow();
    },
    'the token is turned away': ({ line }) => line.say('ERROR\nmessage:refused'),
    'a message is pushed': (fixture, { event }) => push(event.push.message)(fixture),
    'something unreadable is pushed': push('?'),
    'the server confirms receipt': async ({ chart, line }, { event: { key } }) => {
      chart.send({ type: 'realtime.send', message: { ...key, msgTo: '1002', msgType: 0, msgContent: '你好' } });
      await line.flow();
    },
  },
};
