import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { selectBrowserTheme } from '#machines/app/preferences.machine.ts';
import { usePreference, usePreferences } from '../context.tsx';
import { LanguageSwitch } from '../kit/LanguageSwitch.tsx';
import { media } from '../theme/breakpoints.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

const watchScheme = (notify: () => void): (() => void) => {
  const scheme = window.matchMedia(media.dark);
  scheme.addEventListener('change', notify);
  return () => scheme.removeEventListener('change', notify);
};

const useBrowserTheme = () => {
  const preferences = usePreferences();
  return useSyncExternalStore(
    watchScheme,
    () => (window.matchMedia(media.dark).matches ? 'dark' : 'light'),
    () => selectBrowserTheme(preferences.getSnapshot()),
  );
};

interface Props {
  readonly wide?: boolean;
}

/** The preferences that every page offers. */
export function Switches({ wide = false }: Props) {
  return (
    <>
      <LanguageSwitch wide={wide} />
      <ThemeSwitch wide={wide} />
    </>
  );
}

function ThemeSwitch({ wide }: Required<Props>) {
  const { t } = useTranslation('shell');
  const [chosen, choose] = usePreference('theme');
  const browser = useBrowserTheme();
  const isDark = (chosen ?? browser) === 'dark';
  const label = t(isDark ? 'theme.toLight' : 'theme.toDark');
  const icon = isDark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />;
  const turn = () => choose(isDark ? 'light' : 'dark');
  return wide ? (
    <Button icon={icon} onClick={turn}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} icon={icon} onClick={turn} />
  );
}
