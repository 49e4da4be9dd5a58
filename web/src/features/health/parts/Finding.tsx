import { healthTexts as texts } from '@schema/rules/health/health-texts';
import type { HealthQuery } from '@/generated/documents';
import { Card, Chip } from '@/ui';
import css from './Health.module.css';
import { MeantSecret } from './MeantSecret';
import { StateIcon } from './StateIcon';

const tones = { good: 'good', attention: 'warn', bad: 'bad' } as const;

/** What was found of one part, and what to do about it. */
export function Finding({ finding }: { finding: HealthQuery['health'][number] }) {
  const { title, about, state, words, advice, said } = finding;
  return (
    <Card as="article" className={css.finding} aria-label={title}>
      <StateIcon state={state} />
      <div className={css.words}>
        <h2 className={css.head}>
          {title} <Chip tone={tones[state]}>{texts.states[state]}</Chip>
        </h2>
        <p>{words}</p>
        {said && (
          <p className={css.said}>
            <span className={css.quiet}>{texts.said}</span> <q>{said}</q>
          </p>
        )}
        {advice && (
          <p className={css.advice}>
            <strong>{texts.advice}:</strong> {advice}
          </p>
        )}
        {finding.canBeMeant && <MeantSecret />}
        {state === 'good' && <p className={css.quiet}>{about}</p>}
      </div>
    </Card>
  );
}
