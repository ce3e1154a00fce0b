import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import { useTo } from '../context.tsx';
import { type PageProblem, useShell } from '../navigation/shell-context.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as css from './Page.css.ts';

export function PageTitle({ page }: { readonly page: string }) {
  const { t } = useTranslation('shell');
  return <title>{joinParts([page, t('titleBrand')])}</title>;
}

interface ErrorPageProps {
  readonly page?: string;
  readonly what: PageProblem | 'crash';
  readonly children: ReactNode;
}

function ErrorPage({ what, page, children }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const title = t(`${what}.title`);
  return (
    <div className={classNames(css.notice, css.plate)} role="alert">
      <PageTitle page={page ?? title} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{t(`${what}.text`)}</p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}

interface PageLoadErrorProps {
  readonly page: string;
  readonly by: PageProblem;
  readonly onRetry: () => void;
}

export function PageLoadError({ page, by, onRetry }: PageLoadErrorProps) {
  const { t } = useTranslation('shell');
  const { reload } = useShell();
  return (
    <ErrorPage page={page} what={by}>
      <Button tone="loud" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button onClick={reload}>{t('crash.reload')}</Button>
    </ErrorPage>
  );
}

export function PageCrash() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { reload } = useShell();
  return (
    <ErrorPage what="crash">
      <Button tone="loud" onClick={reload}>
        {t('crash.reload')}
      </Button>
      <LinkButton href={to.home({ site: 'news' })}>{t('crash.home')}</LinkButton>
    </ErrorPage>
  );
}
