/** What a badge shows: nothing for none, the number up to `cap`, else `cap` and a plus sign (R2.4-10). */
export function badgeText(count: number, cap: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > cap ? `${cap}+` : String(count);
}
