import { useTranslation } from 'react-i18next';
import { useApp } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { Trouble } from './Trouble.tsx';
import { type Hindrance, useShell } from './use-route.ts';

interface HinderedProps {
  readonly page: string;
  readonly by: Hindrance;
}

/** In the place of a page that cannot be shown, until it is tried again. */
export function Hindered({ page, by }: HinderedProps) {
  const { t } = useTranslation('shell');
  const app = useApp();
  const { reload } = useShell();
  return (
    <Trouble page={page} what={by}>
      <Button tone="loud" onClick={() => app.send({ type: 'room.retry' })}>
        {t('retry')}
      </Button>
      <Button onClick={reload}>{t('crash.reload')}</Button>
    </Trouble>
  );
}
