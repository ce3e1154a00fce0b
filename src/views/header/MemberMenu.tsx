import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import PenLine from 'lucide-react/icons/pen-line';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import { badgeCap } from '#services/contract/constants.ts';
import { useApp, useCurrentUser, useSession, useTo } from '../context.tsx';
import { useIsMobile, useRoute, useShell } from '../navigation/use-route.ts';
import { usePreviews } from '../notice/use-previews.ts';
import { useUnread } from '../shared/use-conversations.ts';
import { Badge } from '../ui/Badge.tsx';
import { badgeText } from '../ui/badge-text.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { MemberButton } from './MemberButton.tsx';

type Entry = 'myPage' | 'publish' | 'settings' | 'systemMessages' | 'messages' | 'logOut';

/** R2.4-7, R2.4-27; open initially, as a click loaded it. */
export function MemberMenu() {
  const { t } = useTranslation(['shell', 'frame']);
  const session = useSession();
  const to = useTo();
  const { go } = useShell();
  const { memberId } = useCurrentUser();
  const isMobile = useIsMobile();
  const app = useApp();
  const unread = { messages: useUnread(), systemMessages: usePreviews().unread };
  // No dialog on the messages page and on mobile (R2.2-14, R2.2-23).
  const name = useRoute()?.name;
  const inDialog = !isMobile && name !== 'post.messages' && name !== 'post.message';
  const addresses = {
    myPage: to.person({ id: memberId ?? '' }),
    publish: to.postCreate(),
    settings: to.accountSetting(),
    systemMessages: to.systemMessage(),
    messages: to.messages(),
  };
  // The accessible name is the label alone; the unread count follows it.
  const counted = (count: number) => ({
    end: <Badge count={count} cap={badgeCap} />,
    note: count > 0 ? t('frame:account.unread', { shown: badgeText(count, badgeCap) }) : undefined,
  });
  const items: readonly MenuItem<Entry>[] = [
    { id: 'myPage', label: t('frame:account.myPage'), icon: <User size={18} />, disabled: memberId === null },
    ...(isMobile ? [{ id: 'publish', label: t('frame:account.publish'), icon: <PenLine size={18} /> } as const] : []),
    { id: 'settings', label: t('frame:account.settings'), icon: <Settings size={18} /> },
    {
      id: 'systemMessages',
      label: t('frame:account.systemMessages'),
      icon: <Mail size={18} />,
      ...counted(unread.systemMessages),
    },
    {
      id: 'messages',
      label: t('frame:account.messages'),
      icon: <MessageCircle size={18} />,
      ...counted(unread.messages),
    },
    { id: 'logOut', label: t('frame:account.logOut'), icon: <LogOut size={18} />, parted: true },
  ];
  const choose = (id: Entry): void => {
    if (id === 'logOut') session.send({ type: 'session.close' });
    else if (id === 'messages' && inDialog) app.send({ type: 'dialog.open' });
    else go(addresses[id]);
  };
  return <Menu trigger={<MemberButton />} items={items} onSelect={choose} />;
}
