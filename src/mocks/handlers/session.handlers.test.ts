import { expect, test } from 'vitest';
import { educationMaxLength, workMaxLength } from '#services/contract/constants.ts';
import { loginBySso } from '../domain/rules/login.ts';
import { smallSeed } from '../domain/testing.ts';
import { createBackend } from '../hosts/node.ts';

const setup = (backend = createBackend({ seed: smallSeed() })) => {
  const token = loginBySso(backend.domain, 'sso-liran').access_token;
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await backend.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  return { ...backend, ask };
};

const work = {
  position: '采购经理',
  company: '味研所',
  companyId: 1,
  location: '',
  locationId: null,
  startTime: '2020-03-01',
  endTime: null,
  description: '',
};
const education = {
  school: '江南大学',
  degree: '本科',
  major: '食品',
  startTime: '2010-09-01',
  endTime: null,
  description: '',
};

const rare = '𠮷';

test.each([
  ...Object.entries(workMaxLength).map(([field, max]) => ['work-history', field, max, work] as const),
  ...Object.entries(educationMaxLength).map(([field, max]) => ['education-history', field, max, education] as const),
])(
  '[R5.4-2][R5.4-4][R5.4-6][R5.5-2][R5.5-4][R5.5-5][R5.5-6] %s: %s holds %i characters',
  async (list, field, max, entry) => {
    const { ask } = setup();
    const path = `/admin/member/${list}`;
    expect(await ask('POST', path, [{ ...entry, [field]: rare.repeat(max) }])).toMatchObject({ code: 0, data: true });
    expect(await ask('POST', path, [{ ...entry, [field]: rare.repeat(max + 1) }])).toEqual({
      code: 400,
      msg: `参数错误：body.0.${field}`,
      data: null,
    });
  },
);

test('[R7.1-24][R7.1-25] what was added can be read again, the newest first', async () => {
  const { ask } = setup();
  await ask('POST', '/admin/member/work-history', [work]);
  await ask('POST', '/admin/member/work-history', [{ ...work, position: '采购总监' }]);
  await ask('POST', '/admin/member/education-history', [education]);
  expect((await ask('GET', '/admin/member/work-history')).data).toEqual([{ ...work, position: '采购总监' }, work]);
  expect((await ask('GET', '/admin/member/education-history')).data).toEqual([education]);
});

test('[R7.1-9] the seed has members of all levels, and liran’s membership ends', async () => {
  const backend = createBackend();
  const { ask, domain } = setup(backend);
  const { data } = await ask('GET', '/admin/member/membership');
  expect(data).toEqual({ level: 'premium', validUntil: expect.any(Number) });
  expect(data.validUntil).toBeGreaterThan(domain.now());
  expect(new Set([...domain.tables.members.values()].map(({ level }) => level))).toEqual(
    new Set(['none', 'member', 'premium']),
  );
  expect((await ask('GET', '/admin/member/work-history')).data).toHaveLength(2);
});

test.each([
  ['with WeChat and a mobile', {}, { isBindWechat: true, isWechatBindMobile: true }],
  ['with WeChat alone', { mobile: null }, { isBindWechat: true, isWechatBindMobile: false }],
  ['with a mobile alone', { openid: null }, { isBindWechat: false, isWechatBindMobile: false }],
])('[R3-1 R7.1-10] the account of a member %s says what WeChat is bound to', async (_, change, bound) => {
  const { ask, domain } = setup();
  Object.assign(domain.tables.members.get('1001') ?? {}, change);
  expect((await ask('GET', '/admin/member/account')).data).toEqual({ ...bound, hasPassword: true });
});

test('[R3-6] a member has a code to invite others with once the registration is complete', async () => {
  const { ask, domain } = setup();
  const code = async () => (await ask('GET', '/admin/member/info')).data.inviteMiniappCode;
  expect(await code()).toBe('invite-1001');
  Object.assign(domain.tables.members.get('1001') ?? {}, { isRequired: true });
  expect(await code()).toBeNull();
});

test('[R7.4-2][R7.4-4] tags come in pages; related tags are of the type asked for, and never the tag itself', async () => {
  const { ask } = setup(createBackend());
  const { data: page } = await ask('GET', '/basic/tag/page?type=5&current=2&size=3');
  expect({ size: page.records.length, current: page.current }).toEqual({ size: 3, current: 2 });
  const [{ id }] = page.records;
  const { data: related } = await ask('GET', `/basic/tag/${id}/related-tags?typeId=5`);
  expect(related).toHaveLength(8);
  expect(related.map((tag: { id: number }) => tag.id)).not.toContain(id);
  expect((await ask('GET', '/basic/tag/999999/related-tags?typeId=5')).code).toBe(404);
});
