import UserIcon from 'lucide-react/icons/circle-user-round';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Header.css.ts';

/** The label is the same at every width; the member's name follows it. */
export function MemberButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell');
  const { name, avatar } = useCurrentUser();
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
      {name === '' ? (
        <UserIcon aria-hidden="true" size={32} strokeWidth={1.5} />
      ) : (
        <Avatar name={name} src={avatar} size="s" />
      )}
    </button>
  );
}
