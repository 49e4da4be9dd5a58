import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { Button, CheckboxField, CompanyLogo, SegmentedControl, TextField } from '@/ui';
import { careerTypeLabels } from '@schema/rules/careers-texts';
import { type Entry, placeOf } from '../entries';
import { ordinalText } from '../timeline';
import type { CareerEditing } from '../useCareerEditor';
import classes from './EntryForm.module.css';
import { PointField } from './PointField';
import { TimelineRow } from './TimelineRow';

const kinds = [
  { value: 'fulltime', label: careerTypeLabels.fulltime },
  { value: 'intern', label: careerTypeLabels.intern },
] as const;

type Props = { editing: CareerEditing; entry: Entry; index: number };

/** One stop of the timeline while it is filled in. */
export function EntryForm({ editing, entry, index }: Props) {
  const { form, entries } = editing;
  const title = ordinalText(entry.type, placeOf(entries, entry));
  const titleId = useId();
  const at = `experiences.${index}`;
  const { isCurrentlyWorking } = entry.duration;
  const field = (name: string) => form.getInputProps(`${at}.${name}`);
  return (
    <TimelineRow mark={<CompanyLogo name={entry.companyName} src={entry.companyLogo} size={40} />}>
      <div className={classes.head}>
        <h3 id={titleId}>{title}</h3>
        <span className={classes.state}>
          {entry.id ? 'Editing a saved entry' : 'Not saved yet'}
        </span>
      </div>
      <div role="group" aria-labelledby={titleId} className={classes.form}>
        <TextField
          label="Company"
          required
          maxLength={100}
          autoComplete="organization"
          {...field('companyName')}
        />
        <TextField
          label="Role"
          required
          maxLength={100}
          autoComplete="organization-title"
          {...field('role')}
        />
        {entry.type === 'work' && (
          <div className={classes.whole}>
            <SegmentedControl
              label="Type"
              value={entry.experienceType}
              options={kinds}
              onChange={(kind) => form.setFieldValue(`${at}.experienceType`, kind)}
            />
          </div>
        )}
        <PointField
          form={form}
          path={`${at}.duration.from`}
          label="From"
          needsMonth={entry.type === 'internship'}
        />
        <PointField
          form={form}
          path={`${at}.duration.to`}
          label="To"
          needsMonth={false}
          instead={isCurrentlyWorking && <p className={classes.present}>Present</p>}
        />
        <div className={classes.whole}>
          <CheckboxField
            label="I currently work here"
            checked={isCurrentlyWorking}
            onChange={(event) => editing.setCurrent(entry, event.currentTarget.checked)}
          />
        </div>
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          {...field('websiteUrl')}
        />
        <TextField
          label="Address of the logo"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          {...field('companyLogo')}
        />
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => editing.remove(entry)}
          >
            Remove
          </Button>
          {!entry.id && editing.isComplete(entry) && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => editing.fold(entry)}
            >
              Done
            </Button>
          )}
          {entry.id && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => editing.undo(entry)}
            >
              Keep as saved
            </Button>
          )}
        </div>
      </div>
    </TimelineRow>
  );
}
