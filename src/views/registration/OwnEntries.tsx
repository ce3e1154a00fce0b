import { joinParts } from '#i18n/isolated.ts';
import type { OwnItems } from '#machines/registration/own-list.machine.ts';
import { regionText } from '../kit/formats.ts';
import { Period } from '../kit/Period.tsx';
import { Chip } from '../ui/Chip.tsx';
import { grid, wrap } from '../ui/layout.css.ts';
import * as css from './EditInfo.css.ts';

interface EntryProps {
  readonly title: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly lines: readonly string[];
}

function Entry({ title, from, to, lines }: EntryProps) {
  return (
    <li className={css.entry}>
      <h3 className={css.entryTitle} lang="zh-CN">
        {title}
      </h3>
      <p className={css.entryTime}>
        <Period from={from} to={to} />
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className={css.entryText} lang="zh-CN">
          {line}
        </p>
      ))}
    </li>
  );
}

/** Entries have no ids; keys are made of position and start. */
const keyed = <T extends { readonly startTime: string | null }>(entries: readonly T[]) =>
  entries.map((entry, at) => ({ entry, key: `${entries.length - at}:${entry.startTime}` }));

export function OwnWork({ entries }: { readonly entries: OwnItems['work'] }) {
  if (entries.length === 0) return null;
  return (
    <ul role="list" className={grid.l}>
      {keyed(entries).map(({ key, entry: { company, position, location, startTime, endTime, description } }) => (
        <Entry
          key={key}
          title={joinParts([position, company])}
          from={startTime}
          to={endTime}
          lines={[regionText(location, ' / '), description]}
        />
      ))}
    </ul>
  );
}

export function OwnEducation({ entries }: { readonly entries: OwnItems['education'] }) {
  if (entries.length === 0) return null;
  return (
    <ul role="list" className={grid.l}>
      {keyed(entries).map(({ key, entry: { school, degree, major, startTime, endTime, description } }) => (
        <Entry
          key={key}
          title={school}
          from={startTime}
          to={endTime}
          lines={[joinParts([degree, major]), description]}
        />
      ))}
    </ul>
  );
}

export function OwnTags({ tags }: { readonly tags: OwnItems['tags'] }) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={wrap.s} lang="zh-CN">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Chip>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
