import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { grid } from '../ui/layout.css.ts';
import * as page from './Flows.css.ts';

interface HeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** Of a page below the gallery. */
export function PageHead({ title, lead, children }: HeadProps) {
  const { t } = useTranslation('flows');
  const to = useTo();
  return (
    <div className={grid.xs}>
      <Breadcrumbs label={t('chart.breadcrumb')} steps={[{ href: to.flows(), name: t('chart.back') }]} />
      <h1 className={page.title}>{title}</h1>
      {lead === undefined ? null : <p className={page.lead}>{lead}</p>}
      {children}
    </div>
  );
}
