import type { FocusEvent, ReactNode } from 'react';
import { useUploads } from '../../writing/useUploads';
import { CompanyLogo, Page, Segmented } from '@/ui';
import type { ExperiencePost } from '@schema/rules/posts';
import { postTypes } from '@schema/rules/posts';
import { postTypeLabels } from '@schema/rules/posts-texts';
import { type GroupId, groupsOf, inOrder, placeOf } from '../../writing/sections';
import { isBlank } from '../../writing/rule';
import { type Account, useKeeping } from '../../writing/useKeeping';
import { foldedRoundsKey } from '../../writing/useFolded';
import { forgetLocal } from '@/core/kept-locally';
import { lastPartKey } from '../../writing/last-part';
import { useParts } from '../../writing/useParts';
import { usePostForm } from '../../writing/usePostForm';
import { useSubmitPost } from '../../writing/useSubmitPost';
import { useWayOut } from '../../writing/useWayOut';
import type { PostType, PostValues } from '../../writing/values';
import type { Start } from '../../writing/versions';
import { AdditionalFields } from './AdditionalFields';
import { AssessmentFields } from './AssessmentFields';
import { ChoiceNotice } from './ChoiceNotice';
import { DriveFields } from './DriveFields';
import { EligibilityFields } from './EligibilityFields';
import { ErrorSummary } from './ErrorSummary';
import { FormFoot } from './FormFoot';
import { FormProgress } from './FormProgress';
import { FormSection } from './FormSection';
import { HashtagsField } from './HashtagsField';
import { InterviewFields } from './InterviewFields';
import { LeaveDialog } from './LeaveDialog';
import { MaterialsField } from './MaterialsField';
import { NotesField } from './NotesField';
import { OutcomeFields } from './OutcomeFields';
import { PreparationFields } from './PreparationFields';
import { PreviewModal } from './PreviewModal';
import { QuestionsField } from './QuestionsField';
import { RoundsField } from './RoundsField';
import classes from './WritingForm.module.css';

const templates = postTypes.map((value) => ({ value, label: postTypeLabels[value] }));

type Props = {
  title: (values: PostValues) => string;
  lead: string;
  userId: string;
  /** Where this device keeps the words. */
  storageKey: string;
  start: Start;
  /** What an untouched form holds. */
  empty: PostValues;
  /** The post that is being edited; without one it is a new post, with its draft and its preview. */
  kept?: PostValues;
  account: Account | null;
  /** Throws the draft away, here and in the account. */
  onDiscard?: () => Promise<void>;
  submitLabel: string;
  ready: string;
  fallback: string;
  /** Sends the whole post; what is refused is thrown. */
  send: (post: ExperiencePost) => Promise<void>;
  /** Where one goes afterwards, and where Exit leads. */
  onDone: () => void;
  exitTo: string;
};

/** The form of an experience, crisp or as a story: all parts under each other on a wide screen, one at a time on a phone. */
export function WritingForm({
  title,
  lead,
  userId,
  storageKey,
  start,
  empty,
  kept,
  account,
  onDiscard,
  submitLabel,
  ready,
  fallback,
  send,
  onDone,
  exitTo,
}: Props) {
  const keeping = useKeeping({ storageKey, start, empty, account });
  const {
    form,
    sections,
    missing: unfilled,
  } = usePostForm({ initial: start.initial, kept, onChange: keeping.keep });
  const uploads = useUploads(form);
  const missing = {
    left: unfilled.left,
    wrong: inOrder(sections, [...unfilled.wrong, ...uploads.failed.map(({ path }) => path)]),
  };
  const parts = useParts({
    form,
    sections,
    missing,
    empty,
    userId,
    storageKey,
    isReturn: start.keptAt !== null || Boolean(account && start.base),
  });
  const way = useWayOut({
    keeping,
    account,
    discard: onDiscard ?? null,
    filesBusy: uploads.busy,
    companyName: form.values.companyName,
    exitTo,
  });
  const submitting = useSubmitPost({
    form,
    sections,
    files: uploads,
    withPreview: kept === undefined,
    fallback,
    onWrong: parts.lead,
    send: async (post) => {
      await keeping.stop();
      try {
        await send(post);
      } catch (error) {
        keeping.resume();
        throw error;
      }
      keeping.forget();
      forgetLocal(foldedRoundsKey(userId, storageKey));
      forgetLocal(lastPartKey(userId, storageKey));
      way.release();
      onDone();
    },
  });

  const contents: Record<GroupId, () => ReactNode> = {
    interview: () => <InterviewFields form={form} companyNamed={kept === undefined} />,
    eligibility: () => <EligibilityFields form={form} />,
    drive: () => <DriveFields form={form} />,
    outcome: () => <OutcomeFields form={form} uploads={uploads.queue} />,
    preparation: () => <PreparationFields form={form} />,
    assessment: () => <AssessmentFields form={form} />,
    rounds: () => <RoundsField form={form} folded={parts.rounds} />,
    additional: () => <AdditionalFields form={form} />,
    notes: () => <NotesField form={form} />,
    materials: () => <MaterialsField form={form} uploads={uploads.queue} />,
    hashtags: () => <HashtagsField form={form} />,
    questions: () => <QuestionsField form={form} />,
  };
  const progress = parts.narrow
    ? groupsOf(sections).map(({ id, title: name }) => ({
        id,
        title: name,
        done: parts.isDone([id]),
        go: () => parts.goTo(id),
      }))
    : sections.map(({ id, title: name, groups }) => ({
        id,
        title: name,
        done: parts.isDone(groups.map((group) => group.id)),
        go: () => parts.show(id),
      }));
  const switchTo = (postType: PostType) => {
    submitting.clear();
    form.setFieldValue('postType', postType);
  };
  // What is wrong is told when its field is left; what is empty still, once one has tried to send.
  const leave = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const { path } = (target as HTMLElement).dataset;
    if (!path || /^typing|Links/.test(path) || placeOf(sections, path) === null) return;
    if (submitting.tried || !isBlank(form.values, path)) form.validateField(path);
  };
  const choose = (use: boolean) => {
    if (use && keeping.choice) form.setValues(keeping.choice.values);
    keeping.settle(use);
  };

  const before = parts.narrow ? parts.before : null;
  const { companyName, logo, postType } = form.values;
  return (
    <Page title={title(form.values)} lead={lead} width="reading">
      <form className={classes.form} onSubmit={submitting.onSubmit} onBlur={leave} noValidate>
        <div className={classes.top}>
          <CompanyLogo name={companyName || '?'} src={logo} size={56} />
          <Segmented label="Template" value={postType} onChange={switchTo} options={templates} />
        </div>
        {keeping.choice && (
          <ChoiceNotice
            choice={keeping.choice}
            onUse={() => choose(true)}
            onKeep={() => choose(false)}
          />
        )}
        <ErrorSummary problem={submitting.problem} errors={submitting.errors} onGo={parts.lead} />
        <FormProgress
          parts={progress}
          active={parts.narrow ? parts.step : null}
          onGo={(id) => progress.find((one) => one.id === id)?.go()}
        />
        {sections.map((section) => (
          <FormSection
            key={section.id}
            section={section}
            hint={parts.hint(section)}
            done={parts.isDone(section.groups.map(({ id }) => id))}
            open={parts.isOpen(section.id)}
            onToggle={() => parts.toggle(section.id)}
            only={parts.narrow ? parts.step : null}
            onVisit={parts.visit}
            content={(id) => contents[id]()}
          />
        ))}
        <FormFoot
          missing={missing}
          failed={uploads.failed.map(({ name }) => name)}
          narrow={parts.narrow}
          saved={keeping.saved}
          submitLabel={submitLabel}
          ready={ready}
          onLead={() => parts.lead(missing.left[0] ?? missing.wrong[0])}
          onBack={way.back}
          onBefore={before === null ? null : () => parts.goTo(before)}
          onSaveDraft={account ? way.saveDraft : null}
          saving={way.saving}
          onNext={parts.narrow && !parts.last ? parts.next : null}
        />
      </form>
      <PreviewModal
        post={submitting.preview}
        files={form.values}
        publishing={submitting.sending}
        onClose={submitting.closePreview}
        onSubmit={submitting.submitPreview}
      />
      <LeaveDialog
        opened={way.asking}
        onSave={account ? way.saveAndGo : null}
        onDiscard={way.discard}
        saving={way.saving}
        onExit={way.exit}
        onCancel={way.stay}
      />
    </Page>
  );
}
