import { saveBlob } from '../kit/save-blob.ts';
import { lightColours } from './chart-style.ts';

/** At layout size, in light colours, without what only the page needs. */
const textOf = (picture: SVGSVGElement): { readonly text: string; readonly width: number; readonly height: number } => {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of an SVG is an SVG');
  const { width, height } = picture.viewBox.baseVal;
  copy.querySelector('[role="tree"]')?.remove();
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', String(width));
  paper.setAttribute('height', String(height));
  paper.setAttribute('fill', lightColours.paper);
  copy.querySelector('style')?.after(paper);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
};

export const saveSvg = (picture: SVGSVGElement | null, stem: string): void => {
  if (picture) saveBlob(new Blob([textOf(picture).text], { type: 'image/svg+xml' }), `${stem}.svg`);
};

/** Browsers refuse canvases with more pixels on a side. */
const mostPixels = 12_000;

export const savePng = async (picture: SVGSVGElement | null, stem: string): Promise<void> => {
  if (!picture) return;
  const { text, width, height } = textOf(picture);
  const scale = Math.min(2, mostPixels / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) saveBlob(blob, `${stem}.png`);
};
