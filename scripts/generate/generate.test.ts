import { readFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { dialCodes } from '#services/contract/dial-codes.generated.ts';
import { dialCodesModule } from './dial-codes.ts';
import { englishName, regionRows } from './regions.ts';

const written = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

test('[R3-19] [R3-20] about 230 dial codes, each with a name, no country twice', () => {
  expect(dialCodes.length).toBeGreaterThanOrEqual(220);
  expect(dialCodes.length).toBeLessThanOrEqual(245);
  expect(new Set(dialCodes.map(([iso]) => iso)).size).toBe(dialCodes.length);
  expect(new Set(dialCodes.map(([, , zh]) => zh)).size).toBe(dialCodes.length);
  expect(dialCodes.filter(([, dial, zh, en]) => !/^\+\d{1,4}$/.test(dial) || zh === '' || en === '')).toEqual([]);
});

test('[R3-19] every dial code that a mobile may have is offered', () => {
  const offered = new Set(dialCodes.map(([, dial]) => dial));
  expect(getCountries().filter((iso) => !offered.has(`+${getCountryCallingCode(iso)}`))).toEqual([]);
});

test('[R3-21] +86 is first, then Hong Kong, Macao and Taiwan with their labels', () => {
  expect(dialCodes.slice(0, 4)).toEqual([
    ['CN', '+86', '中国', 'China', 'zg'],
    ['HK', '+852', '中国香港', 'Hong Kong, China', 'zgxg'],
    ['MO', '+853', '中国澳门', 'Macao, China', 'zgam'],
    ['TW', '+886', '中国台湾', 'Taiwan, China', 'zgtw'],
  ]);
});

test('the generated files are what the generators write', () => {
  expect(written('services/contract/dial-codes.generated.ts')).toBe(dialCodesModule());
  expect(written('mocks/seed/regions.generated.json')).toBe(`${JSON.stringify(regionRows())}\n`);
});

test('names of places are spelled in pinyin with their kind', () => {
  expect(
    [
      ['330106', '西湖区'],
      ['341500', '六安市'],
      ['130726', '蔚县'],
      ['522300', '黔西南布依族苗族自治州'],
      ['610900', '安康市'],
    ].map(([code = '', name = '']) => englishName(code, name)),
  ).toEqual(['Xihu District', "Lu'an", 'Yu County', 'Qianxinan Buyei and Miao Autonomous Prefecture', 'Ankang']);
});
