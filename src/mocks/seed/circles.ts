import { circleType } from '#services/contract/circle.contract.ts';
import type { CircleRow as StoredCircle } from '../domain/seed-rows.ts';
import { type CategoryCode, categoryCodes, categoryOf } from './categories.ts';
import { cover } from './covers.ts';
import data from './data/circles.json' with { type: 'json' };
import { type MemberRow, personaIds } from './members.ts';
import { randomFor } from './random.ts';

export interface CircleRow extends StoredCircle {
  readonly city: string | null;
  readonly words: readonly string[];
  readonly category: CategoryCode;
}

const firstId = 4001;
const joined: Readonly<Record<string, readonly number[]>> = {
  [personaIds.liran]: [0, 3, 8, 36],
  [personaIds.wangfang]: [0, 5, 17],
};
const founded: Readonly<Record<string, number>> = { [personaIds.liran]: 1 };
const personas: readonly string[] = Object.values(personaIds);

export function createCircles(members: readonly MemberRow[]): CircleRow[] {
  const ordinary = members.filter(({ id, isBanned, registerStep }) => {
    return !personas.includes(id) && !isBanned && registerStep >= 2;
  });
  const rows = [
    ...data.trades.map(({ words, category, ...named }) => ({
      ...named,
      type: circleType.trade,
      city: null,
      words,
      category,
    })),
    ...data.places.map(({ city, ...named }) => ({ ...named, type: circleType.place, city, words: [], category: null })),
  ];
  return rows.map(({ category, ...row }, index) => {
    const id = `${firstId + index}`;
    const random = randomFor(`circle:${id}`);
    const share = 0.06 + random.next() ** 2 * 0.4;
    const others = ordinary.filter(() => random.chance(share)).map((member) => member.id);
    const guests = personas.filter((persona) => joined[persona]?.includes(index));
    const founder = personas.find((persona) => founded[persona] === index) ?? others[0] ?? '';
    return {
      ...row,
      id,
      category: categoryOf(category) ?? random.pick(categoryCodes),
      founderId: founder,
      memberIds: [...new Set([founder, ...others, ...guests])],
    };
  });
}

export const withAuthors = (
  circles: readonly CircleRow[],
  posts: readonly { readonly circleId: string | null; readonly authorId: string }[],
): CircleRow[] =>
  circles.map((circle) => {
    const authors = posts.filter(({ circleId }) => circleId === circle.id).map(({ authorId }) => authorId);
    return { ...circle, memberIds: [...new Set([...circle.memberIds, ...authors])] };
  });

export const circleCover = ({ id, category, city }: CircleRow): string =>
  cover({ key: `circle:${id}`, category, ...(city === null ? {} : { shape: 'people' }) });
