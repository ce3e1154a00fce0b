import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureTag } from '#services/failure.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import { createFailures, FailuresContext, useCommonFailure, useFailures } from './failures.ts';
import * as css from './QuietNote.css.ts';

export function FailuresProvider({ children }: { readonly children: ReactNode }) {
  const [failures] = useState(createFailures);
  return <FailuresContext value={failures}>{children}</FailuresContext>;
}

export function CommonFailure() {
  const tag = useCommonFailure();
  return tag === null ? null : <Bar tag={tag} />;
}

function Bar({ tag }: { readonly tag: FailureTag }) {
  const { t } = useTranslation(['shell', 'failure']);
  const failures = useFailures();
  return (
    <div className={css.common} role="alert">
      <p className={capital}>{t(`failure:${tag}`)}</p>
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          focusBlock(currentTarget);
          failures?.retry();
        }}
      >
        {t('shell:retry')}
      </Button>
    </div>
  );
}
