import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Header.css.ts';

/** Opens the member's own menu, which is its name in every width; whose it is, is shown by the picture and said after the name. */
export function MemberButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  const { name, avatar } = useVisitor();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-description={name || undefined}
      {...props}
      className={css.member}
    >
      <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
      <Avatar name={name} src={avatar} size="s" />
    </button>
  );
}
