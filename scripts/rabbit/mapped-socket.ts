import { WebSocket as NodeSocket } from 'ws';
import type { Passage } from '#mocks/broker/direct-socket.ts';

/** The protocol of another broker; `{member}` in a destination is the connected member. */
interface Mapping {
  readonly connect: Readonly<Record<string, string>>;
  readonly destinations: Readonly<Record<string, string>>;
}

const headerLine = /^([^:\n]+):(.*)$/gm;

/** Translates the headers of a client frame; the body is unchanged. */
export const mapped = (frame: string, mapping: Mapping, member: string): string => {
  const end = frame.indexOf('\n\n');
  if (end < 0) return frame;
  const [head, rest] = [frame.slice(0, end), frame.slice(end)];
  if (head.startsWith('CONNECT') || head.startsWith('STOMP')) {
    const kept = head.split('\n').filter((line) => !/^(authorization|host):/i.test(line));
    return [...kept, ...Object.entries(mapping.connect).map(([name, value]) => `${name}:${value}`)].join('\n') + rest;
  }
  const turned = head.replace(headerLine, (line, name: string, value: string) => {
    const other = name === 'destination' ? mapping.destinations[value] : undefined;
    return other === undefined ? line : `destination:${other.replace('{member}', member)}`;
  });
  return turned + rest;
};

export interface MappedLine {
  readonly socket: WebSocket;
  /** Breaks the connection, or (`silently`) drops all frames without closing. False if there is none. */
  readonly cut: (silently: boolean) => boolean;
}

/** A socket to another broker for the app's unchanged client. `passage`: how its frames arrive. */
export const mappedSocket = (url: string, mapping: Mapping, member: string, passage: Passage): MappedLine => {
  const line = new NodeSocket(url, ['v12.stomp']);
  let isDead = false;
  const pass = (direction: 'up' | 'down', frame: string, give: () => void): void => {
    for (const ms of passage(direction, frame)) {
      if (ms > 0) setTimeout(() => isDead || give(), ms);
      else if (!isDead) give();
    }
  };
  const socket = {
    url,
    binaryType: 'arraybuffer',
    onopen: (_: unknown) => {},
    onclose: (_: unknown) => {},
    onerror: (_: unknown) => {},
    onmessage: (_: { readonly data: string }) => {},
    get readyState() {
      return line.readyState;
    },
    send: (frame: string) =>
      pass('up', frame, () => {
        if (line.readyState === line.OPEN) line.send(mapped(frame, mapping, member));
      }),
    close: () => line.terminate(),
  };
  line.on('open', () => socket.onopen({}));
  line.on('error', () => {});
  line.on('close', (code) => {
    if (!isDead) socket.onclose({ code, reason: '', wasClean: code !== 1006 });
  });
  line.on('message', (data) => {
    const frame = String(data);
    pass('down', frame, () => socket.onmessage({ data: frame }));
  });
  return {
    // Only what stompjs uses is implemented.
    socket: socket as unknown as WebSocket,
    cut: (silently) => {
      const isLive = line.readyState === line.OPEN && !isDead;
      if (silently) isDead = true;
      else line.terminate();
      return isLive;
    },
  };
};
