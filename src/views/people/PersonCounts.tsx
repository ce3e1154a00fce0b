import { useTranslation } from 'react-i18next';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { countText } from '../shared/formats.ts';
import { Sentence } from '../shared/Sentence.tsx';
import { capital } from '../theme/global.css.ts';
import * as css from './PersonPage.css.ts';

export function PersonCounts({ person, isOwn }: { readonly person: PersonDetail; readonly isOwn: boolean }) {
  const { t, i18n } = useTranslation('people');
  const { followCount, followerCount } = person;
  const counts = [
    { total: followCount, label: isOwn ? t('person.ownFollows') : t('person.follows') },
    { total: followerCount, label: isOwn ? t('person.ownFans') : t('person.fans') },
  ];
  return (
    <ul className={css.counts}>
      {counts.map(({ total, label }) => (
        <li key={label} className={css.count}>
          <span className={css.number}>{countText(total, i18n.language)}</span>
          <span className={capital}>
            <Sentence>{label}</Sentence>
          </span>
        </li>
      ))}
    </ul>
  );
}
