import { useTranslation } from 'react-i18next';
import type { Lang } from '#machines/flows/boxes.ts';

export const useLang = (): Lang => (useTranslation().i18n.language.startsWith('en') ? 'en' : 'zh');
