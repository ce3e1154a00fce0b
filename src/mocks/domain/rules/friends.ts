import type { World } from '../world.ts';

export const areFriends = (world: World, one: string, other: string): boolean =>
  world.tables.friends.get(one)?.has(other) ?? false;

/** One of the two has asked the other and waits for the answer. */
export const hasPendingRequest = (world: World, one: string, other: string): boolean =>
  [...world.tables.friendRequests.values()].some(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
