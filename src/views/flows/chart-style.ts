/** The page sets these variables from its theme. Styles are inside the SVG, because Node and saved files use it too. */
export const lightColours = {
  paper: '#f7f5f1',
  surface: '#ffffff',
  sunk: '#f0ece6',
  line: '#d9d1c6',
  ink: '#1f1b17',
  soft: '#544d44',
  faint: '#6d655b',
  accent: '#c2410f',
  wash: '#fcede5',
  user: '#ae390c',
  backend: '#1d5ba6',
  time: '#85540a',
  part: '#1b7046',
  focus: '#1c63c4',
  danger: '#b3231b',
} as const;

export const darkColours: Readonly<Record<keyof typeof lightColours, string>> = {
  paper: '#141210',
  surface: '#1d1a17',
  sunk: '#26221e',
  line: '#4a433b',
  ink: '#f2ede6',
  soft: '#c8bfb3',
  faint: '#a89f93',
  accent: '#f07f52',
  wash: '#3a2017',
  user: '#f99b76',
  backend: '#8cbcf2',
  time: '#ecb95c',
  part: '#6fcf9a',
  focus: '#8fbcff',
  danger: '#ff8f85',
};

const of = (name: keyof typeof lightColours): string => `var(--flow-${name}, ${lightColours[name]})`;

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const body = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** Colour is not the only cue: words say it too. */
export const kinds = ['user', 'backend', 'time', 'part', 'inside', 'always'] as const;
const colourOf = {
  user: 'user',
  backend: 'backend',
  time: 'time',
  part: 'part',
  inside: 'faint',
  always: 'faint',
} as const;

const perKind = kinds.map(
  (kind) => `
.flow-${kind} .flow-line { stroke: ${of(colourOf[kind])}; }
.flow-${kind} .flow-event, .flow-tip-${kind} { fill: ${of(colourOf[kind])}; }`,
);

export const chartStyle = `
.flow-chart text { font-family: ${body}; fill: ${of('ink')}; }
.flow-box { fill: ${of('surface')}; stroke: ${of('line')}; stroke-width: 1.25; }
.flow-outer { fill: ${of('sunk')}; fill-opacity: .55; stroke: ${of('line')}; }
.flow-region { stroke-dasharray: 6 4; }
.flow-ring { fill: none; stroke: ${of('line')}; stroke-width: 1.25; }
.flow-chart .flow-key { font-family: ${mono}; font-size: 11.5px; fill: ${of('faint')}; }
.flow-title { font-size: 14px; font-weight: 600; }
.flow-chart .flow-raw { font-family: ${mono}; font-size: 13px; }
.flow-chart .flow-words { font-size: 12px; fill: ${of('soft')}; }
.flow-chart .flow-row { font-size: 11.5px; fill: ${of('soft')}; }
.flow-dot { fill: ${of('ink')}; }
.flow-line { fill: none; stroke-width: 1.4; }
.flow-backend .flow-line { stroke-dasharray: 7 3; }
.flow-time .flow-line { stroke-dasharray: 2 3; }
.flow-always .flow-line, .flow-start .flow-line { stroke-dasharray: none; stroke-width: 1.1; stroke: ${of('faint')}; }
.flow-label { fill: ${of('surface')}; stroke: ${of('line')}; stroke-width: .75; }
.flow-row-mark { stroke: none; }
.flow-event { font-size: 12px; font-weight: 500; }
.flow-chart .flow-guard { font-size: 11.5px; fill: ${of('soft')}; }
.flow-chart .flow-action { font-size: 11.5px; fill: ${of('faint')}; }
.flow-tip-start { fill: ${of('faint')}; }${perKind.join('')}
.flow-missing > .flow-box, .flow-missing > .flow-label { stroke: ${of('danger')}; stroke-dasharray: 4 3; stroke-width: 1.5; }
.flow-missing .flow-line { stroke: ${of('danger')}; }
.flow-lit > .flow-box { fill: ${of('wash')}; stroke: ${of('accent')}; stroke-width: 2.25; }
.flow-taken .flow-line { stroke: ${of('accent')}; stroke-width: 3; }
.flow-taken > .flow-label { fill: ${of('wash')}; stroke: ${of('accent')}; stroke-width: 1.5; }
.flow-selected > .flow-box, .flow-selected > .flow-label { stroke: ${of('focus')}; stroke-width: 2.5; stroke-dasharray: none; }
.flow-selected .flow-line { stroke: ${of('focus')}; stroke-width: 2.75; }
.flow-added > .flow-box, .flow-added > .flow-label { stroke: ${of('part')}; stroke-width: 2.5; }
.flow-added .flow-line { stroke: ${of('part')}; stroke-width: 2.5; }
.flow-changed > .flow-box, .flow-changed > .flow-label { stroke: ${of('time')}; stroke-width: 2.5; }
.flow-changed .flow-line { stroke: ${of('time')}; stroke-width: 2.5; }
.flow-moved > .flow-label { stroke: ${of('time')}; stroke-width: 2; stroke-dasharray: 2 3; }
.flow-removed > .flow-box, .flow-removed > .flow-label { stroke: ${of('danger')}; stroke-width: 2.5; stroke-dasharray: 5 3; }
.flow-removed .flow-line { stroke: ${of('danger')}; stroke-width: 2.5; }
.flow-hit { fill: transparent; stroke: transparent; stroke-width: 12; cursor: pointer; }
`;
