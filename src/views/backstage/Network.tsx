import { Schema } from 'effect';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActiveFault, type FaultKind, FaultRule, faultKinds } from '#services/contract/backstage.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { tiny } from '../ui/text.css.ts';
import * as css from './Panel.css.ts';
import { Actions, Block, Form, Hint, List, type TabProps } from './parts.tsx';

/** Faults and delays of the simulated backend, which the browser's own tools cannot reach. */
export function Network(props: TabProps) {
  const { t } = useTranslation('backstage');
  const { backstage, run } = props;
  const faults = backstage.faults();
  return (
    <>
      <Block title={t('network.active')}>
        {faults.length === 0 ? <Hint>{t('network.none')}</Hint> : null}
        <List>
          {faults.map((fault) => (
            <Fault key={fault.id} {...props} fault={fault} />
          ))}
        </List>
        {faults.length === 0 ? null : (
          <Actions
            run={run}
            calls={[
              [t('network.releaseAll'), () => backstage.release()],
              [t('network.clear'), () => backstage.clearFaults()],
            ]}
          />
        )}
      </Block>
      <NewFault {...props} />
      <Latency {...props} />
    </>
  );
}

function Fault({ backstage, run, fault: { id, rule, left, held } }: TabProps & { readonly fault: ActiveFault }) {
  const { t } = useTranslation('backstage');
  const { kind, endpoint = t('network.every'), ...rest } = rule;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = `${t(`network.kinds.${kind}`)} ${endpoint}`;
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <span>{words}</span> <span className={css.mono}>{details.join(' ')}</span>{' '}
        {left === null || kind === 'hold' ? null : <span className={tiny}>{t('network.left', { number: left })}</span>}
        {kind === 'hold' ? <span className={css.badge}>{t('network.held', { count: held })}</span> : null}
      </span>
      {kind === 'hold' ? (
        <Button
          size="s"
          aria-label={t('network.release', { rule: words })}
          onClick={() => run(() => backstage.release(id))}
        >
          {t('network.releaseShort')}
        </Button>
      ) : null}
      <Button
        size="s"
        aria-label={t('network.remove', { rule: words })}
        onClick={() => run(() => backstage.removeFault(id))}
      >
        {t('network.removeShort')}
      </Button>
    </li>
  );
}

const numbers: ReadonlySet<string> = new Set(['status', 'code', 'ms', 'times']);

/** Throws for what is no rule. */
const ruleIn = (fields: FormData): FaultRule =>
  Schema.decodeUnknownSync(FaultRule)(
    Object.fromEntries(
      [...fields]
        .filter(([, text]) => text !== '')
        .map(([name, text]) => [name, numbers.has(name) ? Number(text) : text]),
    ),
  );

function NewFault({ backstage, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const id = useId();
  const [kind, setKind] = useState<FaultKind>('slow');
  const number = (name: 'status' | 'code' | 'ms' | 'times') => ({
    label: t(`network.${name}`),
    name,
    type: 'number',
    tight: true,
  });
  return (
    <Block title={t('network.new')}>
      <Form label={t('network.add')} submit={(fields) => run(() => backstage.fault(ruleIn(fields)))}>
        <Select
          tight
          label={t('network.kind')}
          name="kind"
          value={kind}
          options={faultKinds.map((each) => ({ id: each, label: t(`network.kinds.${each}`) }))}
          onChange={({ currentTarget }) => setKind(faultKinds[currentTarget.selectedIndex] ?? kind)}
        />
        <TextField
          tight
          label={t('network.endpoint')}
          name="endpoint"
          list={id}
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={id}>
          {backstage.endpoints().map(({ name, method, path }) => (
            <option key={name} value={name} label={`${method} ${path}`} />
          ))}
        </datalist>
        <TextField {...number('status')} min={200} max={599} defaultValue="500" disabled={kind !== 'status'} />
        <TextField {...number('code')} defaultValue="1" disabled={kind !== 'code'} />
        <TextField tight label={t('network.msg')} name="msg" disabled={kind !== 'code'} />
        <TextField {...number('ms')} min={0} defaultValue="3000" disabled={kind !== 'slow'} />
        <TextField {...number('times')} min={1} disabled={kind === 'hold'} />
      </Form>
    </Block>
  );
}

const longestLatency = 600_000;

function Latency({ backstage: { latency }, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const range = latency.range();
  const bound = { type: 'number', min: 0, max: longestLatency, tight: true } as const;
  const submit = (fields: FormData) => {
    const ms = (name: string) => Number.parseFloat(String(fields.get(name)));
    run(() => latency.set({ least: ms('least'), most: ms('most') }));
  };
  return (
    <Block title={t('network.latency')}>
      <Hint>{range ? t('network.range', { ...range }) : t('network.usual')}</Hint>
      <Form label={t('network.apply')} submit={submit}>
        <TextField label={t('network.least')} name="least" {...bound} defaultValue="1000" />
        <TextField label={t('network.most')} name="most" {...bound} defaultValue="2000" />
      </Form>
      {range ? <Actions run={run} calls={[[t('network.back'), () => latency.set(null)]]} /> : null}
    </Block>
  );
}
