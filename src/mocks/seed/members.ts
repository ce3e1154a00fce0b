import type { CompanyRow } from './companies.ts';
import { randomFor } from './random.ts';
import type { Regions } from './regions.ts';
import { categories } from './vocabulary/categories.ts';
import { givenNames, introductions, positions, surnames } from './vocabulary/people.ts';
import { cities } from './vocabulary/places.ts';

/** An account with its profile. Empty strings and null where the member has not said. */
export interface MemberRow {
  readonly id: string;
  /** With dial code and plus sign. */
  readonly mobile: string;
  readonly password: string | null;
  readonly nickname: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly company: string;
  /** 0 for a company typed freely. */
  readonly companyId: number;
  readonly position: string;
  readonly location: string;
  readonly locationId: number | null;
  readonly email: string | null;
  readonly introduction: string;
  readonly isBanned: boolean;
  readonly hasColumn: boolean;
  /** The last step of the registration that is done; 2 is the supplement. */
  readonly registerStep: number;
  readonly registerRequired: boolean;
  readonly isWechatBound: boolean;
  readonly industryTagIds: readonly number[];
  /** Members whom this one has blocked. */
  readonly blockedIds: readonly string[];
}

export const personaIds = {
  liran: '1001',
  wangfang: '1002',
  muted: '1003',
  halfway: '1004',
  blocker: '1005',
} as const;
export type PersonaName = keyof typeof personaIds;

const memberCount = 800;
const firstId = 1001;
const personaPassword = 'Shiye2026';
/** Not a mobile prefix that the personas use, so that any other number stays free for newcomers. */
const otherMobiles = '+861990010';

/** Members are given companies, places and tags of the seed. */
export interface MemberWorld {
  readonly companies: readonly CompanyRow[];
  readonly regions: Regions;
  readonly industryTagIds: readonly number[];
}

function locationOf(regions: Regions, cityId: number, pick: (of: readonly number[]) => number) {
  const districts = regions.find(cityId)?.subLocations.map((district) => district.id) ?? [];
  const locationId = pick(districts);
  return { locationId, location: regions.textOf(locationId) };
}

function ordinary(id: string, { companies, regions, industryTagIds }: MemberWorld): MemberRow {
  const random = randomFor(`member:${id}`);
  const gender = random.chance(0.46) ? 'FEMALE' : 'MALE';
  const company = random.pick(companies);
  const city = cities.find(([name]) => name === company.city) ?? random.pick(cities);
  const category = company.category === null ? '食品' : categories[company.category].name;
  return {
    id,
    mobile: `${otherMobiles}${id.padStart(4, '0')}`,
    password: null,
    nickname: `${random.pick(surnames)}${random.pick(givenNames[gender])}`,
    gender,
    company: company.cnName,
    companyId: company.id,
    position: random.pick(positions),
    ...locationOf(regions, city[1], random.pick),
    email: random.chance(0.4) ? `member${id}@example.com` : null,
    introduction: random.pick(introductions).replace('{category}', category),
    isBanned: false,
    hasColumn: random.chance(0.05),
    registerStep: random.chance(0.9) ? 5 : 2,
    registerRequired: false,
    isWechatBound: random.chance(0.5),
    industryTagIds: random.picks(industryTagIds, random.int(1, 4)),
    blockedIds: [],
  };
}

type PersonaFacts = Partial<Omit<MemberRow, 'id' | 'mobile' | 'password'>> & Pick<MemberRow, 'nickname'>;

/** What is special of each; the rest as for anyone. */
function personaFacts(world: MemberWorld): Readonly<Record<PersonaName, PersonaFacts>> {
  const at = (cityId: number) => locationOf(world.regions, cityId, (ids) => ids[0] ?? 0);
  return {
    liran: {
      nickname: '李然',
      gender: 'MALE',
      position: '产品总监',
      ...at(310100),
      email: 'liran@example.com',
      hasColumn: true,
      registerStep: 5,
      isWechatBound: true,
    },
    wangfang: { nickname: '王芳', gender: 'FEMALE', position: '采购经理', ...at(330100), registerStep: 5 },
    muted: { nickname: '周默', gender: 'MALE', position: '渠道经理', ...at(440100), registerStep: 5, isBanned: true },
    halfway: {
      nickname: '陈半',
      gender: null,
      company: '',
      companyId: 0,
      position: '',
      location: '',
      locationId: null,
      email: null,
      introduction: '',
      registerStep: 1,
      registerRequired: true,
      isWechatBound: false,
      hasColumn: false,
      industryTagIds: [],
    },
    blocker: {
      nickname: '赵拒',
      gender: 'FEMALE',
      position: '品牌总监',
      ...at(510100),
      registerStep: 5,
      blockedIds: [personaIds.liran],
    },
  };
}

/** In one company no two do the same work, as long as there is other work: who comes later has the next position. */
function withOwnPositions(members: readonly MemberRow[]): MemberRow[] {
  const taken = new Map<number, Set<string>>();
  return members.map((member) => {
    const held = taken.get(member.companyId) ?? new Set();
    taken.set(member.companyId, held);
    const at = positions.indexOf(member.position);
    const position = held.has(member.position)
      ? [...positions.slice(at), ...positions].find((other) => !held.has(other))
      : member.position;
    held.add(position ?? member.position);
    return { ...member, position: position ?? member.position };
  });
}

/** About 800 members: the personas first, then the others by id. */
export function createMembers(world: MemberWorld): MemberRow[] {
  const facts = personaFacts(world);
  const personas = (['liran', 'wangfang', 'muted', 'halfway', 'blocker'] as const).map((name, index) => ({
    ...ordinary(personaIds[name], world),
    ...facts[name],
    mobile: `+86138000000${`${index + 1}`.padStart(2, '0')}`,
    password: personaPassword,
  }));
  const others = Array.from({ length: memberCount - personas.length }, (_, index) =>
    ordinary(`${firstId + personas.length + index}`, world),
  );
  return withOwnPositions([...personas, ...others]);
}
