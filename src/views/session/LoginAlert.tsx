import { useTranslation } from 'react-i18next';
import { failureKeys } from '#machines/session/login-text.ts';
import { AccountAlert } from './AccountAlert.tsx';

interface Props {
  readonly failure: Parameters<typeof failureKeys>[0] | null;
}

export function LoginAlert({ failure }: Props) {
  const { t } = useTranslation(['session', 'failure']);
  return <AccountAlert words={failure ? failureKeys(failure).map((key) => t(key)) : []} />;
}
