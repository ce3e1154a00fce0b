import type { CategoryCode } from './categories.ts';
import { type Palette, type ShapeName, shapes } from './cover-shapes.ts';
import { type Random, randomFor } from './random.ts';
import { svgUrl } from './svg.ts';

/** In pixels. */
export const coverSize = { width: 480, height: 300 } as const;

interface CoverSubject {
  readonly key: string;
  readonly category: CategoryCode;
  readonly shape?: ShapeName;
  readonly colours?: number;
}

const categoryShape: Readonly<Record<CategoryCode, ShapeName>> = {
  tea: 'bottle',
  coffee: 'cup',
  plant: 'carton',
  dairy: 'milk',
  juice: 'bottle',
  bakery: 'bread',
  nuts: 'nuts',
  snack: 'bag',
  instant: 'noodles',
  seasoning: 'jar',
  frozen: 'steamer',
  nutrition: 'capsule',
};

type Colours = readonly [
  from: string,
  to: string,
  sun: string,
  table: string,
  main: string,
  accent: string,
  dark: string,
  light: string,
];

const colours: readonly Colours[] = [
  ['#fbeedb', '#f3cfa6', '#f6b26b', '#e9b98a', '#d9572b', '#f2b134', '#4a2c2a', '#fff8ec'],
  ['#e9f0df', '#c6d8b4', '#f3e3a8', '#9fb98a', '#4f7a4c', '#e9853a', '#263a2a', '#fdfbef'],
  ['#fde8df', '#f4bfae', '#f9d9a5', '#e39a86', '#a63f4c', '#f0a04b', '#41202b', '#fff5ee'],
  ['#e4eef0', '#b9d2d8', '#f7d9a8', '#8fb3bb', '#2f6673', '#ec7d4a', '#1c333c', '#f8fbf7'],
  ['#f7efd9', '#ecd9a0', '#f0a35e', '#d8bf78', '#8a6a2f', '#c8502e', '#3b2d17', '#fffaea'],
  ['#efe7ef', '#d5c2d6', '#f4c8a0', '#b59bb8', '#6d4a77', '#ee8b4f', '#33243a', '#fcf7f8'],
  ['#353243', '#5a4a57', '#e8794a', '#2a2734', '#e9a15b', '#f4d19b', '#1a1822', '#fbf1e3'],
  ['#24443f', '#3f6b5e', '#efb55c', '#1b342f', '#f0d9a8', '#ea7a46', '#10211e', '#f7f6e9'],
];

const palettes = colours.map(
  ([from, to, sun, table, main, accent, dark, light]): Palette => ({
    sky: [from, to],
    sun,
    table,
    main,
    accent,
    dark,
    light,
  }),
);

const suited: Readonly<Record<CategoryCode, readonly number[]>> = {
  tea: [1, 7, 4, 1],
  coffee: [6, 4, 0, 2],
  plant: [1, 4, 3, 0],
  dairy: [3, 5, 0, 3],
  juice: [0, 2, 1, 3],
  bakery: [0, 4, 2, 6],
  nuts: [4, 0, 6, 1],
  snack: [2, 0, 6, 5],
  instant: [0, 2, 6, 4],
  seasoning: [2, 4, 7, 0],
  frozen: [3, 5, 0, 7],
  nutrition: [5, 1, 3, 2],
};

function fourFor(category: CategoryCode): readonly number[] {
  return [...new Set([...suited[category], ...palettes.keys()])].slice(0, 4);
}

function place(shape: ShapeName, p: Palette, x: number, y: number, scale: number): string {
  return `<g transform='translate(${x} ${y})scale(${scale})'>${shapes[shape](p)}</g>`;
}

function shadow(p: Palette, x: number, y: number, width: number): string {
  return `<ellipse fill='${p.dark}' opacity='.16' cx='${x}' cy='${y}' rx='${width}' ry='9'/>`;
}

function pattern(p: Palette, random: Random): string {
  const ink = `fill='none' stroke='${p.light}' opacity='.45' stroke-linecap='round'`;
  switch (random.int(0, 3)) {
    case 0:
      return `<path ${ink} stroke-width='6' stroke-dasharray='0 22' d='M24 34h432M35 56h432M24 78h432'/>`;
    case 1:
      return `<path ${ink} stroke-width='3' d='M0 60q40-24 80 0t80 0t80 0t80 0t80 0t80 0M0 84q40-24 80 0t80 0t80 0t80 0t80 0t80 0'/>`;
    case 2: {
      const leaf = () => {
        const x = random.int(20, 440);
        const y = random.int(20, 110);
        return `M${x} ${y}q${random.int(6, 14)}-24 32-20q-6 26-32 20`;
      };
      return `<path fill='${p.light}' opacity='.4' d='${[leaf(), leaf(), leaf(), leaf()].join('')}'/>`;
    }
    default:
      return `<path ${ink} stroke-width='3' d='M60 24v24M48 36h24M400 60v20M390 70h20M300 26v16M292 34h16M150 70v16M142 78h16'/>`;
  }
}

function backdrop(p: Palette, random: Random, horizon: number): string {
  const sunX = random.int(90, 390);
  return (
    `<defs><linearGradient id='s' x2='0' y2='1'><stop stop-color='${p.sky[0]}'/><stop offset='1' stop-color='${p.sky[1]}'/></linearGradient></defs>` +
    "<path fill='url(#s)' d='M0 0h480v300H0z'/>" +
    `<circle fill='${p.sun}' opacity='.75' cx='${sunX}' cy='${random.int(90, 150)}' r='${random.int(70, 112)}'/>` +
    pattern(p, random) +
    `<path fill='${p.table}' d='M0 ${horizon}q240 ${random.int(-16, 12)} 480 0V300H0z'/>`
  );
}

const wide: ReadonlySet<ShapeName> = new Set(['noodles', 'steamer', 'capsule', 'nuts', 'bread', 'milk', 'bag']);

function turned(p: Palette): Palette {
  return { ...p, main: p.accent, accent: p.main };
}

function composition(p: Palette, subject: CoverSubject, random: Random, ground: number): string {
  const food = categoryShape[subject.category];
  if (subject.shape !== undefined && subject.shape !== food) {
    const left = random.chance(0.5);
    const [x, besideX] = left ? [190, 380] : [290, 92];
    return (
      shadow(p, x, ground, 130) +
      shadow(p, besideX, ground + 16, 60) +
      place(subject.shape, p, x, ground, 1.08) +
      place(food, turned(p), besideX, ground + 16, 0.68)
    );
  }
  if (!wide.has(food) && random.chance(0.5)) {
    const gap = random.int(124, 140);
    return [
      shadow(p, 240 - gap, ground - 6, 70) + place(food, turned(p), 240 - gap, ground - 6, 0.72),
      shadow(p, 240 + gap, ground - 6, 70) + place(food, p, 240 + gap, ground - 6, 0.72),
      shadow(p, 240, ground + 12, 96) + place(food, p, 240, ground + 12, 1.06),
    ].join('');
  }
  const x = random.pick([176, 300]);
  return (
    shadow(p, x, ground + 6, 110) +
    shadow(p, 480 - x + 20, ground + 20, 60) +
    place('sprig', turned(p), 480 - x + 20, ground + 20, 0.7) +
    place(food, p, x, ground + 6, 1.24)
  );
}

export function cover(subject: CoverSubject): string {
  const random = randomFor(`cover:${subject.key}`);
  const drawnFor = random.pick(suited[subject.category]);
  const palette =
    palettes[subject.colours === undefined ? drawnFor : (fourFor(subject.category)[subject.colours % 4] ?? 0)];
  if (palette === undefined) throw new Error('no palette');
  const horizon = random.int(196, 216);
  const drawn = backdrop(palette, random, horizon) + composition(palette, subject, random, horizon + 34);
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='480' height='300' viewBox='0 0 480 300'>${drawn}</svg>`,
  );
}

export function chartPicture(
  bars: readonly { readonly label: string; readonly value: number }[],
  unit: string,
): string {
  const top = Math.max(...bars.map((bar) => bar.value));
  const step = 420 / bars.length;
  const drawn = bars.map(({ label, value }, index) => {
    const x = Math.round(30 + step * index + step / 2);
    const height = Math.max(6, Math.round((value / top) * 150));
    const y = 236 - height;
    const fill = index === bars.length - 1 ? '#d9572b' : '#e9b98a';
    return (
      `<rect x='${x - 24}' y='${y}' width='48' height='${height}' rx='5' fill='${fill}'/>` +
      `<text x='${x}' y='${y - 10}'>${value}</text><text x='${x}' y='262'>${label}</text>`
    );
  });
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='480' height='300' viewBox='0 0 480 300'><path fill='#fbf4e8' d='M0 0h480v300H0z'/><g font-family='sans-serif' font-size='15' text-anchor='middle' fill='#4a2c2a'>${drawn.join('')}</g><text x='30' y='38' font-family='sans-serif' font-size='14' fill='#8a6a5a'>单位：${unit}</text><path stroke='#c9b49c' d='M30 236h420'/></svg>`,
  );
}
