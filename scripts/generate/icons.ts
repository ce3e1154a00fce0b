import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/chromium.ts';
import { root } from '../lib/run.ts';

/** The favicon without its background, which has to fill maskable icons. */
const drawing = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace('</svg>', '')
  .replace(/<title>.*?<\/title>/, '');
const ground = /<rect[^>]*\/>/.exec(drawing)?.[0] ?? '';
const colour = /fill="(#\w+)"/.exec(ground)?.[1] ?? '#000';
const bowl = drawing.replace(ground, '');

const icons = [
  { name: '192', size: 192, scale: 1, isWhole: false },
  { name: '512', size: 512, scale: 1, isWhole: false },
  // Systems may mask to a circle of 80 %.
  { name: 'maskable-512', size: 512, scale: 0.72, isWhole: true },
  { name: 'apple-180', size: 180, scale: 0.84, isWhole: true },
] as const;

const picture = ({ size, scale, isWhole }: (typeof icons)[number]): string => `
  <style>body { margin: 0; background: transparent }</style>
  <svg width="${size}" height="${size}" viewBox="0 0 32 32" style="display:block">
    ${isWhole ? `<rect width="32" height="32" fill="${colour}"/>` : ground}
    <g transform="translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})">${bowl}</g>
  </svg>`;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const folder = join(root, 'public', 'icons');
mkdirSync(folder, { recursive: true });
for (const icon of icons) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(picture(icon));
  writeFileSync(join(folder, `${icon.name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
