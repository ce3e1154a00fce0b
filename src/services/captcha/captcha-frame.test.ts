import { Effect, Exit, Fiber } from 'effect';
import { expect, test } from 'vitest';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { captchaFrame } from './captcha-frame.ts';

const address = 'https://captcha.test/frame.html?v=1';

const open = () => {
  const page = new EventTarget();
  const frames: { src: string; contentWindow: object }[] = [];
  const container = { append: (frame: (typeof frames)[number]) => frames.push(frame) };
  const createElement = () => {
    const frame = { src: '', contentWindow: {}, remove: () => frames.splice(frames.indexOf(frame), 1) };
    return frame;
  };
  const clock = new VirtualClock();
  const window = Object.assign(page, { document: { createElement, body: container } });
  const captcha = captchaFrame({ page: window as unknown as Window, address, clock });
  const say = (data: unknown, { origin = 'https://captcha.test', source = frames.at(-1)?.contentWindow } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const silent = async () => {
    const asked = Effect.runFork(captcha.silent());
    await settle();
    return { asked, result: () => Effect.runPromise(Fiber.await(asked)) };
  };
  return { captcha, clock, frames, container: container as unknown as HTMLElement, say, silent };
};

test('a silent value comes from a frame that goes away with it', async () => {
  const { frames, say, silent } = open();
  const { result } = await silent();
  expect(frames.map(({ src }) => src)).toEqual([`${address}#silent`]);
  say({ type: 'captcha.value', value: 'v1' });
  expect(await result()).toEqual(Exit.succeed('v1'));
  expect(frames).toEqual([]);
});

test.each([
  ['another origin', { type: 'captcha.value', value: 'v' }, { origin: 'https://evil.test' }],
  ['another window', { type: 'captcha.value', value: 'v' }, { source: {} }],
  ['no value', { type: 'captcha.value', value: '' }, {}],
  ['a value that is no text', { type: 'captcha.value', value: 7 }, {}],
  ['a value without end', { type: 'captcha.value', value: 'v'.repeat(20_001) }, {}],
  ['something else', 'captcha.value', {}],
] as const)('%s is not heard, and the wait ends with a failure', async (_, data, from) => {
  const { clock, frames, say, silent } = open();
  const { result } = await silent();
  say(data, from);
  expect(frames).toHaveLength(1);
  await clock.advance(requestTimeout);
  expect(await result()).toEqual(Exit.fail({ tag: 'offline' }));
  expect(frames).toEqual([]);
});

test('a captcha that says it failed, and one that nobody waits for any more, leave no frame', async () => {
  const { frames, say, silent } = open();
  const { result } = await silent();
  say({ type: 'captcha.failed' });
  expect(await result()).toEqual(Exit.fail({ tag: 'offline' }));
  const { asked } = await silent();
  expect(frames).toHaveLength(1);
  await Effect.runPromise(Fiber.interrupt(asked));
  expect(frames).toEqual([]);
});

test('[R8.1-4] the slider is shown until it is taken away; its value is good once', async () => {
  const { captcha, frames, container, say } = open();
  let solved = 0;
  const stop = captcha.show(container, '滑块', () => {
    solved++;
  });
  expect(frames.map(({ src }) => src)).toEqual([`${address}#slider`]);
  say({ type: 'captcha.failed' });
  expect(solved).toBe(0);
  say({ type: 'captcha.value', value: 'v2' });
  stop();
  expect([solved, frames]).toEqual([1, []]);
  expect(await Effect.runPromise(Effect.exit(captcha.slider()))).toEqual(Exit.succeed('v2'));
  expect(await Effect.runPromise(Effect.exit(captcha.slider()))).toEqual(Exit.fail({ tag: 'offline' }));
});

test('a slider that is shown anew knows nothing of a value that was not used', async () => {
  const { captcha, container, say } = open();
  const stop = captcha.show(container, '滑块', () => {});
  say({ type: 'captcha.value', value: 'v3' });
  stop();
  captcha.show(container, '滑块', () => {});
  expect(await Effect.runPromise(Effect.exit(captcha.slider()))).toEqual(Exit.fail({ tag: 'offline' }));
});
