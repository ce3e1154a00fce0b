import { endpointNamed } from '../contract/contracts.ts';
import type { Request } from '../env.ts';
import { type HttpOptions, makeRequest } from './request.ts';

export type NetworkOptions = Omit<HttpOptions, 'endpoint'>;

/** Makes the network out of its surroundings. */
export type Network = (options: NetworkOptions) => Request;

/** With every contract. */
export const network: Network = (options) => makeRequest({ ...options, endpoint: endpointNamed });
