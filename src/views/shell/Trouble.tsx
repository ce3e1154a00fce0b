import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import * as css from './Page.css.ts';
import { PageTitle } from './PageTitle.tsx';
import type { Hindrance } from './use-route.ts';

interface TroubleProps {
  /** For the title of the document; by default what has happened. */
  readonly page?: string;
  readonly what: Hindrance | 'crash';
  /** What can be done. */
  readonly children: ReactNode;
}

/** Says in the place of a page why it is not there. */
export function Trouble({ what, page, children }: TroubleProps) {
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
