import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { useTo } from '../context.tsx';
import { Period } from '../kit/Period.tsx';
import { LinkChip } from '../ui/Chip.tsx';
import { grid, stack, wrap } from '../ui/layout.css.ts';
import { faint, itemTitle, summary } from '../ui/text.css.ts';
import * as css from './PersonPage.css.ts';

interface Entry {
  readonly title: string;
  readonly note: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly text: string;
}

export function PersonFacts({ person }: { readonly person: PersonDetail }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const { introduction, industryTagList, workHistoryList, educationHistoryList } = person;
  const isQuiet =
    introduction === '' && industryTagList.length + workHistoryList.length + educationHistoryList.length === 0;
  return (
    <div className={css.sheet}>
      <div className={css.body}>
        {introduction === '' ? null : (
          <p className={css.introduction} lang="zh-CN">
            {introduction}
          </p>
        )}
        {isQuiet ? <p className={faint}>{t('person.quiet')}</p> : null}
        {industryTagList.length === 0 ? null : (
          <section className={stack.m} aria-labelledby="person-tags">
            <h2 id="person-tags" className={css.partTitle}>
              {t('person.tags')}
            </h2>
            <ul role="list" className={wrap.s}>
              {industryTagList.map(({ tagId, tagName }) => (
                <li key={tagId} lang="zh-CN">
                  <LinkChip href={to.peopleTag({ id: String(tagId) })}>{tagName}</LinkChip>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Entries
          id="person-work"
          title={t('person.work')}
          entries={workHistoryList.map((entry) => ({
            title: entry.position,
            note: entry.company,
            from: entry.startTime,
            to: entry.endTime,
            text: entry.description,
          }))}
        />
        <Entries
          id="person-education"
          title={t('person.education')}
          entries={educationHistoryList.map((entry) => ({
            title: entry.school,
            note: joinParts([entry.major, entry.degree]),
            from: entry.startTime,
            to: entry.endTime,
            text: entry.description,
          }))}
        />
      </div>
    </div>
  );
}

interface EntriesProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

function Entries({ id, title, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className={stack.m} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      <ol role="list" className={grid.l}>
        {entries.map((entry) => (
          <li key={`${entry.from} ${entry.title} ${entry.note}`} className={css.entry}>
            <span className={itemTitle} lang="zh-CN">
              {joinParts([entry.title, entry.note])}
            </span>
            <span className={css.entryNote}>
              <Period from={entry.from} to={entry.to} />
            </span>
            {entry.text === '' ? null : (
              <span className={summary} lang="zh-CN">
                {entry.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
