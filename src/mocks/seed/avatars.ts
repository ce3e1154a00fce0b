import { randomFor } from './random.ts';
import { svgUrl } from './svg.ts';

const grounds = ['#f3cfa6', '#c6d8b4', '#f4bfae', '#b9d2d8', '#ecd9a0', '#d5c2d6', '#e9b98a', '#a9c7b4'];
const clothes = ['#d9572b', '#4f7a4c', '#2f6673', '#6d4a77', '#a63f4c', '#8a6a2f', '#33485c', '#e0893c'];
const skins = ['#f6d3b3', '#eec39a', '#f9dcc4', '#e3b189'];
const hairs = ['#2b2320', '#3c2a21', '#1f1b24', '#54402f'];

const cuts = {
  MALE: [
    'M28 42q-2-24 22-24t22 24q-6-12-22-12t-22 12z',
    'M27 44q-4-28 23-27t23 27q-2-10-9-14q-16 6-28 0q-7 4-9 14z',
    'M28 40q2-22 24-22q20 0 20 20q-20-10-44 2z',
  ],
  FEMALE: [
    'M26 70q-6-54 24-54t24 54q-8 2-10-8v-20q-14-2-26-10q2 8-2 12v18q-2 10-10 8z',
    'M28 46q-4-30 22-30t22 30q-4-10-10-14q-16 8-28 0q-4 4-6 14zM46 12a8 8 0 1 1 10 0z',
    'M26 60q-4-44 24-44t24 44q-6 0-6-18q-22 0-34-12q-2 28-8 30z',
  ],
} as const;

/** Of any look while the gender is unknown. */
export function avatar(memberId: string, gender: 'MALE' | 'FEMALE' | null): string {
  const random = randomFor(`avatar:${memberId}`);
  const skin = random.pick(skins);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100' viewBox='0 0 100 100'>` +
    `<path fill='${random.pick(grounds)}' d='M0 0h100v100H0z'/>` +
    `<path fill='${random.pick(clothes)}' d='M14 100q2-32 36-32t36 32z'/>` +
    `<path fill='${skin}' d='M42 58h16v12q-8 8-16 0z'/><ellipse fill='${skin}' cx='50' cy='44' rx='19' ry='22'/>` +
    `<path fill='${random.pick(hairs)}' d='${random.pick(gender ? cuts[gender] : Object.values(cuts).flat())}'/>` +
    `<path fill='none' stroke='#7a4a38' stroke-width='2' stroke-linecap='round' d='M44 55q6 5 12 0'/>` +
    `<circle cx='43' cy='45' r='2' fill='#3a2a25'/><circle cx='57' cy='45' r='2' fill='#3a2a25'/></svg>`;
  return svgUrl(svg);
}
