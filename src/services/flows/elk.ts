import type { ElkNode } from 'elkjs/lib/elk-api.js';

export interface Layouter {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>;
  readonly stop: () => void;
}

export const startLayouter = async (): Promise<Layouter> => {
  const [{ default: Elk }, { default: workerUrl }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ]);
  const elk = new Elk({ workerUrl });
  return { layout: (graph) => elk.layout(graph), stop: () => elk.terminateWorker() };
};
