import { network } from '#services/http/network.ts';
import { readStored } from '#services/storage/read-stored.ts';

/**
 * All that needs schemas: the network with its contracts, and the reading of what is stored. It is brought as one part,
 * beside the first drawing (docs/speed.md).
 */
export const withSchemas = { network, readStored } as const;
