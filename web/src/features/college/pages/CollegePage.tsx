import { collegeTexts as texts } from '@schema/rules/college-texts';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AdminPage } from '@/features/admin';
import { CollegeChangedDocument, type CollegeFieldsFragment } from '@/generated/documents';
import { useCollegeQuery } from '@/generated/hooks';
import { ErrorState, ListSkeleton, SaveBar } from '@/ui';
import css from '../parts/College.module.css';
import { AboutFields, ContactFields } from '../parts/ContactFields';
import { useCollegeForm } from '../parts/college-form';
import { LookFields } from '../parts/LookFields';
import { FounderFields, VoiceFields } from '../parts/PeopleFields';
import { Preview } from '../parts/Preview';
import { StudiesFields } from '../parts/StudiesFields';

function Form({ college }: { college: CollegeFieldsFragment }) {
  const form = useCollegeForm(college);
  const { isChanged, isSending } = form;
  return (
    <DraftForm form={form} leave={{ text: texts.leave, isLost: false }} className={css.form}>
      <LookFields form={form} college={college} />
      <ContactFields form={form} />
      <AboutFields form={form} />
      <FounderFields form={form} />
      <VoiceFields form={form} />
      <StudiesFields form={form} college={college} />
      <Preview values={form.values} />
      <SaveBar
        hasUnsaved={isChanged}
        isSaving={isSending}
        state={isChanged ? texts.state.unsaved : texts.state.saved}
        saveLabel={texts.save}
        onDiscard={form.startAgain}
      />
    </DraftForm>
  );
}

/** What there is; a colleague who saves meanwhile is heard of at once. */
function Found() {
  const { data, error, refetch } = useCollegeQuery({ fetchPolicy: 'cache-and-network' });
  useLiveSubscription(CollegeChangedDocument);
  if (data) return <Form college={data.college} />;
  return error ? (
    <ErrorState
      title={errorText(error, texts.loadFailed)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <ListSkeleton />
  );
}

/** `/admin/college`: what the public pages say of the college. */
export default function CollegePage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead} width="reading">
      <Found />
    </AdminPage>
  );
}
