import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectChosenTheme, selectLanguage } from '#machines/app/preferences.machine.ts';
import { usePreferences } from '../context.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import * as css from './AccountSetting.css.ts';

const languages = [
  { id: 'zh', lang: 'zh-CN' },
  { id: 'en', lang: 'en' },
] as const;
const themes = ['light', 'dark', 'system'] as const;

export function AccountPreferences() {
  const { t } = useTranslation('account');
  const preferences = usePreferences();
  const language = useSelector(preferences, selectLanguage);
  const theme = useSelector(preferences, selectChosenTheme);
  return (
    <div className={css.choices}>
      <RadioGroup
        label={t('preference.language')}
        name="language"
        tight
        options={languages.map(({ id, lang }) => ({ id, lang, label: t(`preference.${id}`) }))}
        value={language}
        onChange={(lang) => preferences.send({ type: 'preference.choose', chosen: { lang } })}
      />
      <RadioGroup
        label={t('preference.theme')}
        name="theme"
        tight
        options={themes.map((id) => ({ id, label: t(`preference.${id}`) }))}
        value={theme ?? 'system'}
        onChange={(id) =>
          preferences.send({ type: 'preference.choose', chosen: { theme: id === 'system' ? null : id } })
        }
      />
    </div>
  );
}
