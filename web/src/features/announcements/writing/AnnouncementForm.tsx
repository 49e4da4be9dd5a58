import { useDebouncedValue } from '@mantine/hooks';
import { adminTexts } from '@schema/rules/admin-texts';
import { announcementLength, announcementTexts as texts } from '@schema/rules/announcements-texts';
import { branches, graduationYears } from '@schema/rules/college';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { formKey, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { errorText, readError } from '@/core/errors';
import { type AnnouncementInput, Announcements } from '@/generated/documents';
import {
  useAnnouncementReachQuery,
  useCreateAnnouncementMutation,
  useDeactivateAnnouncementMutation,
} from '@/generated/hooks';
import { Button, Card, notify, SelectField, TextAreaField, TextField, useMinute } from '@/ui';
import { MessageText } from '../banner/MessageText';
import css from './AnnouncementForm.module.css';
import { localMinute } from './audience';

const years = Array.from(
  { length: graduationYears.last - graduationYears.first + 1 },
  (_none, ago) => String(graduationYears.last - ago),
);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const nothing = { message: '', expiresAt: '', role: '', yearOfGraduation: '', branch: '' };
type Form = typeof nothing;

const toAnnouncementInput = ({ message, expiresAt, role, yearOfGraduation, branch }: Form) =>
  ({
    message,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    role: role === 'mentee' || role === 'alumni' ? role : null,
    yearOfGraduation: yearOfGraduation ? Number(yearOfGraduation) : null,
    branch: branch || null,
  }) satisfies AnnouncementInput;

const formShape = z.object({
  message: z.string(),
  expiresAt: z.string(),
  role: z.string(),
  yearOfGraduation: z.string(),
  branch: z.string(),
}) satisfies z.ZodType<Form>;
/** What is being written outlives the page. */
const storedForm = () =>
  persisted(formKey('announcement'), { parse: (stored) => formShape.safeParse(stored).data });

/** How many people the announcement is for, as the choices stand. */
function Reach({ form }: { form: Form }) {
  const { role, yearOfGraduation, branch } = toAnnouncementInput(form);
  const { data, previousData } = useAnnouncementReachQuery({
    variables: { audience: { role, yearOfGraduation, branch } },
    fetchPolicy: 'cache-and-network',
  });
  const count = (data ?? previousData)?.announcementReach;
  return (
    <p className={css.reach} role="status">
      {count === undefined
        ? ' '
        : `Reaches ${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'}`}
    </p>
  );
}

/** Writes an announcement: its words with a preview, until when, and for whom. */
export function AnnouncementForm({ onCreated }: { onCreated: () => void }) {
  const minute = useMinute();
  const [form, setForm, forgetSent] = usePersistedState(storedForm(), nothing);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [create, { loading }] = useCreateAnnouncementMutation();
  const [deactivate] = useDeactivateAnnouncementMutation({ refetchQueries: [Announcements] });
  const [preview] = useDebouncedValue(form.message.trim(), 150);
  const field = (name: keyof Form) => ({
    value: form[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget;
      setForm({ ...form, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  /**
   * It goes from every page again, and its words come back to be mended, unless others are there by
   * now.
   */
  const takeBack = async (id: string, written: Form) => {
    try {
      await deactivate({ variables: { id } });
      if (!storedForm().read()?.message) setForm(written);
      onCreated();
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/announcements')));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.message.trim()) return setProblems({ message: texts.required });
    try {
      const { data } = await create({ variables: { input: toAnnouncementInput(form) } });
      forgetSent(form);
      notify.success(texts.created, {
        undo: data ? () => void takeBack(data.createAnnouncement.id, form) : undefined,
      });
      onCreated();
    } catch (error) {
      const { fields, text } = readError(error, adminTexts.actionFailed('/announcements'));
      if (fields && Object.keys(fields).length > 0) setProblems(fields);
      else notify.error(text);
    }
  };
  return (
    <Card as="section" aria-labelledby="announce-heading">
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 id="announce-heading">New announcement</h2>
        <TextAreaField
          label="Message"
          required
          autosize
          minRows={3}
          maxLength={announcementLength}
          description={`${form.message.length} of ${announcementLength}. Addresses become links.`}
          {...field('message')}
        />
        <div className={css.choices}>
          <SelectField
            label="For"
            data={[
              { value: 'mentee', label: 'Students' },
              { value: 'alumni', label: 'Alumni' },
            ]}
            placeholder="Everybody"
            {...field('role')}
          />
          <SelectField
            label="Branch"
            data={options(branches)}
            placeholder="All branches"
            {...field('branch')}
          />
          <SelectField
            label="Year of graduation"
            data={options(years)}
            placeholder="All years"
            {...field('yearOfGraduation')}
          />
          <TextField
            type="datetime-local"
            label="Ends (optional)"
            min={localMinute(new Date(minute))}
            {...field('expiresAt')}
          />
        </div>
        {preview && (
          <div className={css.preview} role="group" aria-label="Preview">
            <p>
              <MessageText message={preview} />
            </p>
          </div>
        )}
        <div className={css.foot}>
          <Reach form={form} />
          <Button type="submit" loading={loading}>
            Announce
          </Button>
        </div>
      </form>
    </Card>
  );
}
