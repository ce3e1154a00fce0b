import { type ActivityKind, kindOf } from './activity-kinds.ts';
import { type CategoryCode, categories, categoryCodes } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import people from './data/people.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import { randomFor } from './random.ts';
import { chinaOffset } from './times.ts';
import { write } from './write.ts';

export interface ActivityFacts {
  readonly category: CategoryCode;
  readonly city: string;
  readonly venue: string;
  readonly address: string;
  readonly companyId: number;
  readonly write: (template: string) => string;
}

const numerals = ['三', '五', '六', '八', '九', '十', '十二', '十五', '十八'];

export function activityFacts(
  key: string,
  kind: ActivityKind,
  startTime: number,
  companies: readonly CompanyRow[],
): ActivityFacts {
  const random = randomFor(`activity-facts:${key}`);
  const code = random.pick(categoryCodes);
  const category = categories[code];
  const makers = companies.filter((company) => company.category === code);
  const company = random.pick(makers);
  const near = kind === 'tour' ? places.venues.filter(({ city }) => city === company.city) : [];
  const { city, region, venue, address } = random.pick(near.length > 0 ? near : places.venues);
  const form = random.pick(category.forms);
  const slots: Readonly<Record<string, string>> = {
    n: random.pick(numerals),
    n2: `${random.int(6, 12)}`,
    year: `${new Date(startTime + chinaOffset).getUTCFullYear()}`,
    city: kind === 'tour' ? company.city : city,
    region,
    topic: category.name,
    segment: form.segment,
    flavour: random.pick(form.flavours),
    ingredient: form.ingredient,
    company: company.shortName,
    halls: `${random.int(3, 8)}`,
    booths: `${random.int(26, 96) * 10}`,
    buyers: `${random.int(8, 30) * 10}`,
    speakers: `${random.int(9, 24)}`,
    seats: `${random.int(12, 36)}`,
    expertHouse: random.pick(people.experts).house,
  };
  return {
    category: code,
    city: kind === 'tour' ? company.city : city,
    venue: kind === 'tour' ? `${company.shortName}${kindOf('tour').name}中心` : venue,
    address: kind === 'tour' ? `${company.city}食品产业园 ${random.int(1, 36)} 号` : address,
    companyId: company.id,
    write: (template) => write(template, slots),
  };
}
