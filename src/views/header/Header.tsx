import MenuIcon from 'lucide-react/icons/menu';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { useIsMobile, useOpenHere } from '../navigation/shell-context.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { column } from '../ui/layout.css.ts';
import { Account } from './Account.tsx';
import * as css from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { HeaderSearch, MobileSearch } from './Search.tsx';
import { Switches } from './Switches.tsx';
import { useTabs } from './sections.ts';

const drawer = lazyView(() => import('./Drawer.tsx').then(({ Drawer }) => Drawer));

export const Header = memo(function Header() {
  const isMobile = useIsMobile();
  return (
    <header ref={keepFocus} className={css.root}>
      <div className={classNames(column, css.row)}>{isMobile ? <MobileBar /> : <DesktopBar />}</div>
    </header>
  );
});

function DesktopBar() {
  return (
    <>
      <Logo spare />
      <Tabs />
      <div className={css.end}>
        <HeaderSearch />
        <Switches />
        <Account />
      </div>
    </>
  );
}

function Tabs() {
  const { t } = useTranslation('shell');
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <ul role="list" className={css.tabs}>
        {useTabs().map(({ section, href, label, current }) => (
          <li key={section}>
            <Link className={css.tab} href={href} aria-current={current}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileBar() {
  const { t } = useTranslation('shell');
  const { wasOpened, isOpen, setOpen, forget } = useOpenHere();
  return (
    <>
      <IconButton
        className={css.opener}
        label={t('drawer.open')}
        icon={<MenuIcon aria-hidden="true" size={24} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setOpen(true)}
      />
      <Logo size={28} />
      <div className={css.end}>
        <MobileSearch />
        <Account />
      </div>
      {wasOpened ? (
        <LazyBoundary of={drawer} props={{ open: isOpen, onClose: () => setOpen(false) }} onMissing={forget} />
      ) : null}
    </>
  );
}
