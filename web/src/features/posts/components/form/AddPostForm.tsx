import { type ReactNode, useState } from 'react';
import type { Experience } from '@/features/careers';
import { Page, useIsNarrow } from '@/ui';
import { experienceLabels } from '@schema/rules/posts-texts';
import { changedSteps, emptyPost, formSteps, type StepId, stepOf } from '../../form-values';
import { useLocalDraft } from '../../useLocalDraft';
import { usePostForm } from '../../usePostForm';
import { useSubmitPost } from '../../useSubmitPost';
import classes from './AddPostForm.module.css';
import { DriveFields } from './DriveFields';
import { EligibilityFields } from './EligibilityFields';
import { FormFoot } from './FormFoot';
import { FormProgress } from './FormProgress';
import { FormStepCard } from './FormStepCard';
import { HashtagsField } from './HashtagsField';
import { InterviewFields } from './InterviewFields';
import { OutcomeFields } from './OutcomeFields';
import { PreviewModal } from './PreviewModal';

type Props = { experience: Experience | null; draftKey: string };

/** The crisp form: all parts under each other on a wide screen, one at a time on a phone. */
export function AddPostForm({ experience, draftKey }: Props) {
  const { initial, savedAt, keep, forget } = useLocalDraft(draftKey, emptyPost(experience));
  const { form, left } = usePostForm(initial, keep);
  const narrow = useIsNarrow();
  const [step, setStep] = useState<StepId>('interview');
  // Defaults are nobody's work: a part is done when the person was in it, now or before a reload.
  const [visited, setVisited] = useState(() => changedSteps(initial, emptyPost(experience)));
  const visit = (id: StepId) => setVisited((all) => (all.has(id) ? all : new Set(all).add(id)));
  const index = formSteps.findIndex(({ id }) => id === step);

  const go = (id: StepId) => {
    setStep(id);
    requestAnimationFrame(() => document.getElementById(narrow ? 'main' : `step-${id}`)?.scrollIntoView({ block: 'start' }));
  };
  const showFirstWrong = (fields: string[]) => {
    const first = formSteps.flatMap(({ fields: own }) => own).find((field) => fields.some((path) => path.split('.')[0] === field));
    if (!first) return;
    setStep(stepOf(first));
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus());
  };
  const { preview, problem, publishing, openPreview, closePreview, submit } = useSubmitPost({ form, forget, onWrong: showFirstWrong });

  const next = () => {
    const wrong = formSteps[index]?.fields.filter((field) => form.validateField(field).hasError) ?? [];
    const after = formSteps[index + 1];
    if (wrong.length > 0) showFirstWrong([...wrong]);
    else if (after) {
      visit(step);
      go(after.id);
    }
  };

  const done = new Set(formSteps.filter(({ id, fields }) => (id === 'hashtags' ? form.values.hashtags.length > 0 : visited.has(id) && !fields.some((field) => left.includes(field)))).map(({ id }) => id));
  const contents: Record<StepId, ReactNode> = {
    interview: <InterviewFields form={form} named={experience !== null} />,
    eligibility: <EligibilityFields form={form} />,
    drive: <DriveFields form={form} />,
    outcome: <OutcomeFields form={form} />,
    hashtags: <HashtagsField {...form.getInputProps('hashtags')} />,
  };
  const { companyName, interviewYear } = form.values;
  const lead = experience ? `Step 2 of 2. ${experience.role}, ${experienceLabels[experience.experienceType]}.` : 'Step 2 of 2. Ten minutes of yours save a junior ten evenings.';

  return (
    <Page title={`My ${companyName.trim() || 'company'} interview ${interviewYear}`} lead={lead} width="reading">
      <form className={classes.form} onSubmit={openPreview} noValidate>
        <FormProgress done={done} active={narrow ? step : null} onGo={go} />
        {formSteps.map((one) => (
          <FormStepCard key={one.id} step={one} hidden={narrow && one.id !== step} onVisit={() => visit(one.id)}>{contents[one.id]}</FormStepCard>
        ))}
        <FormFoot
          left={left.length}
          savedAt={savedAt}
          problem={problem}
          onNext={narrow && index < formSteps.length - 1 ? next : null}
          onBack={narrow && index > 0 ? () => go(formSteps[index - 1]?.id ?? 'interview') : null}
        />
      </form>
      <PreviewModal post={preview} publishing={publishing} onClose={closePreview} onSubmit={() => void submit()} />
    </Page>
  );
}
