import MenuIcon from 'lucide-react/icons/menu';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { column } from '../ui/layout.css.ts';
import { Account } from './Account.tsx';
import * as css from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { part } from './lazy.ts';
import { HeaderSearch, MobileSearch } from './Search.tsx';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';
import { useIsMobile, useRoute } from './use-route.ts';
import { useTabs } from './use-tabs.ts';

const drawer = part(() => import('./Drawer.tsx').then(({ Drawer }) => Drawer), ['frame']);

export const Header = memo(function Header() {
  const isMobile = useIsMobile();
  return (
    <header className={css.root}>
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
        <LanguageSwitch />
        <ThemeSwitch />
        <Account />
      </div>
    </>
  );
}

function Tabs() {
  const { t } = useTranslation('shell');
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      <ul className={css.tabs}>
        {useTabs().map(({ section, href, label, current }) => (
          <li key={section}>
            <a className={css.tab} href={href} aria-current={current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileBar() {
  const { t } = useTranslation('shell');
  const here = useRoute()?.entry;
  // Open on one page only: whoever follows a link of the menu has left it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt !== undefined && openAt === here;
  return (
    <>
      <IconButton
        className={css.opener}
        label={t('drawer.open')}
        icon={<MenuIcon aria-hidden="true" size={24} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.fetch}
        onFocus={drawer.fetch}
        onClick={() => setOpenAt(here)}
      />
      <Logo size={28} />
      <div className={css.end}>
        <MobileSearch />
        <Account />
      </div>
      {openAt === undefined ? null : (
        <Suspense>
          <drawer.View open={open} onClose={() => setOpenAt('')} />
        </Suspense>
      )}
    </>
  );
}
