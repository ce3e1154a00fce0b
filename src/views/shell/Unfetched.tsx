import { useTranslation } from '#i18n/TextsProvider.tsx';
import { useApp } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './Page.css.ts';
import { PageTitle } from './PageTitle.tsx';
import { useShell } from './use-route.ts';

/** In the place of a page whose program did not come. */
export function Unfetched({ title }: { readonly title: string }) {
  const { t } = useTranslation('shell');
  const app = useApp();
  const { reload } = useShell();
  return (
    <div className={classNames(css.notice, css.plate)} role="alert">
      <PageTitle page={title} />
      <h1 className={css.title}>{t('unfetched.title')}</h1>
      <p className={css.text}>{t('unfetched.text')}</p>
      <div className={css.actions}>
        <Button tone="loud" onClick={() => app.send({ type: 'room.retry' })}>
          {t('retry')}
        </Button>
        <Button onClick={reload}>{t('crash.reload')}</Button>
      </div>
    </div>
  );
}
