import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import PenLine from 'lucide-react/icons/pen-line';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import { badgeCap } from '#services/contract/constants.ts';
import { useCurrentUser, useSession, useTo } from '../context.tsx';
import { useUnread } from '../messages/use-conversations.ts';
import { useIsMobile } from '../navigation/shell-context.ts';
import { usePreviews } from '../notice/use-previews.ts';
import { Badge } from '../ui/Badge.tsx';
import { badgeText } from '../ui/badge-text.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { MemberButton } from './MemberButton.tsx';

/** R2.4-7, R2.4-27; open initially, as a click loaded it. */
export function MemberMenu() {
  const { t } = useTranslation(['shell', 'frame']);
  const session = useSession();
  const to = useTo();
  const { memberId } = useCurrentUser();
  const isMobile = useIsMobile();
  const unread = { messages: useUnread(), systemMessages: usePreviews().unread };
  // The accessible name is the label alone; the unread count follows it.
  const counted = (count: number) => ({
    end: <Badge count={count} cap={badgeCap} />,
    note: count > 0 ? t('frame:account.unread', { shown: badgeText(count, badgeCap) }) : undefined,
  });
  const items: readonly MenuItem[] = [
    {
      id: 'myPage',
      label: t('frame:account.myPage'),
      icon: <User size={18} />,
      href: to.person({ id: memberId ?? '' }),
      disabled: memberId === null,
    },
    ...(isMobile
      ? [{ id: 'publish', label: t('frame:account.publish'), icon: <PenLine size={18} />, href: to.postCreate() }]
      : []),
    { id: 'settings', label: t('frame:account.settings'), icon: <Settings size={18} />, href: to.accountSetting() },
    {
      id: 'systemMessages',
      label: t('frame:account.systemMessages'),
      icon: <Mail size={18} />,
      href: to.systemMessage(),
      ...counted(unread.systemMessages),
    },
    {
      id: 'messages',
      label: t('frame:account.messages'),
      icon: <MessageCircle size={18} />,
      href: to.messages(),
      ...counted(unread.messages),
    },
    {
      id: 'logOut',
      label: t('frame:account.logOut'),
      icon: <LogOut size={18} />,
      onSelect: () => session.send({ type: 'session.close' }),
      parted: true,
    },
  ];
  return <Menu trigger={<MemberButton />} items={items} />;
}
