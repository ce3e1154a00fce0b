import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { usePreference, usePreferences } from '../context.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import * as css from './AccountSetting.css.ts';

const languages = [
  { id: 'zh', lang: 'zh-CN' },
  { id: 'en', lang: 'en' },
] as const;
const themes = ['light', 'dark', 'system'] as const;

export function AccountPreferences() {
  const { t } = useTranslation('account');
  const language = useSelector(usePreferences(), selectLanguage);
  const [, chooseLanguage] = usePreference('lang');
  const [theme, chooseTheme] = usePreference('theme');
  return (
    <div className={css.choices}>
      <RadioGroup
        label={t('preference.language')}
        name="language"
        tight
        options={languages.map(({ id, lang }) => ({ id, lang, label: t(`preference.${id}`) }))}
        value={language}
        onChange={chooseLanguage}
      />
      <RadioGroup
        label={t('preference.theme')}
        name="theme"
        tight
        options={themes.map((id) => ({ id, label: t(`preference.${id}`) }))}
        value={theme ?? 'system'}
        onChange={(id) => chooseTheme(id === 'system' ? null : id)}
      />
    </div>
  );
}
