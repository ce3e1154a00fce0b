import { expect } from 'vitest';
import { blankProfile } from '#services/contract/session.contract.ts';
import { test as base, refused } from '../testing.ts';
import { memberByMobile, memberOf } from './accounts.ts';
import {
  addEducation,
  addWork,
  loadedProfile,
  nameChangePeriod,
  registerStatus,
  saveIndustryTags,
  saveProfile,
} from './registration.ts';

const profile = {
  ...blankProfile,
  nickname: '张新',
  gender: 'FEMALE',
  company: '新味研所',
  companyId: 2,
  position: '采购',
  location: '上海市/上海市/徐汇区',
  locationId: 310104,
} as const;
const test = base
  .extend('id', ({ domain }) => memberByMobile(domain, '+8613900001111'))
  .extend(
    'status',
    ({ domain, id }) =>
      () =>
        registerStatus(memberOf(domain, id)),
  );

test('[R3-12][R7.1-20] the supplement ends what is required and is step 2', ({ domain, id, status }) => {
  expect(status()).toEqual({ isRequired: true, step: 0 });
  saveProfile(domain, id, profile);
  expect(status()).toEqual({ isRequired: false, step: 2 });
});

test('the portrait of a newcomer is as the profile says', ({ domain, id }) => {
  const portrait = () => memberOf(domain, id).avatar;
  for (const gender of ['FEMALE', 'MALE'] as const) {
    saveProfile(domain, id, { ...profile, gender });
    expect(portrait()).toBe(domain.seed.avatarOf(id, gender));
  }
});

test('[R4.2-1][R4.2-5][R4.2-19] later steps come after it; a skip is a step done that removes nothing', ({
  domain,
  id,
  status,
}) => {
  addWork(domain, id, []);
  expect(status()).toEqual({ isRequired: true, step: 0 });
  saveProfile(domain, id, profile);
  const entry = {
    position: '采购',
    company: '味研所',
    companyId: 1,
    location: '',
    locationId: null,
    startTime: '2020-01-01',
    endTime: null,
    description: '',
  };
  addWork(domain, id, [entry]);
  addWork(domain, id, []);
  addEducation(domain, id, []);
  saveIndustryTags(domain, id, [51]);
  expect(status()).toEqual({ isRequired: false, step: 5 });
  expect([domain.tables.work.get(id), memberOf(domain, id).industryTagIds]).toEqual([[entry], [51]]);
  saveProfile(domain, id, profile);
  expect(status()).toEqual({ isRequired: false, step: 5 });
});

test('[R5.3-4][R3-11] a Chinese name can be changed once in half a year', ({ domain, wait, id }) => {
  const editable = () => loadedProfile(domain, memberOf(domain, id)).nameEditable;
  expect(editable()).toBe(true);
  saveProfile(domain, id, profile);
  expect(editable()).toBe(false);
  expect(() => saveProfile(domain, id, { ...profile, nickname: '张旧' })).toThrow(refused(1));
  saveProfile(domain, id, { ...profile, position: '总监' });
  saveProfile(domain, id, { ...profile, nickname: 'Zhang' });
  wait(nameChangePeriod);
  expect(editable()).toBe(true);
  saveProfile(domain, id, { ...profile, nickname: '张旧' });
  expect(memberOf(domain, id).profile.nickname).toBe('张旧');
});

test('[R8.3-5] an email of another member is 20021, the own one is kept', ({ domain }) => {
  expect(() => saveProfile(domain, '1002', { ...profile, email: 'm1001@shiye.example' })).toThrow(refused(20021));
  saveProfile(domain, '1002', { ...profile, email: 'm1002@shiye.example' });
  expect(domain.tables.memberByEmail.get('m1002@shiye.example')).toBe('1002');
});

test.for(['nickname', 'company', 'position', 'location'])(
  '[R5.3-1][R5.3-7] an empty %s is refused',
  (field, { domain, id }) => {
    expect(() => saveProfile(domain, id, { ...profile, [field]: '  ' })).toThrow(refused(1));
  },
);
