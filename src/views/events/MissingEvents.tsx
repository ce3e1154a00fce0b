import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { useTo } from '#views/context.tsx';
import { MissingHead } from '#views/shared/MissingHead.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';

interface MissingEventsProps {
  readonly title: string;
  readonly text: string;
}

/** What the address asks for does not exist; other events do. */
export function MissingEvents({ title, text }: MissingEventsProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  return (
    <div>
      <MissingHead page={title} />
      <h1 className={hidden.root}>{title}</h1>
      <EmptyState
        icon={<CalendarX size={26} strokeWidth={1.5} />}
        title={title}
        text={text}
        action={
          <LinkButton tone="loud" href={to.home({ site: 'events' })}>
            {t('event.toHome')}
          </LinkButton>
        }
      />
    </div>
  );
}
