import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { CompanyBasic } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { QuietNote } from '../kit/QuietNote.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as css from './ListCompany.css.ts';

export function ListCompany({ actor }: { readonly actor: ResourceActor<CompanyBasic> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const company = useSelector(actor, (snapshot) => selectData<CompanyBasic>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(actor, selectFailure);
  if (isFailed) {
    return (
      <QuietNote
        text={t('newsroom:list.companyFailed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'resource.retry' })}
      />
    );
  }
  if (company === null) return <SkeletonBlock width="16rem" height="34px" />;
  const { id, shortName, logo, categoryName, city } = company;
  return (
    <div className={css.root}>
      <Avatar name={shortName} src={logo} size="s" shape="company" />
      <span className={css.facts} lang="zh-CN">
        <Chip>{categoryName}</Chip>
        <Chip>{city}</Chip>
      </span>
      <Link className={link.inline} href={to.company({ id: String(id) })}>
        {t('newsroom:list.companyPage')}
      </Link>
    </div>
  );
}
