import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, useCurrentUser, useMay, useSession } from '../context.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { type LazyView, lazyView } from '../kit/lazy-view.ts';
import { showNotice } from '../kit/show-notice.ts';
import { Button } from '../ui/Button.tsx';
import { SkeletonAvatar } from '../ui/Skeleton.tsx';
import * as css from './Header.css.ts';
import { MemberButton } from './MemberButton.tsx';

const bell = lazyView(() => import('../notice/NoticeBell.tsx').then(({ NoticeBell }) => NoticeBell));
const messages = lazyView(() => import('../messages/MessagesButton.tsx').then(({ MessagesButton }) => MessagesButton));
const menu = lazyView(() => import('./MemberMenu.tsx').then(({ MemberMenu }) => MemberMenu));

export function Account() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const session = useSession();
  const { isLogined, name } = useCurrentUser();
  const isMember = useMay('openMessages') === 'yes';
  const isSettling = useSelector(session, (snapshot) => snapshot.hasTag('settling'));
  if (isLogined && !(isSettling && name === '')) {
    return (
      <>
        {isMember ? <InBar of={messages} className={css.messages} /> : null}
        <InBar of={bell} className={css.bell} />
        <Member />
      </>
    );
  }
  if (isSettling) {
    return (
      <>
        <span className={css.messages} />
        <span className={css.bell} />
        <span className={css.member} aria-hidden="true">
          <SkeletonAvatar size={32} />
        </span>
      </>
    );
  }
  return (
    <Button tone="loud" size="s" className={css.logIn} onClick={() => app.send({ type: 'login.wanted', byTap: true })}>
      {t('account.logIn')}
    </Button>
  );
}

function InBar({ of, className }: { readonly of: LazyView<object>; readonly className: string }) {
  const { t } = useTranslation('shell');
  const again = (retry: () => void) => (
    <Button size="s" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return <LazyBoundary of={of} props={{}} fallback={<span className={className} />} crashed={again} />;
}

/**
 * The menu's code loads on hover or focus; an earlier click opens it when loaded. The button stays the same element
 * meanwhile, to keep the focus.
 */
function Member() {
  const app = useApp();
  const [stage, setStage] = useState<'plain' | 'coming' | 'here'>('plain');
  const open = (): void => {
    setStage('coming');
    menu.preload().then(
      () => setStage('here'),
      () => {
        setStage('plain');
        showNotice(app, { tone: 'bad', key: 'failure:offline' });
      },
    );
  };
  const button = (
    <MemberButton onPointerEnter={menu.preload} onFocus={menu.preload} onClick={open} aria-busy={stage === 'coming'} />
  );
  return stage === 'here' ? <LazyBoundary of={menu} props={{}} fallback={button} /> : button;
}
