import { Schema } from 'effect';
import { contract, QueryInt } from './contract.ts';

/** Company suggestion (R3-14). */
export const CompanySuggestion = Schema.Struct({ id: Schema.Int, cnName: Schema.String, enName: Schema.String });
export type CompanySuggestion = typeof CompanySuggestion.Type;

/** These two calls answer `{ status, data }` inside the envelope's data; `data` counts when status is 200 (R7.4-10, R7.4-11). */
const Suggestions = Schema.Struct({ status: Schema.Int, data: Schema.Array(CompanySuggestion) });

export const company = contract({
  searchCompanies: {
    method: 'GET',
    path: '/company/companies/search',
    query: Schema.Struct({ keyword: Schema.String, size: QueryInt }),
    data: Suggestions,
    assumed: true,
  },
  hotCompanies: { method: 'GET', path: '/company/companies/hot', data: Suggestions, assumed: true },
});
