import { postTypes } from '@schema/rules/posts/posts';
import { postTypeLabels } from '@schema/rules/posts/posts-texts';
import type { FocusEvent } from 'react';
import { CompanyLogo, Page, SegmentedControl } from '@/ui';
import { ConflictBanner } from './drafts/conflicts/ConflictBanner';
import { LeaveDialog } from './exit/LeaveDialog';
import { ErrorSummary } from './form/errors/ErrorSummary';
import { isBlank } from './form/errors/validation';
import { FormFoot } from './form/FormFoot';
import { FormSection } from './form/FormSection';
import type { PostType, PostValues } from './form/post-values';
import { FormProgress } from './form/progress/FormProgress';
import { findGroup } from './form/sections';
import classes from './PostEditor.module.css';
import { PreviewDialog } from './submit/PreviewDialog';
import { type EditorOptions, usePostEditor } from './usePostEditor';

const templates = postTypes.map((value) => ({ value, label: postTypeLabels[value] }));

type Props = EditorOptions & {
  title: (values: PostValues) => string;
  lead: string;
  submitLabel: string;
  /** Stands in the bar when nothing is missing. */
  readyText: string;
};

/**
 * The form of an experience, crisp or as a story: all sections under each other on a wide screen,
 * one group at a time on a phone.
 */
export function PostEditor({ title, lead, submitLabel, readyText, ...options }: Props) {
  const editing = usePostEditor(options);
  const { autosave, form, sections, missing, uploads, navigation, exit, submission } = editing;
  const { summary } = submission;

  const switchTo = (postType: PostType) => {
    summary.clear();
    form.setFieldValue('postType', postType);
  };
  // What is wrong shows as its field is left; what is empty still, once the person has tried to
  // send.
  const checkField = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const path = target instanceof HTMLElement ? target.dataset['path'] : undefined;
    if (!path || /^typing|Links/.test(path) || findGroup(sections, path) === null) return;
    if (summary.hasTried || !isBlank(form.values, path)) form.validateField(path);
  };
  const resolveConflict = (useOther: boolean) => {
    if (useOther && autosave.conflict) form.setValues(autosave.conflict.values);
    autosave.resolveConflict(useOther);
    options.onChosen?.();
  };

  const { companyName, logo, postType } = form.values;
  return (
    <Page title={title(form.values)} lead={lead} width="reading" hasOwnHead>
      <form className={classes.form} onSubmit={submission.onSubmit} onBlur={checkField} noValidate>
        <div className={classes.top}>
          <CompanyLogo name={companyName || '?'} src={logo} size={56} />
          <SegmentedControl
            label="Template"
            value={postType}
            onChange={switchTo}
            options={templates}
          />
        </div>
        {autosave.conflict && (
          <ConflictBanner
            conflict={autosave.conflict}
            publishedAt={options.publishedAt}
            onUse={() => resolveConflict(true)}
            onKeep={() => resolveConflict(false)}
          />
        )}
        <ErrorSummary
          problem={summary.problem}
          errors={summary.errors}
          onGo={navigation.goToField}
        />
        <FormProgress sections={sections} navigation={navigation} />
        {sections.map((section) => (
          <FormSection
            key={section.id}
            section={section}
            navigation={navigation}
            inputs={{
              form,
              uploads: uploads.queue,
              foldedRounds: navigation.foldedRounds,
              roundBeyond: editing.roundBeyond,
              isNew: options.published === undefined,
            }}
          />
        ))}
        <FormFoot
          missing={missing}
          failed={uploads.failed.map(({ name }) => name)}
          navigation={navigation}
          exit={exit}
          saved={autosave.saved}
          submitLabel={submitLabel}
          readyText={readyText}
        />
      </form>
      <PreviewDialog
        post={submission.preview}
        files={form.values}
        publishing={submission.isSending}
        onClose={submission.closePreview}
        onSubmit={submission.submitPreview}
        onGone={submission.onPreviewGone}
      />
      <LeaveDialog exit={exit} />
    </Page>
  );
}
