import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, studioTexts } from '#i18n/tool-texts.ts';
import type { FlowsActor } from '#machines/flows/flows.machine.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { ChartPage } from './ChartPage.tsx';
import { ComparePage } from './ComparePage.tsx';
import * as css from './Flows.css.ts';
import { Gallery } from './Gallery.tsx';
import { LivePage } from './LivePage.tsx';
import { SessionPage } from './SessionPage.tsx';
import { StoryPage } from './Story.tsx';

export function Flows({ actor }: { readonly actor: FlowsActor }) {
  const { i18n } = useTranslation();
  useState(() => addTexts(i18n, studioTexts));
  const { gallery, chart, session, live, compare, story } = useSelector(actor, ({ children }) => children);
  return (
    <div ref={keepFocus} className={css.root}>
      {gallery ? <Gallery actor={gallery} /> : null}
      {session ? <SessionPage actor={session} /> : null}
      {live ? <LivePage actor={live} /> : null}
      {compare ? <ComparePage actor={compare} /> : null}
      {story ? <StoryPage actor={story} /> : null}
      {chart ? <ChartPage actor={chart} /> : null}
    </div>
  );
}
