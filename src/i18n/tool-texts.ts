import type { i18n } from 'i18next';
import enBackstage from './locales/en/backstage.json' with { type: 'json' };
import enFlows from './locales/en/flows.json' with { type: 'json' };
import enHandle from './locales/en/handle.json' with { type: 'json' };
import enJournal from './locales/en/journal.json' with { type: 'json' };
import enTimeline from './locales/en/timeline.json' with { type: 'json' };
import zhBackstage from './locales/zh/backstage.json' with { type: 'json' };
import zhFlows from './locales/zh/flows.json' with { type: 'json' };
import zhHandle from './locales/zh/handle.json' with { type: 'json' };
import zhJournal from './locales/zh/journal.json' with { type: 'json' };
import zhTimeline from './locales/zh/timeline.json' with { type: 'json' };

/** Loaded with the flow studio's code, in both languages. */
export const studioTexts = {
  zh: { flows: zhFlows, journal: zhJournal, timeline: zhTimeline },
  en: { flows: enFlows, journal: enJournal, timeline: enTimeline },
};

/** Not part of builds for a real backend. */
export const backstageTexts = {
  zh: { backstage: zhBackstage, handle: zhHandle },
  en: { backstage: enBackstage, handle: enHandle },
};

export const addTexts = (texts: i18n, added: typeof studioTexts | typeof backstageTexts): void => {
  for (const [language, namespaces] of Object.entries(added))
    for (const [namespace, resources] of Object.entries(namespaces))
      texts.addResourceBundle(language, namespace, resources);
};
