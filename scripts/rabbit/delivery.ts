export interface Delivery {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
}

/** `outOfOrder` is 1 if the remaining messages are in another order. */
export const deliveryOf = (written: readonly string[], got: readonly string[]): Delivery => {
  const there = new Set(got);
  return {
    lost: written.filter((text) => !there.has(text)).length,
    doubled: got.length - there.size,
    outOfOrder: [...there].join() === written.filter((text) => there.has(text)).join() ? 0 : 1,
  };
};

export const sumOf = (deliveries: readonly Delivery[]): Delivery => ({
  lost: deliveries.reduce((sum, { lost }) => sum + lost, 0),
  doubled: deliveries.reduce((sum, { doubled }) => sum + doubled, 0),
  outOfOrder: deliveries.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
});
