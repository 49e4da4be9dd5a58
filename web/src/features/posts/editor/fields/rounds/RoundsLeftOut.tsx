import { postTexts } from '@schema/rules/posts/posts-texts';
import { CheckboxField, NumberField } from '@/ui';
import type { FormOf } from '../../form/post-form';
import classes from './RoundsField.module.css';

type Props = {
  form: FormOf<'numberOfRounds'>;
  /** How many rounds are told. */
  told: number;
};

/** The rounds that are told are all there were, unless the author says how many there were. */
export function RoundsLeftOut({ form, told }: Props) {
  const { numberOfRounds } = form.values;
  return (
    <div className={classes.leftOut}>
      <CheckboxField
        label={postTexts.roundsLeftOut}
        checked={numberOfRounds !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('numberOfRounds', currentTarget.checked ? told + 1 : null)
        }
      />
      {numberOfRounds !== null && (
        <NumberField
          label="Number of rounds"
          description="All there were, also those that you do not tell of."
          required
          min={1}
          allowDecimal={false}
          {...form.getInputProps('numberOfRounds')}
        />
      )}
    </div>
  );
}
