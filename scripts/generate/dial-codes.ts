/** Writes src/services/contract/dial-codes.generated.ts. Names are fixed, as they differ between versions of ICU. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { pinyin } from 'pinyin-pro';

const load = createRequire(import.meta.url);
const zhNames: { countries: Record<string, string | string[]> } = load('i18n-iso-countries/langs/zh.json');
const enNames: { countries: Record<string, string | string[]> } = load('i18n-iso-countries/langs/en.json');

/** Share dial code and numbers with a listed area. */
const dropped = new Set(['TA', 'SJ', 'AX', 'BL', 'MF', 'CC', 'CX', 'GG', 'JE', 'IM', 'EH', 'BQ']);

/** Most likely for users in China; the others follow by pinyin. */
const first = ['CN', 'HK', 'MO', 'TW'];

const fixed: Record<string, readonly [zh: string, en: string]> = {
  CN: ['中国', 'China'],
  HK: ['中国香港', 'Hong Kong, China'],
  MO: ['中国澳门', 'Macao, China'],
  TW: ['中国台湾', 'Taiwan, China'],
  AC: ['阿森松岛', 'Ascension Island'],
  BN: ['文莱', 'Brunei'],
  CD: ['刚果（金）', 'Congo (Kinshasa)'],
  CG: ['刚果（布）', 'Congo (Brazzaville)'],
  CI: ['科特迪瓦', "Côte d'Ivoire"],
  CZ: ['捷克', 'Czechia'],
  FK: ['福克兰群岛（马尔维纳斯）', 'Falkland Islands (Malvinas)'],
  FM: ['密克罗尼西亚', 'Micronesia'],
  GM: ['冈比亚', 'Gambia'],
  ID: ['印度尼西亚', 'Indonesia'],
  IR: ['伊朗', 'Iran'],
  LA: ['老挝', 'Laos'],
  MD: ['摩尔多瓦', 'Moldova'],
  MK: ['北马其顿', 'North Macedonia'],
  PS: ['巴勒斯坦', 'Palestine'],
  RE: ['留尼汪', 'Réunion'],
  RU: ['俄罗斯', 'Russia'],
  SH: ['圣赫勒拿', 'Saint Helena'],
  ST: ['圣多美和普林西比', 'São Tomé and Príncipe'],
  SX: ['荷属圣马丁', 'Sint Maarten'],
  SY: ['叙利亚', 'Syria'],
  TZ: ['坦桑尼亚', 'Tanzania'],
  VA: ['梵蒂冈', 'Vatican City'],
  VG: ['英属维尔京群岛', 'British Virgin Islands'],
  VI: ['美属维尔京群岛', 'US Virgin Islands'],
};

function nameOf(names: Record<string, string | string[]>, iso: string): string {
  const name = names[iso];
  const text = Array.isArray(name) ? name[0] : name;
  if (text === undefined) throw new Error(`no name for ${iso}`);
  return text;
}

function initialsOf(zh: string): string {
  const letters = pinyin(zh, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'removed' });
  return letters
    .join('')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

export type DialCodeRow = readonly [iso: string, dial: string, zh: string, en: string, pinyinInitials: string];

function rowOf(iso: CountryCode): DialCodeRow {
  const [zh, en] = fixed[iso] ?? [nameOf(zhNames.countries, iso), nameOf(enNames.countries, iso)];
  return [iso, `+${getCountryCallingCode(iso)}`, zh, en, initialsOf(zh)];
}

function dialCodeRows(): DialCodeRow[] {
  const place = (iso: string) => (first.includes(iso) ? first.indexOf(iso) : first.length);
  const spelled = (zh: string) => pinyin(zh, { toneType: 'none' });
  return getCountries()
    .filter((iso) => !dropped.has(iso))
    .map(rowOf)
    .sort((a, b) => place(a[0]) - place(b[0]) || spelled(a[2]).localeCompare(spelled(b[2]), 'en'));
}

export function dialCodesModule(): string {
  const rows = dialCodeRows().map((row) => `  ${JSON.stringify(row)},`);
  return [
    '// Written by scripts/generate/dial-codes.ts. Do not edit.',
    '/** `dial` keeps its plus sign; `pinyinInitials` are lower-case first letters of the Chinese name, for searching. */',
    'export type DialCodeRow = readonly [iso: string, dial: string, zh: string, en: string, pinyinInitials: string];',
    '',
    '/** Countries and areas of the mobile number field, +86 first (§3, §9). */',
    'export const dialCodes: readonly DialCodeRow[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) {
  const target = fileURLToPath(new URL('../../src/services/contract/dial-codes.generated.ts', import.meta.url));
  writeFileSync(target, dialCodesModule());
}
