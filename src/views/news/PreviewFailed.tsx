import { useSelector } from '@xstate/react';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import { type NewsDetail, newsRefusal } from '#services/contract/news.contract.ts';
import { refusalCode } from '#services/failure.ts';
import { useApp, useTo, useVisitor } from '#views/context.tsx';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Article.css.ts';
import { ArticleFailed } from './ArticleFailed.tsx';

/** No preview: it is not for this reader, or there is nothing to show. */
export function PreviewFailed({ actor }: { readonly actor: ResourceActor<NewsDetail> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const failure = useSelector(actor, selectFailure);
  if (failure === null || refusalCode(failure) !== newsRefusal.forbidden) return <ArticleFailed actor={actor} />;
  return (
    <div className={css.root}>
      <Head page={t('newsroom:preview.forbidden')} />
      <h1 className={hidden.root}>{t('newsroom:preview.forbidden')}</h1>
      <EmptyState
        icon={<Lock size={26} strokeWidth={1.5} />}
        title={t('newsroom:preview.forbidden')}
        text={t('newsroom:preview.forbiddenText')}
        action={<WayOn />}
      />
    </div>
  );
}

/** A guest may be the author who has not logged in. */
function WayOn() {
  const { t } = useTranslation(['news', 'newsroom', 'shell']);
  const app = useApp();
  const to = useTo();
  const { isLogined } = useVisitor();
  return isLogined ? (
    <LinkButton tone="loud" href={to.home({ site: 'news' })}>
      {t('news:article.toHome')}
    </LinkButton>
  ) : (
    <Button tone="loud" onClick={() => app.send({ type: 'login.wanted', byTap: true })}>
      {t('shell:account.logIn')}
    </Button>
  );
}
