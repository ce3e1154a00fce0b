import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Trouble } from './Trouble.tsx';
import { useShell } from './use-route.ts';

/** In the place of a page that broke, or whose code did not come. */
export function Crashed() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { reload } = useShell();
  return (
    <Trouble what="crash">
      <Button tone="loud" onClick={reload}>
        {t('crash.reload')}
      </Button>
      <LinkButton href={to.home({ site: 'news' })}>{t('crash.home')}</LinkButton>
    </Trouble>
  );
}
