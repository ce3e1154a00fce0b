import { parseArgs } from 'node:util';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { desktop, withBrowser } from './bench/browser.ts';
import { isClean, runCuts } from './chaos/connection-cuts.ts';
import { runKills } from './chaos/kills.ts';
import { endAfter } from './lib/time-limit.ts';

/** `npm run chaos -- [--messages 10000] [--cuts 400] [--kills 200] [--minutes 8] [--seed 7]`: the guarantee of docs/realtime.md in a browser. */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    cuts: { type: 'string', default: '400' },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '8' },
    seed: { type: 'string', default: '7' },
  },
});
const [messages, cuts, kills, minutes] = [values.messages, values.cuts, values.kills, values.minutes].map(Number) as [
  number,
  number,
  number,
  number,
];
const perConversation = 100;
const begun = Date.now();
const afterPart = (part: number, from = begun): number => from + part * minutes * 60_000;
endAfter(minutes + 1);

const seed = createBackend();
const posts = seed.domain.seed.posts().map(({ id }) => id);
seed.stop();

const secondsSince = (from: number): number => Math.round((Date.now() - from) / 1_000);

const results = await withBrowser(async ({ browser, serveApp }) => {
  const address = await serveApp();
  const kept: boolean[] = [];
  if (messages > 0) {
    const from = Date.now();
    const context = await browser.newContext(desktop);
    const plan = {
      address,
      messages,
      cuts,
      random: seededRandom(Number(values.seed)),
      until: afterPart(kills > 0 ? 0.6 : 0.9),
    };
    const result = await runCuts(context, {
      ...plan,
      posts: posts.slice(0, 1 + Math.ceil(messages / perConversation)),
    });
    await context.close();
    console.log(`\n${result.written} of ${messages} messages in ${secondsSince(from)} s`);
    console.table({ injected: result.injected });
    console.table({ 'stored by the backend': result.stored, 'shown by both pages': result.shown });
    const { naive } = result;
    console.log(`A client that sends once and hopes has lost ${naive.lost} of ${naive.written} over the same lines.`);
    kept.push(isClean(result.stored) && isClean(result.shown) && result.written > 0 && naive.lost > 0);
  }
  if (kills > 0) {
    const from = Date.now();
    const [post = ''] = posts;
    const killed = async (count: number, until: number, forgets: boolean) => {
      const context = await browser.newContext(desktop);
      const random = seededRandom(Number(values.seed));
      const result = await runKills(context, { address, kills: count, post, random, until, forgets });
      await context.close();
      return result;
    };
    // The control has its own share, as the messages before may have taken longer.
    const control = await killed(Math.min(kills, 20), afterPart(0.1, from), true);
    const controlKills = control.reloads + control.closes;
    const result = await killed(kills, afterPart(0.95), false);
    console.log(`\nof ${kills} pages ${result.reloads} reloaded, ${result.closes} closed, in ${secondsSince(from)} s`);
    console.table({ 'stored by the backend': result.stored, 'shown by the page': result.shown });
    console.log(
      controlKills > 0
        ? `A page that keeps in memory what is unsent has lost ${control.stored.lost} in ${controlKills}.`
        : 'The control was not run: there was no time to kill a page.',
    );
    kept.push(isClean(result.stored) && isClean(result.shown) && (controlKills === 0 || control.stored.lost > 0));
  }
  return kept;
});
process.exit(results.length > 0 && results.every(Boolean) ? 0 : 1);
