import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { scale } from './tokens.css.ts';

const cjk = '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"';
const cjkSerif = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "STSong", "SimSun"';

/** Quotation marks from Latin fonts: Chinese fonts draw them a full character wide. */
const narrowMarks = '"Narrow marks"';
const latin = ['Liberation Sans', 'Noto Sans', 'Arial', 'DejaVu Sans'];
const facesOf = (style: string) => ({
  src: latin.map((name) => `local("${name}${style}")`).join(', '),
  unicodeRange: 'U+2018-2019, U+201C-201D, U+2026',
});
globalFontFace(narrowMarks, [
  { ...facesOf(''), fontWeight: '1 599' },
  { ...facesOf(' Bold'), fontWeight: '600 1000' },
]);

const bodyWith = (marks: string) => `-apple-system, "Segoe UI", Roboto, ${marks}${cjk}, system-ui, sans-serif`;

// Chinese text on an English page keeps Chinese marks, except names in titles.
globalStyle(':root:lang(en)', { vars: { [scale.font.body]: bodyWith(`${narrowMarks}, `) } });
globalStyle(':where(:root:lang(en) [lang|="zh"]:not(h1 *))', { fontFamily: bodyWith('') });

createGlobalTheme(':root', scale, {
  space: { xxs: '2px', xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px', xxxl: '56px' },
  radius: { s: '6px', m: '10px', l: '16px', round: '999px' },
  font: {
    body: bodyWith(''),
    serif: `Georgia, "Times New Roman", ${cjkSerif}, serif`,
    mono: `ui-monospace, "SF Mono", Menlo, Consolas, ${cjk}, monospace`,
  },
  type: {
    xs: 'max(0.75rem, 11.5px)',
    s: '0.875rem',
    m: '1rem',
    l: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    display: '2.125rem',
  },
  leading: { tight: '1.25', snug: '1.4', normal: '1.6', loose: '1.85' },
  weight: { normal: '400', medium: '500', bold: '650' },
  layer: {
    base: '0',
    float: '20',
    header: '30',
    loose: '32',
    banner: '35',
    popover: '40',
    veil: '50',
    dialog: '51',
    notice: '70',
    tools: '75',
    skip: '80',
  },
  unit: { dvh: '1vh', svh: '1vh' },
  motion: { fast: '110ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  size: {
    column: '1200px',
    gutter: '20px',
    main: '800px',
    aside: '320px',
    gap: '40px',
    measure: '46rem',
    header: '64px',
    bar: '56px',
    touch: '44px',
    control: '44px',
    controlSmall: '34px',
    // R2.2-24, R2.2-25
    form: '400px',
    popover: '448px',
    wide: '720px',
    // Space taken by the devtools panel beside and below the page.
    inlineEnd: '0px',
    blockEnd: '0px',
  },
});

globalStyle(':root', {
  '@supports': { '(height: 1dvh)': { vars: { [scale.unit.dvh]: '1dvh', [scale.unit.svh]: '1svh' } } },
});

globalStyle(':root', { '@media': { [media.thumb]: { vars: { [scale.size.controlSmall]: '36px' } } } });
