import { beginTexts } from '@schema/rules/college/begin-texts';
import { collegeTexts as texts } from '@schema/rules/college/college-texts';
import { mailServerTexts } from '@schema/rules/services/mail-server-texts';
import { signInWaysTexts } from '@schema/rules/services/sign-in-ways-texts';
import type { ReactNode } from 'react';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { AdminPage } from '@/features/admin';
import { FilesPart, MailServerPart, SignInPart } from '@/features/services';
import { CollegeChangedDocument, type CollegeFieldsFragment } from '@/generated/documents';
import { useCollegeQuery } from '@/generated/hooks';
import { Card, cx, ErrorState, ListSkeleton, SaveBar } from '@/ui';
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

type PartProps = { id: string; title: string; about: string; children: ReactNode };

const { files } = beginTexts.environment;
const partTexts = {
  mail: { title: mailServerTexts.title, about: mailServerTexts.about },
  signIn: { title: signInWaysTexts.title, about: signInWaysTexts.about },
  files: { title: files.title, about: files.about },
} as const;

/** What is saved by itself, or only shown. */
const Part = ({ id, title, about, children }: PartProps) => (
  <Card as="section" padding="lg" className={cx(css.card, css.apart)} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      <p className={css.quiet}>{about}</p>
    </div>
    {children}
  </Card>
);

/** `/admin/college`: what the public pages say of the college, and how it is served. */
export default function CollegePage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead} width="reading">
      <Found />
      <Part id="mail-heading" {...partTexts.mail}>
        <MailServerPart />
      </Part>
      <Part id="sign-in-heading" {...partTexts.signIn}>
        <SignInPart />
      </Part>
      <Part id="files-heading" {...partTexts.files}>
        <FilesPart />
      </Part>
    </AdminPage>
  );
}
