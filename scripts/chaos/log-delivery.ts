import type { Delivery } from '../rabbit/delivery.ts';

/** Compares the shown windows with the stored messages; `doubled`: visible twice at once. */
export const logDelivery = (windows: readonly (readonly string[])[], stored: readonly string[]): Delivery => {
  const place = new Map(stored.map((text, index) => [text, index]));
  const ours = windows.map((texts) => texts.filter((text) => text !== ''));
  const seen = new Set(ours.flat());
  return {
    lost: stored.filter((text) => !seen.has(text)).length,
    doubled: ours.reduce((most, texts) => Math.max(most, texts.length - new Set(texts).size), 0),
    outOfOrder: ours.filter((texts) =>
      texts.some((text, index) => index > 0 && place.get(text) !== (place.get(texts[index - 1] ?? '') ?? -9) + 1),
    ).length,
  };
};
