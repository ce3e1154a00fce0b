import { randomFor } from './random.ts';
import { svgUrl } from './svg.ts';

const rays = 72;
const tracks = [26, 30, 34, 38, 42];
const eyes = [45, 135, 315];

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
};

export function miniappCode(page: string): string {
  const random = randomFor(`miniapp:${page}`);
  const lines = Array.from({ length: rays }, (_, ray) => (ray * 360) / rays)
    .filter((degrees) => eyes.every((eye) => Math.abs(degrees - eye) > 14))
    .flatMap((degrees) =>
      tracks.filter(() => random.chance(0.55)).map((radius) => `M${at(radius, degrees)}L${at(radius + 2.6, degrees)}`),
    )
    .join('');
  const marks = eyes.map((eye) => {
    const [x, y] = at(37, eye).split(' ');
    return `<circle cx='${x}' cy='${y}' r='6.5' fill='none' stroke='#2b2320' stroke-width='2.4'/><circle cx='${x}' cy='${y}' r='2.6' fill='#2b2320'/>`;
  });
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200' viewBox='0 0 100 100'>` +
      `<path fill='#fff' d='M0 0h100v100H0z'/><path stroke='#2b2320' stroke-width='2' stroke-linecap='round' d='${lines}'/>` +
      `${marks.join('')}<circle cx='50' cy='50' r='19' fill='#d9572b'/>` +
      `<path fill='none' stroke='#fff' stroke-width='3' stroke-linecap='round' d='M40 53a10 10 0 0 0 20 0zM50 36v9M44 38v5M56 38v5'/></svg>`,
  );
}
