/** Undefined for 0; `99+` above `cap` (R2.4-10). */
export function badgeText(count: number, cap: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > cap ? `${cap}+` : String(count);
}
