import type { Backstage } from '#services/contract/backstage.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { type ConversationFixture, convId, liran, wangfang } from './conversation-fixture.ts';

/** Something that goes wrong with the line. `end`: what is over afterwards. */
export interface SocketFault {
  readonly name: string;
  /** Of `window.backstage.realtime`, where it can be brought about by hand. */
  readonly kind?: Exclude<keyof Backstage['realtime'], 'say'>;
  readonly requirements: string;
  readonly begin: (fixture: ConversationFixture) => Promise<unknown> | unknown;
  readonly end?: (fixture: ConversationFixture) => Promise<unknown> | unknown;
}

const frame = (body: string, length = new TextEncoder().encode(body).length): string =>
  `MESSAGE\nsubscription:sub-0\nmessage-id:1\ndestination:/user/queue/messages\ncontent-length:${length}\n\n${body}\0`;
const megabyte = 'x'.repeat(2 ** 20);

const injected = (name: string, data: string, requirements = ''): SocketFault => ({
  name,
  requirements,
  begin: ({ inject }) => inject(data),
});

const passing = (name: string, command: 'MESSAGE' | 'SEND', delays: () => readonly number[]): SocketFault => ({
  name,
  requirements: '[R7.5-17]',
  begin: ({ setPassage }) => setPassage((_, text) => (text.startsWith(command) ? delays() : [0])),
  end: ({ setPassage }) => setPassage(null),
});

let count = 0;

export const socketFaults: readonly SocketFault[] = [
  { name: 'the line breaks', kind: 'drop', requirements: '[R7.5-12]', begin: ({ sockets }) => sockets.cut(false) },
  {
    name: 'the server cannot be reached for 30 seconds',
    kind: 'down',
    requirements: '[R7.5-12]',
    begin: ({ setDown }) => setDown(true),
    end: async ({ setDown, wait }) => {
      await wait(30_000);
      setDown(false);
    },
  },
  {
    name: 'a push that means nothing',
    kind: 'push',
    requirements: '[R7.5-15]',
    begin: ({ backend }) => backend.broker.publishToAll(destination.messages, { type: 7, message: null }),
  },
  {
    name: 'a line that is dead and says nothing',
    requirements: '[R7.5-17]',
    begin: ({ sockets }) => sockets.cut(true),
  },
  passing('pushes are lost', 'MESSAGE', () => []),
  passing('pushes come twice', 'MESSAGE', () => [0, 40]),
  passing('pushes come late', 'MESSAGE', () => [3_000]),
  passing('pushes come out of order', 'MESSAGE', () => [count++ % 2 === 0 ? 2_000 : 0]),
  passing('what is sent is lost', 'SEND', () => []),
  injected('a frame that is none', 'no frame at all\n\n\0'),
  injected('a frame without a command', '\u0000\u0000\n:\n\n\u0000'),
  injected('a push that is no JSON', frame('<html>502</html>'), '[R7.5-15]'),
  injected('a push of another shape', frame('{"type":"1","message":{"id":{}}}'), '[R7.5-15]'),
  injected('a frame that swallows those after it', frame('{"type":1', 9_000)),
  injected('a frame of 1 MB of nothing', frame(megabyte)),
  {
    name: 'a message of 1 MB that the backend does not have',
    requirements: '[R4.6-7]',
    begin: ({ backend, conversations }) => {
      const known = conversations().getSnapshot().context.refs[convId]?.getSnapshot().context.messages.at(-1);
      const message = { ...known, id: '1', msgFrom: wangfang, msgTo: liran, msgContent: megabyte, sentTime: 1 };
      backend.broker.publish(liran, destination.messages, { type: 0, message });
    },
  },
  {
    name: 'CONNECT is refused, and the token renewed',
    requirements: '[R7.5-16]',
    begin: async ({ backend, sockets, wait }) => {
      backend.faults.add({ kind: 'status', status: 401, endpoint: 'message.list', times: 1 });
      sockets.cut(false);
      await wait(5_000);
    },
  },
  {
    name: 'the list cannot be read after a hint',
    requirements: '[R8.5-2]',
    begin: ({ backend, conversations }) => {
      backend.faults.add({ kind: 'html', endpoint: 'message.list', times: 2 });
      conversations().send({ type: 'list.reload' });
    },
  },
];

/** When it happens: while messages of both are on their way, or before both write. */
export const moments = ['while both have just written', 'before both write'] as const;

const before = ['我刚说的', '她刚说的'];
const after = ['之后我说的', '之后她说的'];

/** What is not as both wrote it: each thing once at the backend, shown in its order, and nothing waits any more. */
export const wrongIn = (
  { stored, shown, waiting, conversations }: ConversationFixture,
  texts: readonly string[],
): readonly string[] => {
  const kept = stored().filter((text) => texts.includes(text));
  const seen = shown().filter((text) => texts.includes(text));
  const times = texts.map((text) => [text, kept.filter((each) => each === text).length] as const);
  const list = conversations().getSnapshot().context.list.length;
  return [
    ...times.filter(([, n]) => n === 0).map(([text]) => `lost: ${text}`),
    ...times.filter(([, n]) => n > 1).map(([text, n]) => `${n} times: ${text}`),
    ...(seen.join() === kept.join() ? [] : [`shown as ${seen.join()}, and it is ${kept.join()}`]),
    ...waiting().map(({ msgContent }) => `it still waits: ${msgContent}`),
    ...(list === 40 ? [] : [`${list} conversations`]),
  ];
};

/** Lets it happen, and then both write once more. */
export const checkSocketFault = async (
  fixture: ConversationFixture,
  fault: SocketFault,
  moment: (typeof moments)[number],
) => {
  const { write, receive, wait } = fixture;
  const speak = async ([mine = '', hers = '']: readonly string[]) => {
    await write(mine);
    receive(hers);
  };
  if (moment === 'before both write') await fault.begin(fixture);
  await speak(before);
  if (moment !== 'before both write') await fault.begin(fixture);
  await wait();
  await fault.end?.(fixture);
  await wait();
  await speak(after);
  // As long as it takes until somebody looks whether a push is missing.
  await wait(61_000);
  await wait(15_000);
  return wrongIn(fixture, [...before, ...after]);
};

/** The part of the report about the line, as Markdown. */
export const socketReport = (): string =>
  [
    '## The line of the messages',
    '',
    `${socketFaults.length} faults, ${socketFaults.length * moments.length} cases, ${socketFaults.length * moments.length} survived: nothing is lost, nothing is there twice, both sides show the same.`,
    '',
    '| fault | of `window.backstage.realtime` | cases |',
    '|---|---|---|',
    ...socketFaults.map(
      ({ name, kind }) => `| ${name} | ${kind === undefined ? '' : `\`${kind}\``} | ${moments.length} |`,
    ),
    '',
  ].join('\n');
