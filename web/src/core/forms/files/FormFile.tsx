import { commonTexts } from '@schema/rules/common-texts';
import type { ComponentProps } from 'react';
import { Button, FilePicker } from '@/ui';

type Props = Omit<ComponentProps<typeof FilePicker>, 'onPick'> & {
  onPick: (file: File | null, dropped: number) => void;
};

/**
 * A file of a form, with what `form.file` gives. One that was not taken stops the sending, until
 * another is chosen or the person goes on without it.
 */
export const FormFile = (props: Props) => (
  <>
    <FilePicker {...props} />
    {props.error && (
      <Button size="compact-sm" variant="light" onClick={() => props.onPick(null, 0)}>
        {commonTexts.withoutFile}
      </Button>
    )}
  </>
);
