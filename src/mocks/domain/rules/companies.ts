import type { CompanySuggestion } from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest } from '#services/contract/constants.ts';
import type { World } from '../world.ts';

/** Companies whose Chinese or English name has the keyword in it; those that begin with it come first. */
export const searchCompanies = (world: World, keyword: string, size: number): readonly CompanySuggestion[] => {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [];
  const rank = ({ cnName, enName }: CompanySuggestion): number => {
    const at = [cnName, enName].map((name) => name.toLowerCase().indexOf(word)).filter((place) => place >= 0);
    return at.length === 0 ? -1 : Math.min(...at) === 0 ? 0 : 1;
  };
  return world.seed.companies
    .filter((row) => rank(row) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, Math.min(companySuggestionsPerRequest, Math.max(1, size)));
};

export const hotCompanies = (world: World): readonly CompanySuggestion[] =>
  world.seed.companies.slice(0, companySuggestionsPerRequest);
