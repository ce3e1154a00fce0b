import type { ComponentProps } from 'react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { useVisitor } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Header.css.ts';
import { useIsMobile } from './use-route.ts';

/** Opens the member's own menu; shows who is logged in. */
export function MemberButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  const { name, avatar } = useVisitor();
  const isMobile = useIsMobile();
  return (
    <button type="button" aria-haspopup="menu" aria-expanded="false" {...props} className={css.member}>
      <VisuallyHidden>{t('account.menu')} </VisuallyHidden>
      <Avatar name={name} src={avatar} size="s" />
      {isMobile || name === '' ? null : (
        <span className={css.memberName} lang="zh-CN">
          {name}
        </span>
      )}
    </button>
  );
}
