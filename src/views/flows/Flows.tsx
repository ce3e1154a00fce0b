import { useSelector } from '@xstate/react';
import type { FlowsActor } from '#machines/flows/flows.machine.ts';
import { ChartPage } from './ChartPage.tsx';
import * as css from './Flows.css.ts';
import { Gallery } from './Gallery.tsx';
import { SessionPage } from './SessionPage.tsx';

/** The flow studio: the gallery of all statecharts, one of them, or a recorded session. */
export function Flows({ actor }: { readonly actor: FlowsActor }) {
  const { gallery, chart, session } = useSelector(actor, ({ children }) => children);
  return (
    <div className={css.root}>
      {gallery ? <Gallery actor={gallery} /> : null}
      {session ? <SessionPage actor={session} /> : null}
      {chart ? <ChartPage actor={chart} /> : null}
    </div>
  );
}
