import { afterAll } from 'vitest';
import { closeChannels } from './channels.ts';

// Windows that a file leaves open do not hear those of the next file in the same worker.
afterAll(closeChannels);
