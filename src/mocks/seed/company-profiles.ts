import type { CompanyDetail, ProductDetail } from '../sent.ts';
import { categories, trades } from './categories.ts';
import { type CompanyRow, fieldOf, type ProductRow } from './companies.ts';
import { cover } from './covers.ts';
import categorySentences from './data/category-sentences.json' with { type: 'json' };
import data from './data/companies.json' with { type: 'json' };
import { randomFor } from './random.ts';
import { svgUrl } from './svg.ts';
import { write } from './write.ts';
import { createWriter } from './writer.ts';

type CompanyProfile = Pick<CompanyDetail, 'logo' | 'introduction' | 'story' | 'business' | 'website'>;
type ProductProfile = Pick<ProductDetail, 'pictures' | 'description' | 'facts'>;

const grounds = ['#c2410f', '#2f6673', '#4f7a4c', '#6d4a77', '#8a6a2f', '#a63f4c', '#33485c', '#7a4a2c'];

function logo({ id, shortName }: CompanyRow): string {
  const random = randomFor(`logo:${id}`);
  const [sign = ''] = Array.from(shortName);
  const corner = random.pick([0, 18, 50]);
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='120' height='120' viewBox='0 0 120 120'><path fill='#fff' d='M0 0h120v120H0z'/>` +
      `<rect x='10' y='10' width='100' height='100' rx='${corner}' fill='${random.pick(grounds)}'/>` +
      `<text x='60' y='80' font-family='Songti SC,Noto Serif CJK SC,serif' font-size='56' font-weight='700' text-anchor='middle' fill='#fff'>${sign}</text></svg>`,
  );
}

export function companyProfileOf(company: CompanyRow): CompanyProfile {
  const random = randomFor(`portrait:${company.id}`);
  const { category, trade } = company;
  const { name, segments } = fieldOf(company);
  const introduction = write(random.pick(category === null ? data.supplierLines : data.makerLines), {
    co: company.shortName,
    city: company.city,
    year: `${company.foundedYear}`,
    category: name,
    segments: segments.slice(0, 3).join('、'),
  });
  const about =
    category === null
      ? random.picks(trades[trade].about, 2)
      : [random.pick(categorySentences[category].craft), random.pick(categorySentences[category].scene)];
  const growth = `去年公司营业收入约 ${company.revenue} 亿元，同比增长 ${company.growth}%，员工约 ${company.staff} 人。`;
  return {
    logo: logo(company),
    introduction,
    story: [introduction, ...about, growth].map((text) => `<p>${text}</p>`).join(''),
    business: segments,
    website: `https://www.${company.enName
      .toLowerCase()
      .replace(/ co\., ltd\.$/, '')
      .replace(/[^a-z0-9]+/g, '')}.example/`,
  };
}

export const productCover = ({ id, category, colours }: ProductRow): string =>
  cover({ key: `product:${id}`, category, colours });

export function productProfileOf(product: ProductRow): ProductProfile {
  const random = randomFor(`shelf:${product.id}`);
  const category = categories[product.category];
  const form = category.forms.find(({ name }) => name === product.form);
  const writer = createWriter({}, categorySentences[product.category], random);
  const points = [writer.write('{#craft}'), writer.write('{#scene}'), writer.write('{#driver}')];
  return {
    pictures: ['', ':side', ':table'].map((angle) =>
      cover({ key: `product:${product.id}${angle}`, category: product.category, colours: product.colours }),
    ),
    description:
      `<p>${product.name}，${category.name}中的${form?.segment ?? product.form}，主打${product.flavour}风味。</p>` +
      `<h2>产品特点</h2><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    facts: [
      { name: '规格', value: product.spec },
      { name: '主要配料', value: form?.ingredient ?? category.ingredients[0] ?? '' },
      { name: '风味', value: product.flavour },
      { name: '保质期', value: `${random.pick([6, 9, 12, 18])} 个月` },
      {
        name: '储存条件',
        value: product.category === 'frozen' ? '-18 ℃以下冷冻' : random.pick(['常温避光', '阴凉干燥处', '2–6 ℃冷藏']),
      },
      { name: '起订量', value: `${random.pick([50, 100, 200, 300])} 箱` },
    ],
  };
}
