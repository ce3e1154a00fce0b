import { useTranslation } from 'react-i18next';
import type { FlowSessionActor } from '#machines/flows/flow-session.machine.ts';
import { plainText } from '#machines/flows/plain-text.ts';
import * as css from './SessionSide.css.ts';
import { useChosen, useMoment } from './use-session.ts';

/** What the chosen actor holds at this moment, as text. */
export function HeldData({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const moment = useMoment(actor);
  const chosen = useChosen(actor);
  const snapshot = chosen && moment ? moment.snapshotAt(chosen.path) : undefined;
  const held = snapshot && 'context' in snapshot ? snapshot.context : undefined;
  if (held === undefined) return <p className={css.quiet}>{t('context.none')}</p>;
  return <pre className={css.code}>{plainText(held)}</pre>;
}
