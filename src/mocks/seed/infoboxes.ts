import type { CompanyRow } from './companies.ts';
import { chartPicture, coverSize } from './covers.ts';
import { channels, type Facts } from './facts.ts';
import { shares } from './market.ts';
import type { Random } from './random.ts';
import type { Story } from './stories.ts';

interface InfoboxHtml {
  readonly heading: string;
  readonly html: string;
  readonly figure: string | null;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], cell: string) =>
    `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

export function picture(src: string, caption: string): string {
  const { width, height } = coverSize;
  return `<figure><img src="${src}" alt="${caption}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;
}

const signed = (n: number) => (n > 0 ? `+${n}%` : `${n}%`);

function segments({ slots, category, market: { parts } }: Facts): InfoboxHtml {
  const rows = parts.map(({ name, share, growth }) => [name, `${share}%`, signed(growth)]);
  const bars = parts.map(({ name, share }) => ({ label: name, value: share })).reverse();
  const caption = `${slots.lastYear ?? ''}年${category.name}细分市场份额`;
  return {
    heading: `${category.name}细分市场一览`,
    html: table(['细分市场', '销售额份额', '同比'], rows),
    figure: picture(chartPicture(bars, '%'), caption),
  };
}

function finance({ slots, companies: [co] }: Facts): InfoboxHtml {
  const marginGain = (5 + (co.id % 17)) / 10;
  const years = [2, 1, 0].map((back) => ({
    label: `${Number(slots.lastYear) - back}年`,
    value: back === 0 ? co.revenue : Number((co.previous / (1 + co.growth / 100) ** (back - 1)).toFixed(1)),
  }));
  return {
    heading: '关键数据',
    html: table(
      ['指标', `${slots.lastYear ?? ''}年`, '上年同期', '同比'],
      [
        ['营业收入（亿元）', slots.rev ?? '', slots.prevRev ?? '', signed(co.growth)],
        ['净利润（亿元）', slots.profit ?? '', slots.prevProfit ?? '', signed(Number(slots.profitGrowth))],
        [
          '毛利率',
          `${slots.gross ?? ''}%`,
          `${(Number(slots.gross) - marginGain).toFixed(1)}%`,
          `+${marginGain}个百分点`,
        ],
      ],
    ),
    figure: picture(chartPicture(years, '亿元'), `${co.shortName}近三年营业收入`),
  };
}

const dailyReference = [8400, 60, 60, 300, 2000] as const;
const nutrientNames = ['能量（千焦）', '蛋白质（克）', '脂肪（克）', '碳水化合物（克）', '钠（毫克）'] as const;

function nutrition({ category, slots }: Facts, random: Random): InfoboxHtml {
  const rows = nutrientNames.map((name, index) => {
    const base = category.composition[index] ?? 0;
    const value = base >= 20 ? Math.round(base * (0.92 + random.next() * 0.16)) : base;
    return [name, `${value}`, `${Math.round((value / (dailyReference[index] ?? 1)) * 100)}%`];
  });
  return {
    heading: `${slots.flavour ?? ''}${slots.form ?? ''}的营养成分`,
    html: table(['项目', '每100克（毫升）', '营养素参考值'], rows),
    figure: null,
  };
}

function dosage({ category, slots }: Facts, random: Random): InfoboxHtml {
  const notes = ['先小试再放大', '注意溶解顺序', '建议后段添加', '与甜味物质复配'];
  const rows = category.forms.slice(0, 4).map(({ name }, index) => {
    const from = random.int(1, 6);
    return [name, `${from}‰～${from + random.int(2, 5)}‰`, notes[index] ?? ''];
  });
  return {
    heading: `${slots.topic ?? ''}应用参考`,
    html: table(['产品', '试验用量', '提示'], rows),
    figure: null,
  };
}

function range({ category, slots }: Facts, random: Random): InfoboxHtml {
  const main = category.forms.filter(({ name }) => name === slots.form);
  const others = random.picks(
    category.forms.filter(({ name }) => name !== slots.form),
    3,
  );
  const rows = [...main, ...others].map(({ name, flavours, pack, low, high }, index) => {
    const flavour = index === 0 ? (slots.flavour ?? '') : random.pick(flavours);
    const price = index === 0 ? (slots.price ?? '') : `${random.int(low, high - 1)}.9`;
    return [`${slots.co ?? ''}${flavour}${name}`, pack, price];
  });
  return { heading: '产品一览', html: table(['产品', '规格', '建议零售价（元）'], rows), figure: null };
}

function ranking(facts: Facts, random: Random, companies: readonly CompanyRow[]): InfoboxHtml {
  const others = companies.filter(
    ({ category, id }) => category === facts.code && !facts.companies.some((co) => co.id === id),
  );
  let score = 96 + random.next() * 2;
  const rows = [...facts.companies, ...others].map((company, index) => {
    score -= 0.8 + random.next() * 2;
    return [`${index + 1}`, company.shortName, company.city, score.toFixed(1)];
  });
  const bars = rows
    .slice(0, 5)
    .map(([, label = '', , value = '']) => ({ label, value: Number(value) }))
    .reverse();
  return {
    heading: `${facts.category.name}${facts.slots.rankWord ?? ''}前八名`,
    html: table(['名次', '企业', '所在地', '综合得分'], rows),
    figure: picture(chartPicture(bars, '分'), `综合得分前五名`),
  };
}

function channelTable({ slots }: Facts, random: Random): InfoboxHtml {
  const named = [slots.channel ?? '', slots.channel2 ?? ''];
  const all = [
    ...named,
    ...random.picks(
      channels.filter((name) => !named.includes(name)),
      3,
    ),
  ];
  const parts = shares(random, all.length, Number(slots.share));
  const rows = all.map((name, index) => [
    name,
    `${parts[index] ?? 0}%`,
    signed(index === 0 ? random.int(18, 46) : index === 1 ? -random.int(3, 9) : random.int(1, 15)),
  ]);
  const bars = all.map((label, index) => ({ label, value: parts[index] ?? 0 })).reverse();
  return {
    heading: `${slots.co ?? ''}渠道构成`,
    html: table(['渠道', '收入占比', '同比'], rows),
    figure: picture(chartPicture(bars, '%'), `${slots.co ?? ''}各渠道收入占比`),
  };
}

function points(story: Story, random: Random, ordered: boolean): InfoboxHtml {
  if (story.points === undefined) throw new Error('a list needs its points');
  const { heading, items } = story.points;
  const chosen = random.picks(items, Math.min(5, items.length));
  const inOrder = items.filter((item) => chosen.includes(item)).map((item) => `<li>${item}</li>`);
  const name = ordered ? 'ol' : 'ul';
  return { heading, html: `<${name}>${inOrder.join('')}</${name}>`, figure: null };
}

export function infoboxOf(story: Story, facts: Facts, random: Random, companies: readonly CompanyRow[]): InfoboxHtml {
  switch (story.infobox) {
    case 'segments':
      return segments(facts);
    case 'finance':
      return finance(facts);
    case 'nutrition':
      return nutrition(facts, random);
    case 'dosage':
      return dosage(facts, random);
    case 'range':
      return range(facts, random);
    case 'ranking':
      return ranking(facts, random, companies);
    case 'channels':
      return channelTable(facts, random);
    case 'steps':
      return points(story, random, true);
    case 'clauses':
      return points(story, random, false);
  }
}
