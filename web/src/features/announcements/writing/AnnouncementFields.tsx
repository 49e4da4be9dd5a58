import { useDebouncedValue } from '@mantine/hooks';
import {
  announcementLength,
  announcementTexts as texts,
} from '@schema/rules/announcements/announcements-texts';
import { branchesOf, graduationYears } from '@schema/rules/college/college';
import { wordFor } from '@schema/rules/lists/counted';
import { shortDateText } from '@schema/rules/text/date-text';
import { collegeYear } from '@schema/rules/text/days';
import { numberText } from '@schema/rules/text/number-text';
import { useStudies } from '@/core/college/studies';
import { useAnnouncementMailReachQuery, useAnnouncementReachQuery } from '@/generated/hooks';
import { CheckboxField, SelectField, TextAreaField, TextField, useMinute } from '@/ui';
import { MessageText } from '../banner/MessageText';
import css from './AnnouncementForm.module.css';
import { type AnnouncementFormState, momentOf, toAudience } from './announcement-form';
import { localMinute } from './audience';

/** The years of graduation at a moment, latest first. */
const yearsAt = (now: Date): string[] => {
  const { first, last } = graduationYears(collegeYear(now));
  return Array.from({ length: last - first + 1 }, (_none, ago) => String(last - ago));
};
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** How many people the announcement is for, as the choices stand. */
export function Reach({ values }: Pick<AnnouncementFormState, 'values'>) {
  const { data, previousData } = useAnnouncementReachQuery({
    variables: { audience: toAudience(values) },
    fetchPolicy: 'cache-and-network',
  });
  const count = (data ?? previousData)?.announcementReach;
  return (
    <p className={css.reach} role="status">
      {count === undefined
        ? ' '
        : `Reaches ${numberText(count)} ${wordFor(count, 'person', 'people')}`}
    </p>
  );
}

/** Who would get it by mail, and who without one. */
function ByMail({ values }: Pick<AnnouncementFormState, 'values'>) {
  const { data, previousData } = useAnnouncementMailReachQuery({
    variables: { audience: toAudience(values), startsAt: momentOf(values.startsAt) },
    fetchPolicy: 'cache-and-network',
  });
  const known = (data ?? previousData)?.announcementMailReach;
  if (!known) return null;
  const { mailed, withoutMail, mailsAgainAt } = known;
  const isAll = mailed === 0 && withoutMail > 0;
  const words = [
    !isAll && texts.byMailTo(mailed, numberText(mailed)),
    mailsAgainAt &&
      texts.withoutMail(numberText(withoutMail), isAll, shortDateText(new Date(mailsAgainAt))),
  ];
  return (
    <p className={css.reach} role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  );
}

/** What an announcement is made of: its words with a preview, when, for whom, and how. */
export function AnnouncementFields({ form }: { form: AnnouncementFormState }) {
  const { values, field } = form;
  const minute = useMinute();
  const [preview] = useDebouncedValue(values.message.trim(), 150);
  const earliest = localMinute(new Date(minute));
  return (
    <>
      <TextAreaField
        label="Message"
        required
        minRows={3}
        maxLength={announcementLength}
        description={`${values.message.length} of ${announcementLength}. Addresses become links.`}
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
          data={options(branchesOf(useStudies()))}
          placeholder="All branches"
          {...field('branch')}
        />
        <SelectField
          label="Year of graduation"
          data={options(yearsAt(new Date(minute)))}
          placeholder="All years"
          {...field('yearOfGraduation')}
        />
        <TextField
          type="datetime-local"
          label={texts.begins}
          min={earliest}
          {...field('startsAt')}
        />
        <TextField
          type="datetime-local"
          label={texts.ends}
          min={values.startsAt || earliest}
          {...field('expiresAt')}
        />
      </div>
      <CheckboxField
        label={texts.mailToo}
        description={texts.mailTooAbout}
        {...form.tick('byMail')}
      />
      {values.byMail && <ByMail values={values} />}
      {preview && (
        <div className={css.preview} role="group" aria-label="Preview">
          <p>
            <MessageText message={preview} />
          </p>
        </div>
      )}
    </>
  );
}
