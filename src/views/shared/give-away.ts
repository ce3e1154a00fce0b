interface Shared {
  readonly title: string;
  readonly url: string;
}

export const canGiveAway = (shared: Shared): boolean => 'canShare' in navigator && navigator.canShare(shared);

/** `dismissed`: the user closed the device's dialog. */
export const giveAway = async (shared: Shared): Promise<'given' | 'dismissed' | 'refused'> => {
  try {
    await navigator.share(shared);
    return 'given';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
};
