import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { type ChartFile, stemOf } from '#machines/flows/chart-file.ts';
import { askedFor, type Explained, explained, lastEvents } from '#machines/flows/explain.ts';
import { type FlowSessionActor, selectIndex, selectQuestion } from '#machines/flows/flow-session.machine.ts';
import { inFrontOf, within } from '#machines/flows/in-front.ts';
import type { ActorAtMoment } from '#machines/flows/recording.ts';
import { stack } from '../ui/layout.css.ts';
import { TextField } from '../ui/TextField.tsx';
import { tiny } from '../ui/text.css.ts';
import * as side from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';
import { useCharts, useChosen, useMoment, useRecording } from './use-session.ts';
import * as css from './WhyNot.css.ts';
import { Answer } from './WhyNotAnswer.tsx';

interface WhyProps {
  readonly actor: FlowSessionActor;
}

interface Subject {
  readonly then: ActorAtMoment;
  readonly chart: ChartFile;
  readonly answers: readonly Explained[];
}

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot => isMachineSnapshot(snapshot);

export function WhyNot({ actor }: WhyProps) {
  const { t } = useTranslation('timeline');
  const question = useSelector(actor, selectQuestion);
  const subjectOf = useSubject(actor);
  const moment = useMoment(actor);
  const chosen = useChosen(actor);
  const isAsked = question.trim() !== '';
  // Deepest first: a match in a dialog is likelier than one in the whole app.
  const living = (moment?.actors ?? [])
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => other.path.split('/').length - one.path.split('/').length);
  const own = chosen && subjectOf(chosen);
  const front = own ? inFrontOf(own.then.path, living) : null;
  const found = isAsked ? living.flatMap((then) => askedIn(subjectOf(then), question)) : [];
  return (
    <div className={stack.m}>
      <TextField
        label={t('why.ask')}
        tight
        type="search"
        placeholder={t('why.askHint')}
        before={<Search size={16} aria-hidden="true" />}
        value={question}
        onChange={({ currentTarget }) => actor.send({ type: 'why.ask', text: currentTarget.value })}
      />
      <p role="status" className={css.status}>
        {isAsked && found.length === 0 ? t('why.nothing', { text: question }) : ''}
      </p>
      {isAsked ? found.map((subject) => <Found key={subject.then.path} actor={actor} subject={subject} />) : null}
      {!isAsked && own && front ? (
        <InFront actor={actor} front={front} subjects={within(living, front).map(subjectOf)} />
      ) : null}
      {!isAsked && own && !front ? <Own actor={actor} subject={own} /> : null}
      {isAsked || own ? null : <p className={side.quiet}>{t('why.none')}</p>}
    </div>
  );
}

const useSubject = (actor: FlowSessionActor) => {
  const recording = useRecording(actor);
  const moment = useMoment(actor);
  const charts = useCharts(actor);
  const index = useSelector(actor, selectIndex);
  return (then: ActorAtMoment): Subject | null => {
    const chart = charts.get(then.machine);
    const snapshot = moment?.snapshotAt(then.path);
    if (!chart || !recording || !isChart(snapshot)) return null;
    const last = lastEvents(recording.entries, index, then.path);
    return { then, chart, answers: explained(chart, snapshot, (event) => last.get(event) ?? null) };
  };
};

const askedIn = (subject: Subject | null, question: string): readonly Subject[] => {
  if (!subject) return [];
  const answers = askedFor(subject.answers, question);
  return answers.length > 0 ? [{ ...subject, answers }] : [];
};

interface FrontProps extends WhyProps {
  readonly front: ActorAtMoment;
  readonly subjects: readonly (Subject | null)[];
}

const canNow = (subject: Subject | null): readonly Subject[] => {
  const answers = subject?.answers.filter(({ by, result }) => by === 'user' && (result === 'can' || result === 'open'));
  return subject && answers && answers.length > 0 ? [{ ...subject, answers }] : [];
};

function InFront({ actor, front, subjects }: FrontProps) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const name = subjects.find((subject) => subject?.then === front)?.chart.name[lang] ?? front.path;
  return (
    <>
      <p className={side.quiet}>{t('why.front', { name })}</p>
      {subjects.flatMap(canNow).map((subject) => (
        <Found key={subject.then.path} actor={actor} subject={subject} />
      ))}
    </>
  );
}

interface SubjectProps extends WhyProps {
  readonly subject: Subject;
}

function Own({ actor, subject }: SubjectProps) {
  const { t } = useTranslation('timeline');
  const users = subject.answers.filter(({ by }) => by === 'user');
  const others = subject.answers.filter(({ by, result }) => by !== 'user' && result !== 'elsewhere');
  const now = users.filter(({ result }) => result === 'can' || result === 'open');
  const not = users.filter(({ result }) => result === 'refused' || result === 'ignored');
  const elsewhere = users.filter(({ result }) => result === 'elsewhere');
  return (
    <>
      <Part actor={actor} subject={subject} title={t('why.now')} answers={now} empty={t('why.nothingNow')} />
      <Part actor={actor} subject={subject} title={t('why.not')} answers={not} />
      <Part actor={actor} subject={subject} title={t('why.elsewhere')} answers={elsewhere} isFolded />
      <Part actor={actor} subject={subject} title={t('why.others')} answers={others} isFolded />
    </>
  );
}

interface PartProps extends SubjectProps {
  readonly title: string;
  readonly answers: readonly Explained[];
  readonly empty?: string;
  readonly isFolded?: boolean;
}

function Part({ actor, subject, title, answers, empty, isFolded = false }: PartProps) {
  if (answers.length === 0 && empty === undefined) return null;
  const list = (
    <ul role="list" className={side.list}>
      {answers.map((answer) => (
        <Answer key={answer.event} actor={actor} chart={subject.chart} answer={answer} />
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details className={stack.xxs}>
        <summary className={css.title}>
          <span>{title}</span> <span className={css.count}>{answers.length}</span>
        </summary>
        {list}
      </details>
    );
  return (
    <section className={stack.xxs}>
      <h2 className={css.title}>{title}</h2>
      {answers.length === 0 ? <p className={side.quiet}>{empty}</p> : list}
    </section>
  );
}

function Found({ actor, subject }: SubjectProps) {
  const lang = useLang();
  const { then, chart, answers } = subject;
  return (
    <section className={stack.xxs}>
      <h2 className={css.title}>
        <button
          type="button"
          className={side.leap}
          onClick={() => actor.send({ type: 'actor.choose', path: then.path, stem: stemOf(chart.machine) })}
        >
          <span>{chart.name[lang]}</span> <span className={tiny}>{then.path || '/'}</span>
        </button>
      </h2>
      <ul role="list" className={side.list}>
        {answers.map((answer) => (
          <Answer key={answer.event} actor={actor} chart={chart} answer={answer} />
        ))}
      </ul>
    </section>
  );
}
