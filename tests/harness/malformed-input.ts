import fc from 'fast-check';
import addresses from './hostile-addresses.json' with { type: 'json' };

/** Bytes for a server, and what becomes of their connection. */
export interface MalformedInput {
  /** Written one after another, with other connections between them. */
  readonly pieces: readonly Buffer[];
  readonly ending: 'stay' | 'half-open' | 'reset';
}

interface Known {
  readonly endpoints: readonly { readonly method: string; readonly path: string }[];
  /** Of members whose calls and whose frames are fuzzed. */
  readonly tokens: { readonly calling: string; readonly sending: string } | null;
  /** One that the sender may send. */
  readonly message: object;
  readonly socketPath: string;
}

const line = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ''));
const anyId = fc.constantFrom(
  '0',
  '1001',
  '1002',
  '-1',
  '9'.repeat(400),
  '%',
  '%00',
  '%ff',
  '__proto__',
  'constructor',
);
const number = fc.constantFrom('0', '-1', '1e308', 'Infinity', 'NaN', '4000', '99999999999', '');
const words = fc.constantFrom('1001', '79001', 'a', 'toString', '__proto__', '/app/message', '/user/queue/messages');

const address = ({ endpoints, socketPath }: Known): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '/',
      '*',
      '//',
      '////',
      '/\\',
      'http://',
      'http://[',
      'http://a:99999/',
      '?',
      '#',
      '/%',
      '/%E0%A4%A',
    ),
    fc.constantFrom(...addresses.hostile.map((one) => one.replace(/[\s\0]/g, '') || '/')),
    line.map((text) => `/${text.replace(/\s/g, '')}`),
    fc
      .tuple(fc.constantFrom(...endpoints), anyId, line)
      .map(([{ path }, id, query]) => `${path.replace(/:\w+/g, id)}?current=${id}&size=${encodeURI(id)}&word=${query}`),
    line.map((text) => `${socketPath}?access_token=${encodeURIComponent(text)}`),
    fc.constant(socketPath),
  );

const header = ({ tokens }: Known): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('Host', 'Accept', 'Authorization', 'Content-Type', 'Cookie', 'Expect', 'Origin'), line)
      .map(([name, value]) => `${name}: ${value}`),
    fc.constantFrom(
      'Host: [',
      'Host: a b',
      'Host:',
      'Transfer-Encoding: chunked',
      'Connection: upgrade',
      'Expect: 100-continue',
    ),
    fc.constantFrom(
      'Content-Length: 0',
      'Content-Length: 999999',
      'Content-Length: -1',
      'Content-Length: a',
      'A: ä\u0001',
    ),
    fc.constantFrom('Access-Control-Request-Headers: a\tb, ä', 'Content-Type: multipart/form-data; boundary=x'),
    fc.constantFrom(`Authorization: Bearer ${tokens?.calling}`, 'Authorization: Bearer '),
    line,
  );

const body: fc.Arbitrary<Buffer> = fc.oneof(
  fc.json().map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '',
      '{',
      '['.repeat(50_000),
      '{"__proto__":{"a":1}}',
      'null',
      '5\r\nhello\r\n0\r\n\r\n',
      '--x\r\n\r\n--x--',
    )
    .map((text) => Buffer.from(text)),
);

const head = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

const request = (known: Known): fc.Arbitrary<Buffer> =>
  fc
    .record({
      endpoint: fc.constantFrom(...known.endpoints),
      method: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'TRACE',
        'CONNECT',
        'PRI',
        'get',
      ),
      address: address(known),
      isKnown: fc.boolean(),
      id: anyId,
      version: fc.constantFrom('1.1', '1.1', '1.1', '1.0', '2.0', '9'),
      headers: fc.array(header(known), { maxLength: 4 }),
      isMeasured: fc.boolean(),
      body,
    })
    .map(({ endpoint, isKnown, id, version, headers, isMeasured, ...asked }) => {
      const method = isKnown ? endpoint.method : asked.method;
      const path = isKnown ? endpoint.path.replace(/:\w+/g, id) : asked.address;
      const length = isMeasured ? [`Content-Length: ${asked.body.length}`] : [];
      return Buffer.concat([head([`${method} ${path} HTTP/${version}`, 'Host: a', ...headers, ...length]), asked.body]);
    });

const upgradeHead = (path: string, more: readonly string[]): Buffer =>
  head([`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket', ...more]);

const upgrade = (known: Known): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      address(known),
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'Sec-WebSocket-Version: 13',
            'Sec-WebSocket-Version: 99',
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ),
          fc.constantFrom(
            'Sec-WebSocket-Protocol: v12.stomp,,',
            'Sec-WebSocket-Extensions: permessage-deflate; x=',
            'Upgrade: h2c',
          ),
          header(known),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([path, more]) => upgradeHead(path, more));

/** A frame of a WebSocket, masked by nothing. */
const frame = (opcode: number, payload: Buffer, length = payload.length): Buffer => {
  const size = Buffer.from(length < 126 ? [0x80 | length] : [0xfe, (length >> 8) & 0xff, length & 0xff]);
  return Buffer.concat([Buffer.from([opcode]), size, Buffer.alloc(4), payload]);
};

const stomp = ({ tokens, message: allowed }: Known): fc.Arbitrary<string> => {
  const message = fc
    .record(
      {
        msgFrom: fc.oneof(words, fc.jsonValue()),
        msgTo: fc.oneof(words, fc.jsonValue()),
        msgType: fc.oneof(fc.constantFrom(0, 1, 2, 3, 900), fc.jsonValue()),
        msgContent: fc.oneof(line, fc.jsonValue()),
        convId: fc.oneof(words, fc.jsonValue()),
        sentTime: fc.oneof(fc.integer(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    .map((odd) => JSON.stringify({ ...allowed, ...odd }));
  const stompHeader = fc.oneof(
    fc
      .tuple(fc.constantFrom('id', 'destination', 'receipt', 'transaction', 'ack', 'constructor', '__proto__'), words)
      .map(([name, value]) => `${name}:${value}`),
    fc.tuple(number, number).map((two) => `heart-beat:${two}`),
    number.map((length) => `content-length:${length}`),
    fc.constantFrom('a', ':', 'a:\\', 'a:\\t', 'destination:/app/message'),
    line,
  );
  return fc
    .tuple(
      fc.constantFrom(
        'SEND',
        'SEND',
        'SUBSCRIBE',
        'UNSUBSCRIBE',
        'BEGIN',
        'COMMIT',
        'ABORT',
        'ACK',
        'DISCONNECT',
        'CONNECT',
        'toString',
        '',
      ),
      fc.array(stompHeader, { maxLength: 4 }),
      fc.oneof(message, line),
      fc.constantFrom(`Authorization:Bearer ${tokens?.sending}\n`, ''),
      number,
      number,
    )
    .map(([command, headers, text, token, sends, wants]) => {
      const greeting = `CONNECT\naccept-version:1.2\nheart-beat:${sends},${wants}\n${token}\n\0`;
      return `${greeting}${[command, ...headers].join('\n')}\n\n${text}\0`;
    });
};

const frames = (known: Known): fc.Arbitrary<Buffer> =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: stomp(known).map((text) => frame(0x81, Buffer.from(text))) },
        fc
          .tuple(fc.integer({ min: 0, max: 255 }), body)
          .map(([opcode, bytes]) => frame(opcode, bytes.subarray(0, 9_000))),
        fc.tuple(fc.integer({ min: 0, max: 65_535 }), body).map(([length, bytes]) => frame(0x81, bytes, length)),
        fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)),
        fc.uint8Array({ maxLength: 4 }).map((bytes) => frame(0x88, Buffer.from(bytes))),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => {
      const greeted = upgradeHead(known.socketPath, [
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol: v12.stomp',
      ]);
      return Buffer.concat([greeted, ...all]);
    });

/** As many inputs as asked for, the same ones each time, for every listener of the backend's process. */
export const malformedInputs = (known: Known, count: number): readonly MalformedInput[] => {
  const anything = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes));
  const input = fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: request(known) },
        { weight: 2, arbitrary: upgrade(known) },
        { weight: 4, arbitrary: frames(known) },
        anything,
      ),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      fc.constantFrom('stay', 'half-open', 'reset'),
    )
    .map(([bytes, cut, ending]): MalformedInput => {
      const at = cut === null ? bytes.length : Math.floor(cut * bytes.length);
      return { pieces: [bytes.subarray(0, at), bytes.subarray(at)], ending };
    });
  return fc.sample(input, { seed: 20, numRuns: count });
};
