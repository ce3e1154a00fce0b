import type { CompanyRow } from './companies.ts';
import { randomFor } from './random.ts';
import { type ActivityKind, activityKinds, venues } from './vocabulary/activities.ts';
import { type CategoryCode, categories, categoryCodes, formsOf } from './vocabulary/categories.ts';
import { experts } from './vocabulary/people.ts';
import { write } from './write.ts';

export interface ActivityFacts {
  readonly category: CategoryCode;
  readonly city: string;
  readonly venue: string;
  readonly address: string;
  /** The factory of a tour, and where the speakers come from. */
  readonly companyId: number;
  /** Fills `{slot}`s; a slot without a fact is a mistake in the vocabulary. */
  readonly write: (template: string) => string;
}

const chinaOffset = 8 * 3_600_000;
const numerals = ['三', '五', '六', '八', '九', '十', '十二', '十五', '十八'];

/** What an activity is about. The same key always gives the same facts. */
export function activityFacts(
  key: string,
  kind: ActivityKind,
  startTime: number,
  companies: readonly CompanyRow[],
): ActivityFacts {
  const random = randomFor(`activity-facts:${key}`);
  const category = categories[random.pick(categoryCodes)];
  const makers = companies.filter((company) => company.category === category.code);
  const company = random.pick(makers);
  const spots = kind === 'tour' ? venues.filter((line) => line.startsWith(`${company.city}|`)) : venues;
  const [city = '', region = '', venue = '', address = ''] = random.pick(spots.length > 0 ? spots : venues).split('|');
  const form = random.pick(formsOf(category));
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
    expertHouse: random.pick(experts).split('|')[1] ?? '',
  };
  return {
    category: category.code,
    city: kind === 'tour' ? company.city : city,
    venue: kind === 'tour' ? `${company.shortName}${activityKinds.tour.name}中心` : venue,
    address: kind === 'tour' ? `${company.city}食品产业园 ${random.int(1, 36)} 号` : address,
    companyId: company.id,
    write: (template) => write(template, slots),
  };
}
