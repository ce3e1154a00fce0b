import { type Network, network } from '#services/http/network.ts';
import { tellOtherTabs } from '#services/storage/other-tabs.ts';
import { readStored } from '#services/storage/read-stored.ts';

/** What is changed here is seen in the windows beside this one. */
const toldNetwork: Network = (options) => network({ ...options, changed: () => tellOtherTabs(window) });

/**
 * All that needs schemas: the network with its contracts, and the reading of what is stored. It is brought as one part,
 * beside the first drawing (docs/speed.md).
 */
export const withSchemas = { network: toldNetwork, readStored } as const;
