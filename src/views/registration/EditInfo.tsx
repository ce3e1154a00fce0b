import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import { type EditInfoActor, selectSections } from '#machines/registration/edit-info.machine.ts';
import { useCurrentUser, useTo } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { stack } from '../ui/layout.css.ts';
import * as css from './EditInfo.css.ts';
import { EditProfile } from './EditProfile.tsx';
import { OwnList } from './OwnList.tsx';

interface Props {
  readonly actor: EditInfoActor;
  readonly title: string;
}

export function EditInfo({ actor, title }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  const to = useTo();
  const { memberId, name, avatar, company, position } = useCurrentUser();
  const { profile, work, education, tags } = useSelector(actor, selectSections);
  return (
    <div className={css.root} tabIndex={-1}>
      <title>{joinParts([title, t('shell:titleBrand')])}</title>
      <header className={css.head}>
        <div>
          <h1>{t('account:editInfo.title')}</h1>
          <p className={css.intro}>{t('account:editInfo.intro')}</p>
        </div>
        <nav className={css.links} aria-label={t('account:editInfo.title')}>
          {memberId === null ? null : (
            <LinkButton size="s" href={to.person({ id: memberId })}>
              {t('account:editInfo.seePage')}
            </LinkButton>
          )}
          <LinkButton size="s" tone="quiet" href={to.accountSetting()}>
            {t('account:editInfo.settings')}
          </LinkButton>
        </nav>
      </header>
      <div className={css.columns}>
        <aside className={css.card}>
          <Avatar name={name} src={avatar} size="l" />
          <p className={css.name} lang="zh-CN">
            {name}
          </p>
          <p className={css.sub} lang="zh-CN">
            {joinParts([position, company])}
          </p>
        </aside>
        <div className={stack.l}>
          {profile ? <EditProfile actor={profile} /> : null}
          {work ? <OwnList actor={work} /> : null}
          {education ? <OwnList actor={education} /> : null}
          {tags ? <OwnList actor={tags} /> : null}
        </div>
      </div>
    </div>
  );
}
