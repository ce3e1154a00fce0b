import 'i18next';
import type { backstageTexts, studioTexts } from './tool-texts.ts';
import type { zh } from './zh.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof zh & typeof studioTexts.zh & typeof backstageTexts.zh;
    returnNull: false;
    parseInterpolation: false;
    strictInterpolationChecks: false;
  }
}
