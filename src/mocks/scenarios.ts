import type { Seed } from '#mocks/domain/seed-rows.ts';
import type { FaultRule } from './faults.ts';

/** A named world to begin with: who is logged in, what is disturbed, what is missing. */
export interface Scenario {
  readonly says: { readonly zh: string; readonly en: string };
  /** Persona to log in, or `newcomer` for an account opened on the spot. */
  readonly signIn?: string;
  /** Life of the token at the beginning, in milliseconds. */
  readonly tokenLife?: number;
  readonly faults?: readonly FaultRule[];
  /** Nobody does anything by himself: the world is about something else. */
  readonly isQuiet?: true;
  readonly seed?: (seed: Seed) => Seed;
}

export const freshScenario = 'fresh';

const table: Readonly<Record<string, Scenario>> = {
  fresh: { says: { zh: '全新的数据，未登录', en: 'Fresh data, nobody logged in' } },
  newcomer: {
    says: { zh: '刚注册、资料还没填的新用户', en: 'A new account whose profile is still empty' },
    signIn: 'newcomer',
  },
  liran: { says: { zh: '李然已登录，资料完整', en: 'Li Ran is logged in, fully registered' }, signIn: 'liran' },
  halfway: {
    says: { zh: '陈半已登录，资料填了一半', en: 'Chen Ban is logged in, half registered' },
    signIn: 'halfway',
  },
  muted: { says: { zh: '周默已登录，被禁言', en: 'Zhou Mo is logged in, and muted' }, signIn: 'muted' },
  'slow-network': {
    says: { zh: '每个请求都要等 3 秒', en: 'Every request takes 3 seconds' },
    faults: [{ kind: 'slow', ms: 3_000 }],
    isQuiet: true,
  },
  offline: {
    says: { zh: '所有请求都连不上', en: 'No request gets through' },
    faults: [{ kind: 'offline' }],
    isQuiet: true,
  },
  'html-instead-of-json': {
    says: { zh: '所有请求都返回网页', en: 'Every request is answered by a web page' },
    faults: [{ kind: 'html' }],
    isQuiet: true,
  },
  'malformed-news': {
    says: { zh: '资讯接口返回的数据结构不对', en: 'News calls answer data of a wrong shape' },
    faults: [{ kind: 'malformed', endpoint: '/news/' }],
    isQuiet: true,
  },
  'empty-news': {
    says: { zh: '没有任何资讯和快讯', en: 'No news and no flashes at all' },
    seed: (seed) => ({ ...seed, news: [], flashes: [] }),
    isQuiet: true,
  },
  'empty-posts': {
    says: { zh: '没有任何供需和圈子', en: 'No posts and no circles at all' },
    seed: (seed) => ({ ...seed, posts: () => [], circles: () => [] }),
    isQuiet: true,
  },
  'expiring-token': {
    says: { zh: '李然已登录，登录还有 20 分钟到期', en: 'Li Ran is logged in for another 20 minutes' },
    signIn: 'liran',
    tokenLife: 20 * 60 * 1_000,
    isQuiet: true,
  },
};

export const scenarios: ReadonlyMap<string, Scenario> = new Map(Object.entries(table));

export const seedOfScenario = (name: string, seed: Seed): Seed => scenarios.get(name)?.seed?.(seed) ?? seed;
