export const linkName = 'shiye-flows';

/** Null where BroadcastChannel is missing or refused, as in Firefox with storage blocked. */
export const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(linkName);
  } catch {
    return null;
  }
};
