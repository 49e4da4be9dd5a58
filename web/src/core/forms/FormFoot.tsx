import { commonTexts } from '@schema/rules/common-texts';
import type { ReactNode } from 'react';
import { Button, DialogFoot } from '@/ui';
import css from './DraftForm.module.css';

/** Why the form was not sent, where no field says it. */
export const FormFailure = ({
  form: { failure },
  more,
}: {
  form: { failure: string | null };
  /** One more sentence. */
  more?: string;
}) =>
  failure && (
    <p role="alert" className={css.failed}>
      {failure}
      {more && ` ${more}`}
    </p>
  );

type Props = {
  /** Of `useDraftForm`. */
  form: { failure: string | null; isSending: boolean };
  /** The button that sends it. */
  send: string;
  onCancel?: () => void;
  /** A few words before the buttons. */
  note?: ReactNode;
  /** The texts of which the length is told, and the most that it may be. */
  count?: readonly [text: string, most: number];
  /** One more sentence beside why it failed. */
  more?: string;
  /** Something is missing: it can't be sent yet. */
  isMissing?: boolean;
  /** It takes something away. */
  isDanger?: boolean;
};

/** The foot of a form in a dialog: why it was refused, and its buttons. */
export function FormFoot(props: Props) {
  const { form, send, onCancel, note, count, more, isMissing = false, isDanger = false } = props;
  return (
    <>
      <FormFailure form={form} {...(more && { more })} />
      <DialogFoot note={count ? `${count[0].length} / ${count[1]}` : note}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          loading={form.isSending}
          disabled={isMissing}
          {...(isDanger && { color: 'danger' })}
        >
          {send}
        </Button>
      </DialogFoot>
    </>
  );
}
