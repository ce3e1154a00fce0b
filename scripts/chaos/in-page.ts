import type { Backstage } from '#services/contract/backstage.ts';

// Each function is serialised into the page, so it uses nothing outside its own body.

/** Types and sends like a user, a few messages ahead; resolves after the last. `pause`: ms for which the input is blocked after each. */
export const write = async ({ texts, pause }: { texts: readonly string[]; pause: number }): Promise<void> => {
  const backstage: Backstage = Reflect.get(window, 'backstage');
  const ahead = 4;
  const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  const unsent = () =>
    [...document.querySelectorAll('[role=log] article[aria-label="我说"]')].filter(
      ({ textContent }) => !textContent?.endsWith('已发送'),
    ).length;
  for (const text of texts) {
    while (unsent() >= ahead) await sleep(10);
    const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="输入消息"]');
    if (!box) throw new Error('there is no box to write in');
    set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    backstage.clock.advance(pause);
    for (let isTaken = false; !isTaken; isTaken = box.value === '') {
      await sleep(10);
      if (box.value === text)
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
        );
      await sleep(0);
    }
  }
};

export const isAllSent = (): boolean =>
  [...document.querySelectorAll('[role=log] article[aria-label="我说"]')].every(({ textContent }) =>
    textContent?.endsWith('已发送'),
  );

/** The rendered messages from the end of the log to its beginning, one window at a time, each from top to bottom. */
export const readLog = async (): Promise<readonly (readonly string[])[]> => {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('there is no log');
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  const windows: string[][] = [];
  const [mostStill, mostSteps] = [10, 2_000];
  log.scrollTop = 0;
  await frame();
  for (let [still, step] = [0, 0]; still < mostStill && step < mostSteps; step += 1) {
    windows.push(
      [...log.querySelectorAll('article')].map(({ textContent }) => /#\w+-\w+-\d+/.exec(textContent ?? '')?.[0] ?? ''),
    );
    const before = log.scrollTop;
    log.scrollTop -= log.clientHeight / 2;
    await frame();
    still = before === log.scrollTop ? still + 1 : 0;
  }
  log.scrollTop = 0;
  return windows;
};

export const storedIn = (convId: string): readonly string[] => {
  const backstage: Backstage = Reflect.get(window, 'backstage');
  const rows = backstage.rows('messages', 0, 10_000).flatMap((row) => (Array.isArray(row) ? [row] : []));
  const messages: unknown = rows.find(([id]) => id === convId)?.[1];
  return Array.isArray(messages) ? messages.map(({ msgContent }) => String(msgContent)) : [];
};

/** Starts a client without retry that sends at an interval and reconnects after a second. */
export const beginNaive = ({ convId, about, every }: { convId: string; about: number; every: number }): void => {
  const backstage: Backstage = Reflect.get(window, 'backstage');
  const { token } = JSON.parse(sessionStorage.getItem('shiye.session') ?? '{}').value;
  const written: string[] = [];
  let line: WebSocket | null = null;
  let isConnected = false;
  const connect = (): void => {
    const own = backstage.realtime.line();
    line = own;
    own.onopen = () => own.send(`CONNECT\naccept-version:1.2\nhost:shiye\nAuthorization:Bearer ${token}\n\n\0`);
    own.onmessage = ({ data }) => {
      isConnected ||= String(data).startsWith('CONNECTED');
    };
    own.onclose = () => {
      isConnected = false;
      setTimeout(connect, 1_000);
    };
  };
  const send = (): void => {
    const msgContent = `#naive-${about}-${written.length}`;
    written.push(msgContent);
    const body = { convId, msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent, sentTime: Date.now() };
    if (isConnected)
      line?.send(`SEND\ndestination:/app/message\ncontent-type:application/json\n\n${JSON.stringify(body)}\0`);
  };
  connect();
  const timer = setInterval(send, every);
  Reflect.set(window, 'endNaive', () => {
    clearInterval(timer);
    return written;
  });
};

export const endNaive = (): readonly string[] => Reflect.get(window, 'endNaive')();
