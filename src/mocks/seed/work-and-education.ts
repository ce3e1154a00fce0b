import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import type { CompanyRow } from './companies.ts';
import people from './data/people.json' with { type: 'json' };
import type { MemberRow } from './members.ts';
import { randomFor } from './random.ts';

interface WorkAndEducation {
  readonly work: readonly WorkEntry[];
  readonly education: readonly EducationEntry[];
}

const lastStep = 5;
const month = (year: number, number: number): string => `${year}-${`${number}`.padStart(2, '0')}-01`;

export function createWorkAndEducation(
  member: MemberRow,
  companies: readonly Pick<CompanyRow, 'id' | 'cnName' | 'foundedYear'>[],
): WorkAndEducation {
  if (member.registerStep < lastStep) return { work: [], education: [] };
  const random = randomFor(`career:${member.id}`);
  const graduated = random.int(2006, 2018);
  const own = companies.find(({ id }) => id === member.companyId);
  const before = random.pick(companies.filter((other) => other !== own && other.foundedYear <= graduated));
  const changed = Math.max(graduated + random.int(3, 6), (own?.foundedYear ?? 0) + 1);
  const { location, locationId } = member;
  return {
    work: [
      {
        position: member.position,
        company: member.company,
        companyId: member.companyId,
        location,
        locationId,
        startTime: month(changed, random.int(2, 12)),
        endTime: null,
        description: people.jobs.find(({ position }) => position === member.position)?.work ?? '',
      },
      {
        position: random.pick(people.firstPositions),
        company: before.cnName,
        companyId: before.id,
        location,
        locationId,
        startTime: month(graduated, 7),
        endTime: month(changed, 1),
        description: '',
      },
    ],
    education: [
      {
        school: random.pick(people.schools),
        degree: random.pick(people.degrees),
        major: random.pick(people.majors),
        startTime: month(graduated - 4, 9),
        endTime: month(graduated, 6),
        description: '',
      },
    ],
  };
}
