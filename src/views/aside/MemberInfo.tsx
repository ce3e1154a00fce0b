import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import { selectLoginFailure } from '#machines/session/session.machine.ts';
import { useApp, useCurrentUser, useSession, useTo } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { grid } from '../ui/layout.css.ts';
import { SkeletonAvatar, SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { Failed } from './ModuleContent.tsx';

export function MemberInfo() {
  const { t } = useTranslation(['shell', 'frame']);
  const app = useApp();
  const to = useTo();
  const { isLogined, memberId, name, avatar, company, position } = useCurrentUser();
  const failure = useSelector(useSession(), selectLoginFailure);
  if (!isLogined) {
    return (
      <Block id="member" title={t('frame:aside.guestTitle')}>
        <div className={grid.s}>
          <p className={summary}>{t('frame:aside.guestText')}</p>
          <Button tone="accent" wide onClick={() => app.send({ type: 'login.wanted', byTap: true })}>
            {t('frame:aside.join')}
          </Button>
        </div>
      </Block>
    );
  }
  if (memberId === null && failure !== null) {
    return (
      <Block id="member" title={t('frame:aside.memberTitle')}>
        <Failed failure={failure} onRetry={() => app.send({ type: 'page.retry' })} />
      </Block>
    );
  }
  if (memberId === null) {
    return (
      <Block id="member" title={t('frame:aside.memberTitle')}>
        <div className={css.person}>
          <SkeletonAvatar size={56} />
          <div className={css.words}>
            <SkeletonLine width="40%" />
            <SkeletonLine width="70%" />
          </div>
        </div>
        <SkeletonBlock height="34px" />
      </Block>
    );
  }
  return (
    <Block id="member" title={t('frame:aside.memberTitle')}>
      <div className={css.person}>
        <Avatar name={name} src={avatar} size="l" />
        <div className={css.words}>
          <span className={css.name} lang="zh-CN">
            {name}
          </span>
          <span className={classNames(css.note, lines.two)} lang="zh-CN">
            {joinParts([position, company])}
          </span>
        </div>
      </div>
      <LinkButton wide size="s" href={to.person({ id: memberId })}>
        {t('frame:account.myPage')}
      </LinkButton>
    </Block>
  );
}
