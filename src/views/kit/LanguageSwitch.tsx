import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#machines/app/preferences.machine.ts';
import { usePreferences } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import * as css from './LanguageSwitch.css.ts';

export function LanguageSwitch({ wide = false }: { readonly wide?: boolean }) {
  const { t } = useTranslation('shell');
  const preferences = usePreferences();
  const other = useSelector(preferences, selectLanguage) === 'zh' ? 'en' : 'zh';
  const props = {
    lang: other === 'zh' ? 'zh-CN' : 'en',
    onClick: () => preferences.send({ type: 'preference.choose', chosen: { lang: other } }),
    children: t('language.other'),
  } as const;
  return wide ? <Button {...props} /> : <button type="button" className={css.word} {...props} />;
}
