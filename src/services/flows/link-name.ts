/** The channel that joins the windows of the app and of the flow studio, of one origin. */
export const linkName = 'shiye-flows';

/** Null where the browser has no channels between windows, or refuses them, as Firefox does where it is to keep nothing. */
export const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(linkName);
  } catch {
    return null;
  }
};
