interface Shared {
  readonly title: string;
  readonly url: string;
}

export const canShareNatively = (shared: Shared): boolean => 'canShare' in navigator && navigator.canShare(shared);

/** `dismissed`: the user closed the device's dialog. */
export const shareNatively = async (shared: Shared): Promise<'given' | 'dismissed' | 'refused'> => {
  try {
    await navigator.share(shared);
    return 'given';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
};
