import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Changed, changesIn, contextOf, countChanges } from '#machines/flows/changes.ts';
import { type FlowSessionActor, selectIndex } from '#machines/flows/flow-session.machine.ts';
import { stack } from '../ui/layout.css.ts';
import * as css from './Changes.css.ts';
import * as side from './SessionSide.css.ts';
import { useChosen, useMoment, useRecording } from './use-session.ts';

export function Changes({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const recording = useRecording(actor);
  const moment = useMoment(actor);
  const chosen = useChosen(actor);
  const index = useSelector(actor, selectIndex);
  const held = chosen && contextOf(moment?.snapshotAt(chosen.path));
  if (!recording || !chosen || held === undefined) return <p className={side.quiet}>{t('context.none')}</p>;
  const earlier = index > 0 ? recording.momentAt(index - 1) : null;
  const before = earlier?.actors.find(({ path }) => path === chosen.path);
  const wasHeld = before?.incarnation === chosen.incarnation ? contextOf(earlier?.snapshotAt(chosen.path)) : null;
  const changes = changesIn(wasHeld ?? null, held);
  const count = countChanges(changes);
  if (changes.length === 0) return <p className={side.quiet}>{t('context.none')}</p>;
  return (
    <div className={stack.m}>
      <p className={side.quiet}>{count === 0 ? t('context.same') : t('context.changed', { count })}</p>
      <ul role="list" className={css.fields}>
        {changes.map((one) => (
          <Field key={one.key} changed={one} />
        ))}
      </ul>
    </div>
  );
}

function Field({ changed }: { readonly changed: Changed }) {
  const { key, parts, isTouched, kind } = changed;
  const head = (
    <>
      <span className={css.key}>{key}</span> <Value changed={changed} />
    </>
  );
  return (
    <li className={css.field} data-change={kind}>
      {parts.length === 0 ? (
        head
      ) : (
        <details open={isTouched}>
          <summary className={css.summary}>{head}</summary>
          <ul role="list" className={css.inner}>
            {parts.map((part) => (
              <Field key={part.key} changed={part} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Value({ changed: { kind, text, before } }: { readonly changed: Changed }) {
  const { t } = useTranslation('timeline');
  if (kind === 'removed') return <del className={css.before}>{before}</del>;
  return (
    <>
      {before === null ? null : (
        <>
          <del className={css.before}>{before}</del>
          <span>{' → '}</span>
        </>
      )}
      {kind === 'same' ? (
        <span className={css.value}>{text}</span>
      ) : (
        <ins className={css.value} title={t(`context.kind.${kind}`)}>
          {text}
        </ins>
      )}
    </>
  );
}
