import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectLoginFailure } from '#machines/session/session.machine.ts';
import { useApp, useSession } from '../context.tsx';
import { QuietNote } from '../kit/QuietNote.tsx';
import { type Shown, useIsMobile, useShown } from '../navigation/shell-context.ts';

const showsMember = ({ aside }: Shown, isMobile: boolean): boolean =>
  aside !== 'hidden' && aside[isMobile ? 'mobile' : 'web'].includes('memberInfo');

/** Where the side column does not show the user, the page says that the login could not be checked. */
export function LoginNote() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const failure = useSelector(useSession(), selectLoginFailure);
  const shown = useShown();
  const isMobile = useIsMobile();
  if (failure === null || !shown?.isThere || showsMember(shown, isMobile)) return null;
  return <QuietNote text={t('unverified.title')} failure={failure} onRetry={() => app.send({ type: 'page.retry' })} />;
}
