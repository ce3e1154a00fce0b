import { useSelector } from '@xstate/react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectAnnotations, selectSession } from '#machines/flows/flow-session.machine.ts';
import { dayAndSecondText } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { faint } from '../ui/text.css.ts';
import { ContinueApp } from './ContinueApp.tsx';
import * as page from './Flows.css.ts';
import { OpenFile, openFile } from './OpenFile.tsx';
import { PageHead } from './PageHead.tsx';
import { SessionBench } from './SessionBench.tsx';
import { SessionMessages } from './SessionMessages.tsx';
import * as css from './SessionPage.css.ts';
import { SessionTools } from './SessionTools.tsx';

const showDrop = (event: DragEvent<HTMLElement>, isOver: boolean): void => {
  event.preventDefault();
  if (isOver) event.currentTarget.dataset.over = '';
  else delete event.currentTarget.dataset.over;
};

export function SessionPage({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const session = useSelector(actor, selectSession);
  const annotations = useSelector(actor, selectAnnotations);
  const drop = (event: DragEvent<HTMLElement>): void => {
    showDrop(event, false);
    openFile(actor, event.dataTransfer.files);
  };
  return (
    <section
      className={css.root}
      aria-label={t('title')}
      data-drop={t('drop')}
      onDragOver={(event) => showDrop(event, true)}
      onDragLeave={(event) => showDrop(event, false)}
      onDrop={drop}
    >
      <Head page={t('title')} description={t('lead')} />
      <header className={page.wideHead}>
        <PageHead title={annotations.name || session?.name || t('title')} lead={session ? undefined : t('lead')}>
          <Facts actor={actor} />
        </PageHead>
        {session ? (
          <div className={css.tools}>
            <SessionTools actor={actor}>
              <OpenFile actor={actor} />
            </SessionTools>
          </div>
        ) : null}
      </header>
      <SessionMessages actor={actor} />
      <ContinueApp actor={actor} />
      {session ? (
        <SessionBench key={session.recording} actor={actor} />
      ) : (
        <div className={css.empty}>
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <div className={css.emptyAction}>
                <OpenFile actor={actor} tone="loud" />
                <span className={faint}>{t('dropHere')}</span>
              </div>
            }
          />
        </div>
      )}
    </section>
  );
}

function Facts({ actor }: { readonly actor: FlowSessionActor }) {
  const { t, i18n } = useTranslation('timeline');
  const session = useSelector(actor, selectSession);
  if (!session) return null;
  const { appVersion, startedAt, route, count, first } = session;
  const time = dayAndSecondText(startedAt, i18n.language) || '–';
  return (
    <p className={css.facts}>
      <span>{t('facts', { version: appVersion || '–', time, route, count })}</span>
      {first > 0 ? <span>{` · ${t('factsFrom', { first })}`}</span> : null}
    </p>
  );
}
