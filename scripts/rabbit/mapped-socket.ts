import { WebSocket as NodeSocket } from 'ws';

/** How another broker wants to be spoken to; `{member}` in a destination is the member who is connected. */
export interface Mapping {
  /** Headers of CONNECT instead of the token. */
  readonly connect: Readonly<Record<string, string>>;
  /** Its names for the destinations of the specification. */
  readonly destinations: Readonly<Record<string, string>>;
}

const headerLine = /^([^:\n]+):(.*)$/gm;

/** A frame of the client in the words of the other broker; its body is left as it is. */
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

/** A socket to the other broker through which the app's own client speaks, unchanged. */
export const mappedSocket = (url: string, mapping: Mapping, member: string) => {
  const socket = new NodeSocket(url, ['v12.stomp']);
  const send = socket.send.bind(socket);
  const speak = (data: string | ArrayBufferLike): void =>
    send(typeof data === 'string' ? mapped(data, mapping, member) : data);
  return {
    /** What the app's client is given. */
    socket: Object.assign(socket, { send: speak }) as unknown as WebSocket,
    /** Breaks the connection without a word; false where there is none. */
    cut: (): boolean => {
      const isLive = socket.readyState === socket.OPEN;
      socket.terminate();
      return isLive;
    },
  };
};
