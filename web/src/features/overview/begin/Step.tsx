import { type BeginStep, beginPath, isLinked, type LinkedStep } from '@schema/rules/college/begin';
import { beginTexts as texts } from '@schema/rules/college/begin-texts';
import { overviewTexts } from '@schema/rules/overview/overview-texts';
import { mailServerTexts } from '@schema/rules/services/mail-server-texts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SecondFactorSection } from '@/features/admin';
import { CollegePart } from '@/features/college';
import { MailServerPart } from '@/features/services';
import { Card, LinkButton } from '@/ui';
import css from './Begin.module.css';
import { ServerPart } from './Environment';
import { type Facts, type StepState, stateOf } from './facts';
import { afterStep, StepFoot } from './StepFoot';

const { steps } = overviewTexts.left;

/** The page of a step that has its own. */
function Linked({ step, state }: { step: LinkedStep; state: StepState }) {
  const { text, to } = steps[step];
  return (
    <>
      <p>{text}</p>
      {state === 'done' ? <p>{texts.isDone}</p> : <p className={css.quiet}>{texts.opens}</p>}
      <LinkButton
        to={to}
        variant={state === 'done' ? 'default' : 'filled'}
        className={css.open ?? ''}
      >
        {texts.open[step]}
      </LinkButton>
    </>
  );
}

function contentOf(
  step: Exclude<BeginStep, 'look' | 'contact' | 'studies'>,
  state: StepState,
  onDone: () => void,
) {
  if (isLinked(step)) return <Linked step={step} state={state} />;
  if (step === 'mail')
    return (
      <>
        <p className={css.quiet}>{mailServerTexts.about}</p>
        <MailServerPart onDone={onDone} />
      </>
    );
  return step === 'secondFactor' ? <SecondFactorSection /> : <ServerPart />;
}

const Framed = ({ step, children }: { step: BeginStep; children: ReactNode }) => (
  <Card as="section" padding="lg" className={css.card} aria-labelledby="begin-step">
    <h2 id="begin-step">{texts.names[step]}</h2>
    {children}
  </Card>
);

type Props = {
  step: BeginStep;
  facts: Facts;
  /** Something was done here: the facts are another. */
  onDone: () => void;
};

/** One step: what there is to do, with the ways on. */
export function Step({ step, facts, onDone }: Props) {
  const navigate = useNavigate();
  const state = stateOf(step, facts);
  if (step === 'look' || step === 'contact' || step === 'studies')
    return (
      <CollegePart
        key={step}
        college={facts.college}
        part={step}
        onSaved={() => void navigate(beginPath(afterStep(step)))}
        foot={(form) => <StepFoot step={step} state={state} form={form} />}
      />
    );
  return (
    <>
      <Framed step={step}>{contentOf(step, state, onDone)}</Framed>
      <StepFoot step={step} state={state} />
    </>
  );
}
