import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ComponentType } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as sheet from '../ui/sheet.css.ts';
import { HeadWords } from './Head.tsx';

export interface MissingPageProps {
  readonly icon?: ComponentType<{ readonly size: number; readonly strokeWidth: number }> | undefined;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

export function MissingPage({ icon: Icon = FileQuestion, title, text, action }: MissingPageProps) {
  return (
    <div className={sheet.root}>
      <HeadWords page={title} />

      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        icon={<Icon size={26} strokeWidth={1.5} />}
        title={title}
        text={text}
        action={action ? <Action {...action} /> : undefined}
      />
    </div>
  );
}

function Action({ label, ...action }: NonNullable<MissingPageProps['action']>) {
  return 'href' in action ? (
    <LinkButton tone="loud" href={action.href}>
      {label}
    </LinkButton>
  ) : (
    <Button tone="loud" onClick={action.onClick}>
      {label}
    </Button>
  );
}
