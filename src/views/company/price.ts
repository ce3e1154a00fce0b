/** `12`, `9.90`. */
export const priceText = (yuan: number): string => (Number.isInteger(yuan) ? `${yuan}` : yuan.toFixed(2));
