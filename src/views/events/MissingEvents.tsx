import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from 'react-i18next';
import { useTo } from '#views/context.tsx';
import { MissingPage } from '#views/shared/MissingPage.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';

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
      <MissingPage
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
