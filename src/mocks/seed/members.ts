import { type CompanyRow, fieldOf, isOneOf } from './companies.ts';
import people from './data/people.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import { randomFor } from './random.ts';
import type { Regions } from './regions.ts';
import { write } from './write.ts';

export interface MemberRow {
  readonly id: string;
  readonly mobile: string;
  readonly password: string | null;
  readonly nickname: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly company: string;
  readonly companyId: number;
  readonly position: string;
  readonly location: string;
  readonly locationId: number | null;
  readonly email: string | null;
  readonly introduction: string;
  readonly isBanned: boolean;
  readonly hasColumn: boolean;
  readonly registerStep: number;
  readonly registerRequired: boolean;
  readonly isWechatBound: boolean;
  readonly industryTagIds: readonly number[];
  readonly blockedIds: readonly string[];
}

export const personaIds = {
  liran: '1001',
  wangfang: '1002',
  muted: '1003',
  halfway: '1004',
  blocker: '1005',
} as const;
type PersonaName = keyof typeof personaIds;

const personas: readonly string[] = Object.values(personaIds);
const employers: Readonly<Partial<Record<PersonaName, string>>> = {
  liran: '麦原野',
  wangfang: '吐司日历',
  muted: '椰渡',
  blocker: '观澍',
};

const memberCount = 800;
const firstId = 1001;
const personaPassword = 'Shiye2026';
/** For test paths, which are also built for a real backend: those builds must not contain a persona's login. */
const inPaths = { id: '1012', password: 'Sample2026' };
/** Leaves the personas' prefix free for newcomers. */
const otherMobiles = '+861990010';

interface MemberSources {
  readonly companies: readonly CompanyRow[];
  readonly regions: Regions;
  readonly industryTags: readonly { readonly id: number; readonly name: string }[];
}

type Job = (typeof people.jobs)[number];

const jobsAt = (company: CompanyRow): readonly Job[] => {
  const known = openings.get(company);
  if (known) return known;
  const fitting = people.jobs.filter(({ whose }) => isOneOf(company, whose));
  openings.set(company, fitting);
  return fitting;
};
const openings = new WeakMap<CompanyRow, readonly Job[]>();

function locationOf(regions: Regions, cityId: number, pick: (of: readonly number[]) => number) {
  const districts = regions.find(cityId)?.subLocations.map((district) => district.id) ?? [];
  const locationId = pick(districts);
  return { locationId, location: regions.textOf(locationId) };
}

function ordinary(
  id: string,
  { companies, regions, industryTags }: MemberSources,
  company: CompanyRow = randomFor(`employer:${id}`).pick(companies),
): MemberRow {
  const random = randomFor(`member:${id}`);
  const gender = random.chance(0.46) ? 'FEMALE' : 'MALE';
  const city = places.cities.find(({ name }) => name === company.city) ?? random.pick(places.cities);
  const fitting = industryTags.filter(({ name }) => fieldOf(company).industries.includes(name));
  return {
    id,
    mobile: `${otherMobiles}${id.padStart(4, '0')}`,
    password: id === inPaths.id ? inPaths.password : null,
    nickname: `${random.pick(people.surnames)}${random.pick(people.givenNames[gender])}`,
    gender,
    company: company.cnName,
    companyId: company.id,
    position: random.pick(jobsAt(company)).position,
    ...locationOf(regions, city.id, random.pick),
    email: random.chance(0.4) ? `member${id}@example.com` : null,
    introduction: '',
    isBanned: false,
    hasColumn: random.chance(0.05),
    registerStep: random.chance(0.9) ? 5 : 2,
    registerRequired: false,
    isWechatBound: random.chance(0.5),
    industryTagIds: random.picks(fitting, random.int(1, 3)).map((tag) => tag.id),
    blockedIds: [],
  };
}

type PersonaFacts = Partial<Omit<MemberRow, 'id' | 'mobile' | 'password'>> & Pick<MemberRow, 'nickname'>;

function personaFacts(sources: MemberSources): Readonly<Record<PersonaName, PersonaFacts>> {
  const at = (cityId: number) => locationOf(sources.regions, cityId, (ids) => ids[0] ?? 0);
  return {
    liran: {
      nickname: '李然',
      gender: 'MALE',
      position: '产品总监',
      introduction: '做燕麦奶，从配方一直跟到货架，欢迎交流应用。',
      ...at(310100),
      email: 'liran@example.com',
      hasColumn: true,
      registerStep: 5,
      isWechatBound: true,
    },
    wangfang: {
      nickname: '王芳',
      gender: 'FEMALE',
      position: '采购经理',
      introduction: '做烘焙采购，面粉、燕麦、包材都看，欢迎报价。',
      ...at(330100),
      registerStep: 5,
      isWechatBound: false,
    },
    muted: {
      nickname: '周默',
      gender: 'MALE',
      position: '渠道经理',
      introduction: '跑椰乳渠道，华南的门店比较熟。',
      ...at(440100),
      registerStep: 5,
      isBanned: true,
    },
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
      introduction: '做茶饮料品牌，相信好产品自己会说话。',
      ...at(510100),
      registerStep: 5,
      blockedIds: [personaIds.liran],
    },
  };
}

function withOwnPositions(members: readonly MemberRow[], companies: readonly CompanyRow[]): MemberRow[] {
  const taken = new Map<number, Set<string>>();
  const byId = new Map(companies.map((company) => [company.id, company]));
  return members.map((member) => {
    const company = byId.get(member.companyId);
    if (!company) return member;
    const held = taken.get(company.id) ?? new Set([company.leaderTitle]);
    taken.set(company.id, held);
    const open = jobsAt(company).filter(({ position }) => !held.has(position));
    const job = open.find(({ position }) => position === member.position) ?? open[0];
    const { position = '', introduction = '' } = personas.includes(member.id) ? member : (job ?? {});
    held.add(position);
    return { ...member, position, introduction: write(introduction, { category: fieldOf(company).name }) };
  });
}

export function createMembers(sources: MemberSources): MemberRow[] {
  const facts = personaFacts(sources);
  const played = (['liran', 'wangfang', 'muted', 'halfway', 'blocker'] as const).map((name, index) => ({
    ...ordinary(
      personaIds[name],
      sources,
      sources.companies.find(({ shortName }) => shortName === employers[name]),
    ),
    ...facts[name],
    mobile: `+86138000000${`${index + 1}`.padStart(2, '0')}`,
    password: personaPassword,
  }));
  const others = Array.from({ length: memberCount - played.length }, (_, index) =>
    ordinary(`${firstId + played.length + index}`, sources),
  );
  return withOwnPositions([...played, ...others], sources.companies);
}
