/** What became of texts that were written one after the other. `outOfOrder` is 1 where they were stored otherwise. */
export interface Delivery {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
}

export const deliveryOf = (wanted: readonly string[], got: readonly string[]): Delivery => {
  const first = [...new Set(got)];
  return {
    lost: wanted.filter((text) => !got.includes(text)).length,
    doubled: got.length - first.length,
    outOfOrder: first.join() === wanted.filter((text) => first.includes(text)).join() ? 0 : 1,
  };
};

export const sumOf = (deliveries: readonly Delivery[]): Delivery =>
  deliveries.reduce(
    (sum, { lost, doubled, outOfOrder }) => ({
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
      outOfOrder: sum.outOfOrder + outOfOrder,
    }),
    { lost: 0, doubled: 0, outOfOrder: 0 },
  );
