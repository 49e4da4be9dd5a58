import { type BeginStep, beginPath, beginSteps } from '@schema/rules/college/begin';
import { beginTexts as texts } from '@schema/rules/college/begin-texts';
import { Button, LinkButton } from '@/ui';
import css from './Begin.module.css';
import type { StepState } from './facts';

/** The one after it; the end after the last. */
export const afterStep = (step: BeginStep): BeginStep | 'end' =>
  beginSteps[beginSteps.indexOf(step) + 1] ?? 'end';

type Props = {
  step: BeginStep;
  state: StepState;
  /** Of a step with a form. */
  form?: { isChanged: boolean; isSending: boolean };
};

/** The ways on: back, to the next without doing this one, or with what was typed saved. */
export function StepFoot({ step, state, form }: Props) {
  const before = beginSteps[beginSteps.indexOf(step) - 1];
  const next = beginPath(afterStep(step));
  const isLeft = state === 'left' || form?.isChanged;
  return (
    <div className={css.foot}>
      {before && (
        <LinkButton variant="subtle" to={beginPath(before)} className={css.back ?? ''}>
          {texts.back}
        </LinkButton>
      )}
      {isLeft ? (
        <LinkButton variant="default" to={next}>
          {texts.skip}
        </LinkButton>
      ) : (
        <LinkButton to={next}>{texts.go}</LinkButton>
      )}
      {form?.isChanged && (
        <Button type="submit" loading={form.isSending}>
          {texts.save}
        </Button>
      )}
    </div>
  );
}
