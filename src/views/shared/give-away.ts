interface Shared {
  readonly title: string;
  readonly url: string;
}

/** Whether the device has a way of its own to hand a page on to its apps. */
export const canGiveAway = (shared: Shared): boolean => 'canShare' in navigator && navigator.canShare(shared);

/** Hands a page on to an app that the reader chooses; they may also change their mind. */
export const giveAway = async (shared: Shared): Promise<'given' | 'dismissed' | 'refused'> => {
  try {
    await navigator.share(shared);
    return 'given';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
};
