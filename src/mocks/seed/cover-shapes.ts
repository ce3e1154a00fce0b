/** Each shape stands on y = 0, about 150 units high, centred on x = 0. */
export interface Palette {
  readonly sky: readonly [from: string, to: string];
  readonly sun: string;
  readonly table: string;
  readonly main: string;
  readonly accent: string;
  readonly dark: string;
  readonly light: string;
}

type Shape = (p: Palette) => string;

const path = (fill: string, d: string, more = '') => `<path fill='${fill}' d='${d}'${more}/>`;
const disc = (fill: string, x: number, y: number, r: number) => `<circle fill='${fill}' cx='${x}' cy='${y}' r='${r}'/>`;
const oval = (fill: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill='${fill}' cx='${x}' cy='${y}' rx='${rx}' ry='${ry}'/>`;
const box = (fill: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect fill='${fill}' x='${x}' y='${y}' width='${w}' height='${h}' rx='${r}'/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' d='${d}'/>`;
const faint = " opacity='.3'";

const bottle: Shape = (p) =>
  box(p.dark, -15, -172, 30, 22, 5) +
  path(p.main, 'M-15-148h30v14q21 14 21 42v80q0 12-12 12h-48q-12 0-12-12v-80q0-28 21-42z') +
  box(p.light, -36, -86, 72, 50) +
  path(p.accent, 'M-14-50q-6-24 28-26q2 30-28 26z') +
  path(p.light, 'M-26-110q3-12 10-16v108h-10z', faint);

const cup: Shape = (p) =>
  stroke(p.light, 5, 'M-14-140q-10-12 0-22t0-22M16-140q-10-12 0-22t0-22') +
  path(p.light, 'M-44-112h88l-11 104q-1 8-9 8h-48q-8 0-9-8z') +
  box(p.dark, -51, -126, 102, 17, 8) +
  path(p.main, 'M-40-78h80l-5 50h-70z') +
  oval(p.accent, 0, -53, 13, 18) +
  stroke(p.dark, 3, 'M3-68q-10 14-4 30');

const carton: Shape = (p) =>
  path(p.light, 'M-40-112l18-38h44l18 38z') +
  box(p.light, -24, -162, 48, 14, 3) +
  box(p.main, -40, -112, 80, 112, 3) +
  path(p.dark, 'M20-112h20v112h-20z', faint) +
  disc(p.light, -6, -62, 26) +
  path(p.accent, 'M-20-50q0-28 30-30q0 32-30 30zM-6-50q14-6 22-2q-8 14-22 2z');

const milk: Shape = (p) =>
  path(p.light, 'M-16-150h32v30q24 14 24 40v66q0 14-14 14h-52q-14 0-14-14v-66q0-26 24-40z') +
  path(p.main, 'M-40-72q20-14 40 0t40 0v58q0 14-14 14h-52q-14 0-14-14z', " opacity='.85'") +
  box(p.accent, -19, -164, 38, 16, 4) +
  path(p.light, 'M-30-100q2-10 8-14v104h-8z', " opacity='.6'") +
  path(p.light, 'M52-52h50l-6 46q-1 6-7 6h-24q-6 0-7-6z') +
  oval(p.accent, 77, -52, 25, 7);

const bread: Shape = (p) =>
  path(p.main, 'M-84-8v-52q-26-12-16-38q12-28 52-28h96q40 0 52 28q10 26-16 38v52q0 8-8 8h-152q-8 0-8-8z') +
  path(p.light, 'M-62-14v-48q-22-8-14-28q8-18 36-18h44q28 0 36 18q8 20-14 28v48z', " opacity='.85'") +
  stroke(p.accent, 5, 'M44-108q18 10 12 34M66-104q18 12 10 34') +
  stroke(p.dark, 3, 'M-30-78h24M-40-52h44M-24-28h18');

const nuts: Shape = (p) =>
  disc(p.accent, 40, -54, 54) +
  stroke(p.dark, 4, 'M40-108q-10 54 0 108M14-98q-26 44 0 88M66-98q26 44 0 88') +
  `<g transform='translate(-54 0)rotate(-14)'>${path(p.main, 'M0 0q-72-44 0-140q72 96 0 140z')}${stroke(p.light, 3, 'M0-14v-96M-16-34v-52M16-34v-52')}</g>` +
  path(p.light, 'M88 4q-40-8-36-38q4-24 26-22q10 1 12 10q8-6 18 0q20 14 2 38q-8 12-22 12z') +
  stroke(p.dark, 3, 'M90-44q-12 22-6 42');

const bag: Shape = (p) =>
  path(p.main, 'M-62-152q62 12 124 0l6 144q-68 14-136 0z') +
  path(p.dark, 'M-62-152q62 12 124 0v16q-62 12-124 0z', faint) +
  disc(p.light, 0, -76, 38) +
  path(p.accent, 'M-24-66q4-30 48-30q-4 36-48 30z') +
  oval(p.accent, 78, -12, 26, 12) +
  oval(p.light, 58, -4, 22, 9);

const noodles: Shape = (p) =>
  stroke(p.dark, 5, 'M30-84l60-92M52-84l56-84') +
  oval(p.light, 0, -78, 92, 22) +
  stroke(p.accent, 6, 'M-70-80q18-26 36 0t36 0t36 0M-52-88q18-18 36 0t36 0') +
  disc(p.light, 40, -86, 20) +
  disc(p.accent, 40, -86, 10) +
  path(p.main, 'M-96-76h192q0 76-62 76h-68q-62 0-62-76z') +
  path(p.light, 'M-84-52h168q-3 10-7 18h-154q-4-8-7-18z', faint);

const jar: Shape = (p) =>
  box(p.dark, -44, -130, 88, 26, 6) +
  path(p.main, 'M-42-104h84q16 8 16 26v62q0 16-16 16h-84q-16 0-16-16v-62q0-18 16-26z') +
  box(p.light, -40, -80, 80, 56, 6) +
  path(p.accent, 'M-22-42q26 6 34-28q10 42-28 40q-8 0-6-12z') +
  stroke(p.dark, 4, 'M12-70q2-8 10-8');

const steamer: Shape = (p) =>
  stroke(p.light, 5, 'M-34-140q-10-12 0-22M6-144q-10-12 0-22M46-140q-10-12 0-22') +
  disc(p.light, -40, -98, 26) +
  disc(p.light, 40, -98, 26) +
  disc(p.light, 0, -104, 28) +
  stroke(p.accent, 3, 'M0-130v14M-8-128l4 12M8-128l-4 12') +
  box(p.main, -96, -98, 192, 46, 6) +
  box(p.main, -96, -48, 192, 48, 6) +
  stroke(p.dark, 3, 'M-96-84h192M-96-34h192') +
  box(p.accent, -96, -54, 192, 8);

const capsule: Shape = (p) =>
  `<g transform='translate(-30-70)rotate(-32)'>${box(p.main, -24, -64, 48, 128, 24)}${path(p.light, 'M-24 0h48v40a24 24 0 0 1-48 0z')}</g>` +
  stroke(p.dark, 4, 'M44-36l34-30l34 22M78-66v-44') +
  disc(p.accent, 44, -36, 18) +
  disc(p.light, 78, -66, 14) +
  disc(p.main, 112, -44, 16) +
  disc(p.accent, 78, -116, 15);

const chart: Shape = (p) =>
  box(p.light, -130, -178, 260, 178, 10) +
  [52, 78, 66, 104, 132].map((h, i) => box(i === 4 ? p.accent : p.main, -104 + i * 44, -18 - h, 28, h, 4)).join('') +
  stroke(p.dark, 4, 'M-92-90l44-28l44 12l44-34l48-22') +
  disc(p.dark, 88, -162, 7);

const factory: Shape = (p) =>
  box(p.dark, 84, -176, 24, 130) +
  disc(p.light, 104, -196, 16) +
  disc(p.light, 126, -210, 22) +
  path(p.main, 'M-130 0v-98l52 34v-34l52 34v-34l52 34v-34h104v98z') +
  [-108, -62, -16, 30, 76].map((x) => box(p.light, x, -44, 26, 22, 3)).join('') +
  box(p.accent, -130, -14, 260, 14);

const globe: Shape = (p) =>
  disc(p.main, 0, -90, 86) +
  stroke(
    p.light,
    3,
    'M-86-90h172M0-176v172M-60-150q60 30 120 0M-60-30q60-30 120 0M0-176q-76 86 0 172M0-176q76 86 0 172',
  ) +
  stroke(p.accent, 5, 'M-52-54q40-96 108-70') +
  path(p.accent, 'M56-124q-20-24 0-44q20 20 0 44z') +
  disc(p.accent, -52, -54, 8);

const coins: Shape = (p) =>
  [
    [-84, 2],
    [0, 4],
    [84, 6],
  ]
    .map(([x = 0, n = 0]) =>
      Array.from({ length: n }, (_, i) => oval(i % 2 ? p.accent : p.main, x, -14 - i * 22, 40, 15)).join(''),
    )
    .join('') + stroke(p.dark, 5, 'M-100-90q90-10 150-96M26-180l26-8l2 26');

const people: Shape = (p) =>
  path(p.light, 'M-120 0q0-76 46-76t46 76z') +
  disc(p.light, -74, -104, 28) +
  path(p.accent, 'M28 0q0-76 46-76t46 76z') +
  disc(p.accent, 74, -104, 28) +
  path(p.main, 'M-62 0q0-96 62-96t62 96z') +
  disc(p.dark, 0, -132, 36) +
  path(p.light, 'M-14-96h28l-14 30z');

const paper: Shape = (p) =>
  `<g transform='rotate(-6)'>${box(p.main, -74, -186, 148, 184, 8)}</g><g transform='rotate(4)'>${box(p.light, -70, -186, 140, 182, 8)}${stroke(p.dark, 5, 'M-18-150h64M-18-116h64M-18-82h46')}${stroke(p.accent, 6, 'M-52-152l8 8l12-16M-52-118l8 8l12-16M-52-84l8 8l12-16')}${disc(p.accent, 36, -40, 22)}</g>`;

const podium: Shape = (p) =>
  box(p.main, -38, -104, 76, 104) +
  box(p.light, -118, -66, 78, 66) +
  box(p.accent, 40, -48, 78, 48) +
  path(p.accent, 'M-26-170h52v22q0 24-20 26v8h14v8h-40v-8h14v-8q-20-2-20-26z') +
  stroke(p.accent, 5, 'M-26-162h-14q0 24 16 26M26-162h14q0 24-16 26');

const booth: Shape = (p) =>
  box(p.dark, -112, -120, 8, 120) +
  box(p.dark, 104, -120, 8, 120) +
  [-120, -72, -24, 24, 72].map((x, i) => path(i % 2 ? p.light : p.accent, `M${x}-160h48v40q-24 22-48 0z`)).join('') +
  box(p.main, -120, -56, 240, 56, 4) +
  [-70, -20, 34].map((x, i) => box(i % 2 ? p.accent : p.light, x, -96, 30, 40, 5)).join('');

const parcel: Shape = (p) =>
  path(p.main, 'M-96-124l96 34v90l-96-34z') +
  path(p.accent, 'M96-124l-96 34v90l96-34z') +
  path(p.light, 'M-96-124l96-36l96 36l-96 34z') +
  path(p.dark, 'M-24-150l96 34v26l-20 8v-26l-96-34z', faint) +
  path(p.light, 'M-70-76l40 14v28l-40-14z');

const sprig: Shape = (p) =>
  stroke(p.dark, 5, 'M0 0q-10-90 14-180') +
  path(p.main, 'M-4-30q-60 0-84-52q66-14 84 52z') +
  path(p.accent, 'M-2-54q54-6 72-56q-62-8-72 56z') +
  path(p.main, 'M0-96q-50-4-66-48q56-8 66 48z') +
  path(p.light, 'M4-118q44-6 56-46q-50-6-56 46z') +
  path(p.accent, 'M12-170q-24-18-10-46q26 16 10 46z');

const flask: Shape = (p) =>
  path(p.light, 'M-20-172h40v58l56 96q10 18-12 18h-128q-22 0-12-18l56-96z', " opacity='.85'") +
  path(p.main, 'M-42-76q22-14 42 0t42 0l34 58q10 18-12 18h-128q-22 0-12-18z') +
  box(p.dark, -28, -182, 56, 14, 6) +
  disc(p.light, -20, -40, 9) +
  disc(p.accent, 20, -56, 12) +
  disc(p.light, 36, -24, 7) +
  disc(p.accent, -44, -18, 6);

const truck: Shape = (p) =>
  box(p.light, -130, -118, 160, 94, 6) +
  path(p.main, 'M34-88h48l40 36v28h-88z') +
  path(p.light, 'M50-76h26l24 24h-50z') +
  path(p.accent, 'M-104-58q4-34 50-36q-2 40-50 36z') +
  disc(p.dark, -84, -20, 20) +
  disc(p.dark, 76, -20, 20) +
  disc(p.light, -84, -20, 8) +
  disc(p.light, 76, -20, 8);

export const shapes = {
  bottle,
  cup,
  carton,
  milk,
  bread,
  nuts,
  bag,
  noodles,
  jar,
  steamer,
  capsule,
  chart,
  factory,
  globe,
  coins,
  people,
  paper,
  podium,
  booth,
  parcel,
  sprig,
  flask,
  truck,
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;
