import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageTitle } from './ErrorPage.tsx';
import * as css from './Page.css.ts';

/** R2.6-1, R2.6-77 */
export function NotFound() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const title = t('pages.common.notFound');
  return (
    <div className={classNames(css.notice, css.plate)}>
      <PageTitle page={title} />
      <p className={css.number} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{t('frame:notFound.text')}</p>
      <div className={css.actions}>
        <LinkButton tone="loud" href={to.home({ site: 'news' })}>
          {t('frame:notFound.home')}
        </LinkButton>
        <LinkButton href={to.newsList()}>{t('frame:notFound.news')}</LinkButton>
      </div>
    </div>
  );
}
