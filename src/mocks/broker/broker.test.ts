import { expect, test } from 'vitest';
import { createBroker, type SentFrame } from './broker.ts';

const manualTimers = () => {
  let now = 0;
  const jobs = new Set<{ run: () => void; every: number; next: number }>();
  return {
    now: () => now,
    setInterval: (run: () => void, every: number) => {
      const job = { run, every, next: now + every };
      jobs.add(job);
      return job;
    },
    clearInterval: (job: unknown) => {
      for (const known of jobs) if (known === job) jobs.delete(known);
    },
    advance: (ms: number) => {
      for (const until = now + ms; ; ) {
        const job = [...jobs].filter(({ next }) => next <= until).sort((a, b) => a.next - b.next)[0];
        now = job ? job.next : until;
        if (!job) return;
        job.next += job.every;
        job.run();
      }
    },
    running: () => jobs.size,
  };
};

const setup = (heartbeat?: readonly [number, number]) => {
  const timers = manualTimers();
  const received: SentFrame[] = [];
  const broker = createBroker({
    authenticate: (token) => (token.startsWith('good-') ? token.slice(5) : null),
    receive: (frame) => received.push(frame),
    timers,
    ...(heartbeat ? { heartbeat } : {}),
  });
  const open = (token?: string) => {
    const out: string[] = [];
    const wire = { send: (text: string) => out.push(text), close: (code: number) => out.push(`closed ${code}`) };
    const connection = broker.accept(wire, token ?? null);
    return {
      out,
      closed: connection.closed,
      beat: () => connection.data('\n'),
      piece: (text: string) => connection.data(text),
      say: (...lines: string[]) => {
        out.length = 0;
        connection.data(`${lines.join('\n')}\0`);
        return out.map((text) => text.replace(/\0$/, '').split('\n'));
      },
    };
  };
  const connect = (user: string) => {
    const client = open();
    client.say('CONNECT', 'accept-version:1.2', 'host:x', `Authorization:Bearer good-${user}`, '', '');
    client.say('SUBSCRIBE', 'id:s1', 'destination:/user/queue/messages', '', '');
    client.out.length = 0;
    return client;
  };
  return { timers, received, broker, open, connect };
};

const rejected = [
  ['ERROR', 'message:Failed to send message to ExecutorSubscribableChannel[clientInboundChannel]', '', ''],
  ['closed 1002'],
];

test('[R7.5-12] CONNECT with a good token is answered, in the header or in the address', () => {
  const { open, broker } = setup();
  const connected = [
    'CONNECTED',
    'version:1.2',
    expect.stringMatching(/^session:/),
    'heart-beat:4000,10000',
    'user-name:1001',
    '',
    '',
  ];
  expect(open().say('CONNECT', 'accept-version:1.2', 'Authorization:Bearer good-1001', '', '')).toEqual([connected]);
  expect(open('good-1001').say('STOMP', 'accept-version:1.2', '', '')).toEqual([connected]);
  expect(broker.users()).toEqual(['1001', '1001']);
  const [lower] = open().say('CONNECT', 'authorization:Bearer good-a:b', '', '');
  expect(lower).toContain('user-name:a:b');
});

test.each([
  ['a bad token', 'Authorization:Bearer bad'],
  ['no token', 'accept-version:1.2'],
  ['another scheme', 'Authorization:Basic good-1001'],
])('[R7.5-16] %s: ERROR in the words of Spring, then 1002', (_, header) => {
  const { open, broker } = setup();
  expect(open().say('CONNECT', header, '', '')).toEqual(rejected);
  expect(broker.users()).toEqual([]);
});

test('[R7.5-16] nothing is accepted before CONNECT, nor after an error', () => {
  const { open, received } = setup();
  const client = open();
  expect(client.say('SEND', 'destination:/app/message', '', '{}')).toEqual(rejected);
  expect(client.say('CONNECT', 'Authorization:Bearer good-1001', '', '')).toEqual([]);
  expect(received).toEqual([]);
});

test('[R7.5-16] one CONNECT is enough: a second one ends the session', () => {
  const { connect, broker } = setup();
  expect(connect('1001').say('CONNECT', 'Authorization:Bearer good-1002', '', '')).toEqual(rejected);
  expect(broker.users()).toEqual([]);
});

test('[R7.5-15] a push reaches every session of its member that is subscribed, and nobody else', () => {
  const { broker, connect, open } = setup();
  const [here, there, other] = [connect('1001'), connect('1001'), connect('1002')];
  const deaf = open();
  deaf.say('CONNECT', 'Authorization:Bearer good-1001', '', '');
  deaf.out.length = 0;
  broker.publish('1001', '/user/queue/messages', { text: '你好\u{1F35C}' });
  const [head, body] = (here.out[0] ?? '').split('\n\n');
  expect(head?.split('\n')).toEqual([
    'MESSAGE',
    'destination:/user/queue/messages',
    'content-type:application/json',
    'subscription:s1',
    expect.stringMatching(/^message-id:/),
    'content-length:21',
  ]);
  expect(body).toBe('{"text":"你好\u{1F35C}"}\0');
  expect([there.out.length, other.out.length, deaf.out.length]).toEqual([1, 0, 0]);
  broker.publish('1001', '/user/queue/errors', {});
  expect(here.out.length).toBe(1);
  broker.publish('1001', '/user/queue/messages', {});
  expect(new Set(here.out.map((frame) => /^message-id:.+$/m.exec(frame)?.[0])).size).toBe(2);
  here.say('UNSUBSCRIBE', 'id:s1', '', '');
  broker.publishToAll('/user/queue/messages', {});
  expect([here.out.length, there.out.length, other.out.length]).toEqual([0, 3, 1]);
});

test('[R7.5-14] SEND reaches the application with its sender; a transaction waits for COMMIT', () => {
  const { connect, received } = setup();
  const client = connect('1001');
  client.say('SEND', 'destination:/app/message', '', 'now');
  client.say('BEGIN', 'transaction:t', '', '');
  client.say('SEND', 'destination:/app/message', 'transaction:t', '', 'later');
  client.say('BEGIN', 'transaction:u', '', '');
  client.say('SEND', 'destination:/app/message', 'transaction:u', '', 'never');
  client.say('ABORT', 'transaction:u', '', '');
  expect(received.map(({ body }) => body)).toEqual(['now']);
  client.say('COMMIT', 'transaction:t', '', '');
  expect(received).toEqual([
    { user: '1001', destination: '/app/message', body: 'now' },
    { user: '1001', destination: '/app/message', body: 'later' },
  ]);
  client.say('COMMIT', 'transaction:t', '', '');
  client.say('COMMIT', 'transaction:u', '', '');
  expect(received).toHaveLength(2);
});

test('[R7.5-15] who acknowledges is told by which name, who does not is not', () => {
  const { broker, connect } = setup();
  const client = connect('1001');
  client.say('SUBSCRIBE', 'id:s2', 'destination:/user/queue/messages', 'ack:client', '', '');
  broker.publish('1001', '/user/queue/messages', {});
  const acks = client.out.map((frame) => /^ack:(.+)$/m.exec(frame)?.[1]);
  expect(acks).toEqual([undefined, /^message-id:(.+)$/m.exec(client.out[1] ?? '')?.[1]]);
});

test('DISCONNECT is receipted, then closed; other commands are receipted when asked', () => {
  const { connect, broker } = setup();
  const client = connect('1001');
  expect(client.say('ACK', 'id:1', 'receipt:r1', '', '')).toEqual([['RECEIPT', 'receipt-id:r1', '', '']]);
  expect(client.say('DISCONNECT', 'receipt:r2', '', '')).toEqual([
    ['RECEIPT', 'receipt-id:r2', '', ''],
    ['closed 1000'],
  ]);
  expect(broker.users()).toEqual([]);
});

test('[R7.5-16] an unknown command ends the session', () => {
  const { connect } = setup();
  for (const command of ['SHOUT', 'constructor']) {
    expect(connect('1001').say(command, '', '')).toEqual([
      ['ERROR', `message:Unknown STOMP command\\c ${command}`, '', ''],
      ['closed 1002'],
    ]);
  }
});

test.each([
  { what: 'as agreed', ours: [1_000, 1_000], theirs: '500,2000' },
  { what: 'as far apart as the slower side wants', ours: [2_000, 500], theirs: '1000,500' },
] as const)('heart-beats go out $what, and a silent client is dropped after three intervals', ({ ours, theirs }) => {
  const { timers, open } = setup(ours);
  const client = open();
  client.say('CONNECT', 'Authorization:Bearer good-1001', `heart-beat:${theirs}`, '', '');
  client.out.length = 0;
  timers.advance(3_000);
  expect(client.out).toEqual(['\n']);
  timers.advance(1_000);
  expect(client.out).toEqual(['\n', '\n', 'closed 1002']);
  expect(timers.running()).toBe(0);
});

test('a client that is heard, if only by a line break, is not dropped', () => {
  const { timers, open } = setup([0, 1_000]);
  const client = open();
  client.say('CONNECT', 'Authorization:Bearer good-1001', 'heart-beat:1000,0', '', '');
  for (let second = 0; second < 10; second += 1) {
    timers.advance(1_000);
    client.beat();
  }
  expect(client.out).not.toContain('closed 1002');
});

test.each([
  [[1_000, 1_000], '0,0'],
  [[0, 0], '1000,1000'],
] as const)('no heart-beats where one side wants none: %j to %s', (ours, theirs) => {
  const { timers, open } = setup(ours);
  const client = open();
  client.say('CONNECT', 'Authorization:Bearer good-1001', `heart-beat:${theirs}`, '', '');
  client.out.length = 0;
  timers.advance(60_000);
  expect([client.out, timers.running()]).toEqual([[], 0]);
});

test.each(['1000,Infinity', '99999999999,99999999999', 'a,b'])(
  'no heart-beats that no timer can wait for: %s',
  (theirs) => {
    const { timers, open } = setup([1_000, 0]);
    open().say('CONNECT', 'Authorization:Bearer good-1001', `heart-beat:${theirs}`, '', '');
    expect(timers.running()).toBe(0);
  },
);

test('drop ends all sessions, or those of one member', () => {
  const { broker, connect } = setup();
  const [one, two] = [connect('1001'), connect('1002')];
  broker.drop(1006, '1002');
  expect([one.out, two.out]).toEqual([[], ['closed 1006']]);
  broker.drop(1006);
  expect([one.out, broker.users()]).toEqual([['closed 1006'], []]);
});

test('a frame in pieces, and two frames in one chunk', () => {
  const { connect, received } = setup();
  const client = connect('1001');
  client.say('SEND', 'destination:/app/message', '', 'a\0SEND\ndestination:/app/message\n\nb');
  expect(received.map(({ body }) => body)).toEqual(['a', 'b']);
});

test('a socket that never says CONNECT is closed after 10 s, one that did is not', () => {
  const { timers, open } = setup([0, 0]);
  const [silent, member] = [open(), open()];
  member.say('CONNECT', 'Authorization:Bearer good-1001', '', '');
  member.out.length = 0;
  silent.beat();
  timers.advance(9_999);
  expect(silent.out).toEqual([]);
  timers.advance(1);
  expect([silent.out, member.out, timers.running()]).toEqual([['closed 1002'], [], 0]);
});

test('a frame without an end is cut off at 64 KB, in however many pieces it comes', () => {
  const { open, connect, received } = setup();
  const [member, other] = [connect('1001'), connect('1002')];
  const message = ['SEND', 'destination:/app/messages/send', ''];
  for (let sent = 0; sent < 3; sent += 1) member.say(...message, 'x'.repeat(60 * 1024));
  expect([received.length, member.out]).toEqual([3, []]);
  const endless = open();
  for (let piece = 0; piece < 70; piece += 1) endless.piece('x'.repeat(1024));
  expect(endless.out).toEqual(['closed 1009']);
  expect(other.say('ACK', 'id:1', 'receipt:still', '', '')).toEqual([['RECEIPT', 'receipt-id:still', '', '']]);
});
