/** Members of the mock backend to log in as: name, mobile, password, note. */
export const personas: readonly (readonly [name: string, mobile: string, password: string, special: string])[] = [
  ['liran 李然', '13800000001', 'Shiye2026', 'registered, WeChat bound, friends and conversations'],
  ['wangfang 王芳', '13800000002', 'Shiye2026', 'registered, friend of liran, answers by herself'],
  ['muted 周默', '13800000003', 'Shiye2026', 'registered, may not write'],
  ['halfway 陈半', '13800000004', 'Shiye2026', 'has to finish registration, step 1'],
  ['blocker 赵拒', '13800000005', 'Shiye2026', 'has liran on the blacklist'],
  ['newcomer', 'any other', '-', 'an SMS login creates the account'],
];

/** Last digits of a mobile number that asks for a code, and the effect. */
export const sentinels: readonly (readonly [digits: string, effect: string])[] = [
  ['0400', 'slider, then sent'],
  ['0410', 'slider, then refused (900)'],
  ['0800', 'blocked (800)'],
  ['0009', 'refused (1)'],
  ['0429', 'too frequent, 37 s left'],
];

// Chinese characters are two columns wide.
const width = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => width(row[at] ?? ''))));
  const pad = (text: string, at: number): string => text + ' '.repeat((widths[at] ?? 0) - width(text));
  return rows.map((row) => `  ${row.map(pad).join('  ').trimEnd()}`).join('\n');
}
