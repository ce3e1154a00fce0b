import { expect, test } from 'vitest';
import {
  type Act,
  may,
  permissionRefusal,
  permissions,
  type Role,
  roleOf,
  roles,
} from '#services/contract/permissions.ts';
import { routes } from '../../handlers/routes.ts';
import { createBackend } from '../../hosts/node.ts';
import { signed } from '../secrets.ts';
import { smallSeed } from '../testing.ts';
import { loginBySso, loginByWechat } from './login.ts';
import { roleOfCaller } from './permissions.ts';
import { authenticate } from './tokens.ts';

const seed = () => {
  const small = smallSeed();
  const [liran] = small.members;
  if (!liran) throw new Error('no member in the seed');
  const muted = { ...liran, memberId: '1003', mobile: '+8613800000003', openid: null, isBanned: true };
  return {
    ...small,
    members: [...small.members, { ...muted, profile: { ...muted.profile, email: '' } }],
    personas: new Map([...small.personas, ['muted', '1003'] as const]),
  };
};

const personaOf = { unregistered: 'halfway', registered: 'liran', muted: 'muted' } as const;

const setup = () => {
  const backend = createBackend({ seed: seed() });
  const token = (role: Role) =>
    role === 'guest' ? null : loginBySso(backend.domain, `sso-${personaOf[role]}`).access_token;
  return { ...backend, token };
};

const acts = Object.keys(permissions) as Act[];

test('[R6-1][R6-2][R6-3][R6-4] a guest is asked to log in before he does anything but read', () => {
  expect(acts.filter((act) => may('guest', act) === 'yes')).toEqual(['browse']);
  for (const act of ['applyFriend', 'message', 'publish', 'handleFriend'] as const) {
    expect(may('guest', act)).toBe('login');
  }
});

test('[R6-5][R6-6][R6-7] an unregistered user completes the profile; messages and friend requests lead to the login dialog', () => {
  expect(acts.filter((act) => may('unregistered', act) === 'yes')).toEqual(['browse', 'editProfile']);
  expect(acts.filter((act) => may('unregistered', act) === 'login')).toEqual(['message', 'applyFriend']);
});

test('[R6-8] visitors, the own page, settings and messages are for registered members only', () => {
  for (const act of ['seeVisitors', 'openMyPage', 'openSettings', 'openMessages'] as const) {
    expect(roles.map((role) => may(role, act))).toEqual(['login', 'complete', 'yes', 'yes']);
  }
});

test('[R6-10][R6-11] a registered member may do everything; a muted one may only not speak', () => {
  expect(acts.filter((act) => may('registered', act) !== 'yes')).toEqual([]);
  expect(acts.filter((act) => may('muted', act) !== 'yes')).toEqual(['comment', 'publish', 'message']);
});

test('[R6-9] the role is a matter of login, registration and the ban, in this order', () => {
  const facts = { isLogined: true, isRegistered: true, isBanned: true };
  expect(roleOf({ ...facts, isLogined: false })).toBe('guest');
  expect(roleOf({ ...facts, isRegistered: false })).toBe('unregistered');
  expect(roleOf(facts)).toBe('muted');
  expect(roleOf({ ...facts, isBanned: false })).toBe('registered');
});

test('[R6-9] the backend knows the role by mobile, register status and ban', () => {
  const { domain, token } = setup();
  for (const role of roles) expect(roleOfCaller(domain, authenticate(domain, token(role)))).toBe(role);
  domain.commit({ type: 'wechat.authorized', nonce: 'n', openid: 'somebody' });
  const unbound = loginByWechat(domain, 'wechat-web', signed('wx', 'n')).access_token;
  expect(roleOfCaller(domain, authenticate(domain, unbound))).toBe('unregistered');
});

const guarded = routes(setup().domain).filter(({ endpoint }) => endpoint.act !== undefined);

const asked: Readonly<Record<string, readonly string[]>> = {
  comment: ['activityComment.create', 'newsComment.create', 'postComment.create'],
  like: [
    ...['activityComment', 'newsComment', 'postComment'].flatMap((feature) => [`${feature}.like`, `${feature}.unlike`]),
    ...['activity', 'news', 'post', 'unlikeActivity', 'unlikeNews', 'unlikePost'].map((name) => `like.${name}`),
  ],
  editProfile: [
    'basic.createTag',
    ...['saveEducationHistory', 'saveIndustryTags', 'saveInterests', 'saveProfile', 'saveWorkHistory'].map(
      (name) => `session.${name}`,
    ),
  ],
  joinCircle: ['circle.join'],
  follow: ['company.follow', 'company.unfollow', 'follow.follow', 'follow.unfollow'],
  favourite: ['favourite.favourite', 'favourite.unfavourite'],
  applyFriend: ['friend.submit'],
  handleFriend: ['friend.approve', 'friend.delete', 'friend.ignore'],
  openMessages: ['message.create'],
  seeVisitors: ['people.viewed'],
  publish: ['post.create', 'post.update'],
  report: ['post.report'],
  login: [
    'activity.preview',
    ...['activityComment', 'newsComment', 'postComment'].map((feature) => `${feature}.delete`),
    ...['createColumn', 'followColumn', 'leave', 'my', 'statistic'].map((name) => `circle.${name}`),
    ...['company.followedPage', 'favourite.page', 'upload.sign'],
    ...['message', 'page', 'pendingCount', 'requests'].map((name) => `friend.${name}`),
    ...['delete', 'history', 'list', 'page', 'read', 'templateCategories', 'templates'].map(
      (name) => `message.${name}`,
    ),
    ...['all', 'page', 'read'].map((name) => `notice.${name}`),
    ...['common', 'delete', 'greyWords', 'my'].map((name) => `post.${name}`),
    ...['accountState', 'bindAccount', 'bindWechat', 'educationHistory', 'industryTags', 'memberInfo'].map(
      (name) => `session.${name}`,
    ),
    ...['membership', 'profile', 'registerStatus', 'workHistory'].map((name) => `session.${name}`),
  ],
};

test('[R1-1][R6-8][R6-11] a call asks for the act that a member does by it, or for a login, or is open', () => {
  const found = Map.groupBy(
    routes(setup().domain),
    ({ endpoint: { act, access } }) => act ?? (access === 'member' ? 'login' : 'browse'),
  );
  const { browse = [], ...closed } = Object.fromEntries(found);
  for (const [act, calls] of Object.entries(closed)) {
    expect({ act, calls: calls.map(({ name }) => name).toSorted() }).toEqual({
      act,
      calls: asked[act]?.toSorted(),
    });
  }
  expect(Object.keys(closed).toSorted()).toEqual(Object.keys(asked).toSorted());
  expect(browse.length).toBeGreaterThan(80);
});

test.each(guarded.flatMap((route) => roles.map((role) => [route.name, role, route.endpoint] as const)))(
  '[R6-1][R6-5][R6-11] %s refuses a %s as the table says',
  async (_, role, { act, path, method, body }) => {
    const { fetch, token } = setup();
    const bearer = token(role);
    const response = await fetch(path.replaceAll(/:\w+/g, '1'), {
      method,
      ...(body ? { body: '{}' } : {}),
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    });
    const { code } = await response.json();
    const refusals = {
      login: role === 'guest' ? 401 : permissionRefusal.incomplete,
      complete: permissionRefusal.incomplete,
      muted: permissionRefusal.muted,
    };
    const answer = act ? may(role, act) : 'yes';
    if (answer === 'yes') expect(Object.values(refusals)).not.toContain(code);
    else expect(code).toBe(refusals[answer]);
  },
);
