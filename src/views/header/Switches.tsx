import { useSelector } from '@xstate/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { selectBrowserTheme, selectChosenTheme, type Theme } from '#machines/app/preferences.machine.ts';
import { usePreferences } from '../context.tsx';
import { media } from '../theme/breakpoints.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

const watchScheme = (notify: () => void): (() => void) => {
  const scheme = window.matchMedia(media.dark);
  scheme.addEventListener('change', notify);
  return () => scheme.removeEventListener('change', notify);
};

const useTheme = (): Theme => {
  const preferences = usePreferences();
  const chosen = useSelector(preferences, selectChosenTheme);
  const system = useSyncExternalStore(
    watchScheme,
    () => (window.matchMedia(media.dark).matches ? 'dark' : 'light'),
    () => selectBrowserTheme(preferences.getSnapshot()),
  );
  return chosen ?? system;
};

export function ThemeSwitch({ wide = false }: { readonly wide?: boolean }) {
  const { t } = useTranslation('shell');
  const preferences = usePreferences();
  const isDark = useTheme() === 'dark';
  const label = t(isDark ? 'theme.toLight' : 'theme.toDark');
  const icon = isDark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />;
  const choose = () => preferences.send({ type: 'preference.choose', chosen: { theme: isDark ? 'light' : 'dark' } });
  return wide ? (
    <Button icon={icon} onClick={choose}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} icon={icon} onClick={choose} />
  );
}
