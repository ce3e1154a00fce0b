import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as fieldCss from './Field.css.ts';
import { Field, type FieldWords, fieldAria } from './Field.tsx';
import * as floating from './floating.css.ts';
import * as css from './MonthField.css.ts';
import { Overlay } from './overlay.ts';
import { splitWords } from './split-words.ts';

interface Turns {
  readonly month: string;
  readonly year: string;
}

interface MonthFieldProps extends FieldWords {
  readonly text: string;
  readonly month: string | null;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly max?: string | undefined;
  readonly locale: string;
  readonly openLabel: string;
  readonly previousLabels: Turns;
  readonly nextLabels: Turns;
  readonly yearsLabel: string;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly side?: 'start' | 'end' | undefined;
}

const firstDay = (month: string) => parseDate(`${month}-01`);
/** Months are compared by today's day of the month. */
const lastDay = (month: string) => firstDay(month).set({ day: 31 });
const viewOf = (view: string): keyof Turns => (view === 'month' ? 'month' : 'year');

export function MonthField(props: MonthFieldProps) {
  const id = useId();
  const { words } = splitWords(props);
  const { text, month, max, previousLabels, nextLabels, openLabel, yearsLabel, side = 'start' } = props;
  return (
    <Ark.Root
      className={fieldCss.root}
      locale={props.locale}
      value={month === null ? [] : [firstDay(month)]}
      onValueChange={({ value: [day] }) => day && props.onChange(day.toString().slice(0, 7))}
      // Ark announces the formatted value with a day that was not chosen.
      format={() => ''}
      {...(max === undefined ? {} : { max: lastDay(max) })}
      defaultView="month"
      minView="month"
      positioning={{ strategy: 'fixed', placement: `bottom-${side}`, gutter: 4 }}
      translations={{
        trigger: () => openLabel,
        content: openLabel,
        prevTrigger: (view) => previousLabels[viewOf(view)],
        nextTrigger: (view) => nextLabels[viewOf(view)],
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Context>{(api) => <Overlay open={api.open} onClose={() => api.setOpen(false)} />}</Ark.Context>
      <Field id={id} words={words}>
        <Ark.Control className={fieldCss.box} data-invalid={words.error === undefined ? undefined : ''}>
          <input
            {...fieldAria(id, words)}
            id={id}
            className={fieldCss.control}
            value={text}
            name={props.name}
            placeholder={props.placeholder}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
          <Ark.Trigger className={css.trigger}>
            <CalendarDays aria-hidden="true" size={18} />
          </Ark.Trigger>
        </Ark.Control>
      </Field>
      <Ark.Positioner className={floating.positioner}>
        <Ark.Content className={classNames(floating.panel, css.panel)}>
          <Cells
            view="month"
            locale={props.locale}
            yearsLabel={yearsLabel}
            cells={(api) => api.getMonthsGrid({ columns: 3, format: 'short' })}
          />
          <Cells
            view="year"
            locale={props.locale}
            yearsLabel={yearsLabel}
            cells={(api) => api.getYearsGrid({ columns: 3 })}
          />
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}

type Api = Parameters<Parameters<typeof Ark.Context>[0]['children']>[0];
type Grid = ReturnType<Api['getMonthsGrid']>;

const monthName = (locale: string, year: number, month: number): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

interface CellsProps {
  readonly view: 'month' | 'year';
  readonly locale: string;
  readonly yearsLabel: string;
  readonly cells: (api: Api) => Grid;
}

const rangeOf = ({ visibleRangeText: { start, end } }: Api): string =>
  start === end || !end ? start : `${start} - ${end}`;

function Cells({ view, locale, yearsLabel, cells }: CellsProps): ReactNode {
  return (
    <Ark.Context>
      {(api) => (
        <Ark.View view={view}>
          <Ark.ViewControl className={css.head}>
            <Ark.PrevTrigger className={css.turn}>
              <ChevronLeft aria-hidden="true" size={18} />
            </Ark.PrevTrigger>
            <Ark.ViewTrigger className={css.range} aria-label={`${rangeOf(api)} ${yearsLabel}`}>
              {rangeOf(api)}
            </Ark.ViewTrigger>
            <Ark.NextTrigger className={css.turn}>
              <ChevronRight aria-hidden="true" size={18} />
            </Ark.NextTrigger>
          </Ark.ViewControl>
          <Ark.Table className={css.table} columns={3}>
            <Ark.TableBody>
              {cells(api).map((row) => (
                <Ark.TableRow key={row[0]?.value}>
                  {row.map(({ label, value, disabled }) => (
                    <Ark.TableCell key={value} value={value} {...(disabled === undefined ? {} : { disabled })}>
                      <Ark.TableCellTrigger
                        className={css.cell}
                        {...(view === 'month'
                          ? { 'aria-label': monthName(locale, api.visibleRange.start.year, value) }
                          : {})}
                      >
                        {label}
                      </Ark.TableCellTrigger>
                    </Ark.TableCell>
                  ))}
                </Ark.TableRow>
              ))}
            </Ark.TableBody>
          </Ark.Table>
        </Ark.View>
      )}
    </Ark.Context>
  );
}
