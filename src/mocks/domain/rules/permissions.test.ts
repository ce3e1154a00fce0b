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

test('[R1-1][R6-8][R6-11] a call asks for the act that a member does by it, or for a login, or is open', () => {
  const found = Map.groupBy(
    routes(setup().domain),
    ({ endpoint: { act, access } }) => act ?? (access === 'member' ? 'login' : 'browse'),
  );
  const { browse = [], ...closed } = Object.fromEntries(found);
  const asked = Object.entries(closed).map(([act, calls]) => [act, calls.map(({ name }) => name).join(' ')]);
  expect(Object.fromEntries(asked)).toMatchInlineSnapshot(`
    {
      "applyFriend": "friend.submit",
      "comment": "activityComment.create newsComment.create postComment.create",
      "editProfile": "basic.createTag session.saveProfile session.saveInterests session.saveWorkHistory session.saveEducationHistory session.saveIndustryTags",
      "favourite": "favourite.favourite favourite.unfavourite",
      "follow": "company.follow company.unfollow follow.follow follow.unfollow",
      "handleFriend": "friend.approve friend.ignore friend.delete",
      "joinCircle": "circle.join",
      "like": "activityComment.like activityComment.unlike like.news like.unlikeNews like.activity like.unlikeActivity like.post like.unlikePost newsComment.like newsComment.unlike postComment.like postComment.unlike",
      "login": "activity.preview activityComment.delete circle.leave circle.statistic circle.my circle.followColumn circle.createColumn company.followedPage favourite.page friend.page friend.requests friend.pendingCount friend.message message.list message.delete message.page message.history message.read message.templateCategories message.templates newsComment.delete notice.all notice.page notice.read post.my post.common post.delete post.greyWords postComment.delete session.bindWechat session.memberInfo session.registerStatus session.bindAccount session.membership session.accountState session.profile session.workHistory session.educationHistory session.industryTags upload.sign",
      "openMessages": "message.create",
      "publish": "post.create post.update",
      "report": "post.report",
      "seeVisitors": "people.viewed",
    }
  `);
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
