import type { Seed } from './domain-seed.ts';
import type { CompanyRow } from './seed-rows.ts';

const row = (id: number, cnName: string, enName: string, part: Partial<CompanyRow> = {}): CompanyRow => ({
  id,
  cnName,
  enName,
  shortName: cnName,
  city: '上海',
  foundedYear: 2010,
  leader: '王一',
  leaderTitle: '总经理',
  staff: 80,
  followerCount: 10 * id,
  ...part,
});

export const smallCompanies = (): Pick<
  Seed,
  'companies' | 'companyProfile' | 'products' | 'productCover' | 'productProfile'
> => ({
  companies: [row(1, '味研所', 'Taste Lab'), row(2, '新味研所', 'New Taste', { city: '杭州' })],
  companyProfile: (id) => ({
    logo: `data:,logo-${id}`,
    introduction: `介绍 ${id}`,
    story: `<p>介绍 ${id}</p>`,
    business: ['酸奶'],
    website: 'https://www.taste.example/',
  }),
  products: [
    { id: 31, companyId: 1, category: 'dairy', name: '味研所酸奶', spec: '120克', price: 9.9 },
    { id: 32, companyId: 1, category: 'dairy', name: '味研所奶酪', spec: '90克', price: 19.9 },
  ],
  productCover: (id) => `data:,product-${id}`,
  productProfile: (id) => ({
    pictures: [`data:,product-${id}`],
    description: `<p>产品 ${id}</p>`,
    facts: [{ name: '规格', value: '120克' }],
  }),
});
