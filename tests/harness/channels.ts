const open = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    open.add(this);
  }
};

export const closeChannels = (): void => {
  for (const channel of open) channel.close();
  open.clear();
};
