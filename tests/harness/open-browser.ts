import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { suite } from '../drivers/suite-coverage.ts';
import { openPlainBrowser } from './browser.ts';

/** A browser of a test: what its tabs make the charts do is counted. */
export const openBrowser = (backend: NodeBackend = createBackend()) => openPlainBrowser(backend, suite.watch);
