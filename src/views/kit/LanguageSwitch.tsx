import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { usePreference, usePreferences } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import * as css from './LanguageSwitch.css.ts';

export function LanguageSwitch({ wide = false }: { readonly wide?: boolean }) {
  const { t } = useTranslation('shell');
  const [, choose] = usePreference('lang');
  const other = useSelector(usePreferences(), selectLanguage) === 'zh' ? 'en' : 'zh';
  const props = {
    lang: other === 'zh' ? 'zh-CN' : 'en',
    onClick: () => choose(other),
    children: t('language.other'),
  } as const;
  return wide ? <Button {...props} /> : <button type="button" className={css.word} {...props} />;
}
