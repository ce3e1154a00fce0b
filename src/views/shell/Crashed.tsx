import { useTranslation } from '#i18n/TextsProvider.tsx';
import { useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as css from './Page.css.ts';
import { PageTitle } from './PageTitle.tsx';
import { useShell } from './use-route.ts';

/** In the place of a page that broke, or whose code did not come. */
export function Crashed() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { reload } = useShell();
  return (
    <div className={classNames(css.notice, css.plate)} role="alert">
      <PageTitle page={t('crash.title')} />
      <h1 className={css.title}>{t('crash.title')}</h1>
      <p className={css.text}>{t('crash.text')}</p>
      <div className={css.actions}>
        <Button tone="loud" onClick={reload}>
          {t('crash.reload')}
        </Button>
        <LinkButton href={to.home({ site: 'news' })}>{t('crash.home')}</LinkButton>
      </div>
    </div>
  );
}
