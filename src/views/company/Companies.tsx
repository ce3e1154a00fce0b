import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { companiesMachine } from '#machines/content/companies.machine.ts';
import { Head } from '../kit/Head.tsx';
import { stack } from '../ui/layout.css.ts';
import { pageTitle } from '../ui/text.css.ts';
import * as css from './Companies.css.ts';
import { CompanyFilter } from './CompanyFilter.tsx';
import { CompanyList } from './CompanyList.tsx';
import { CompanyRanks } from './CompanyRanks.tsx';

export function Companies({ actor }: { readonly actor: ActorRefFrom<typeof companiesMachine> }) {
  const { t } = useTranslation('company');
  const { choices, names, ranks, list } = useSelector(actor, ({ children }) => children);
  if (!choices || !names || !ranks || !list) return null;
  return (
    <div className={stack.xl}>
      <Head page={t('library.title')} description={t('library.lead')} />
      <header className={stack.s}>
        <h1 className={pageTitle}>{t('library.title')}</h1>
        <p className={css.lead}>{t('library.lead')}</p>
        <CompanyFilter actor={list} choices={choices} names={names} />
      </header>
      <CompanyRanks actor={ranks} />
      <CompanyList actor={list} />
    </div>
  );
}
