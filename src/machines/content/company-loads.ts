import { Effect } from 'effect';
import { company } from '#services/contract/company.contract.ts';
import { news } from '#services/contract/news.contract.ts';
import { people } from '#services/contract/people.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call, Store } from '#services/env.ts';
import type { Params } from '../kit/page.machine.ts';

const newsShown = 5;
const peopleShown = 6;
const rankedShown = 5;
const relatedShown = 4;

export const loadCompanyChoices = () => call(company.choices);

/** Companies most named in the news, and those with most members. */
export const loadCompanyRanks = () =>
  Effect.map(
    Effect.all([call(company.byHot), call(company.byPeople)], { concurrency: 'unbounded' }),
    ([hot, people]) => ({ hot: hot.slice(0, rankedShown), people: people.slice(0, rankedShown) }),
  );

const searchLibrary = ({ keyword, category, city }: Params, current: number, size: number) =>
  call(company.search, {
    query: {
      current,
      size,
      ...(keyword ? { keyword } : {}),
      ...(category ? { category } : {}),
      ...(city ? { city } : {}),
    },
  });

/** With `mine`, the companies that the user follows (R7.4); a guest gets the whole library. */
export const loadCompanies = (params: Params, current: number, size: number) =>
  params.mine
    ? Effect.flatMap(Store, (store) =>
        store.peek(stored.session) === null
          ? searchLibrary(params, current, size)
          : call(company.followedPage, { query: { current, size } }),
      )
    : searchLibrary(params, current, size);

export const loadCompany = ({ id = '' }: Params) => call(company.detail, { params: { companyId: id } });

export const loadCompanyProducts = ({ id = '' }: Params, current: number, size: number) =>
  call(company.searchProducts, { query: { current, size, companyId: Number(id) } });

export const loadCompanyNews = ({ id = '' }: Params) =>
  Effect.map(
    call(news.companyPage, { query: { current: 1, size: newsShown, companyId: Number(id) } }),
    ({ records }) => records,
  );

export const loadCompanyPeople = ({ id = '' }: Params) =>
  Effect.map(
    call(people.page, { query: { current: 1, size: peopleShown, companyId: Number(id) } }),
    ({ records }) => records,
  );

export const loadProduct = ({ id = '' }: Params) => call(company.product, { params: { id } });

/** Products of the same company, then of the same category. */
export const loadRelatedProducts = ({ id = '' }: Params) =>
  Effect.flatMap(loadProduct({ id }), ({ category, companyId }) =>
    Effect.map(
      Effect.all(
        [
          companyId === null
            ? Effect.succeed({ records: [] })
            : call(company.searchProducts, { query: { current: 1, size: relatedShown + 1, companyId } }),
          call(company.searchProducts, { query: { current: 1, size: 2 * relatedShown, category } }),
        ],
        { concurrency: 'unbounded' },
      ),
      ([own, near]) => {
        const others = near.records.filter((product) => companyId === null || product.companyId !== companyId);
        return [...own.records, ...others].filter((product) => String(product.id) !== id).slice(0, relatedShown);
      },
    ),
  );
