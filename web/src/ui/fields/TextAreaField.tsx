import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import hidden from '../layout/VisuallyHidden.module.css';
import { fieldStyle } from './fields.ts';

type Props = Omit<TextareaProps, 'aria-describedby'> & {
  /** Said of the field, and shown below it: an `aria-describedby` of one's own would get lost. */
  hint?: ReactNode;
  /** The hint is for screen readers alone. */
  isHintHidden?: boolean;
};

const belowTheBox: TextareaProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** Several lines of text; it grows with them. */
export const TextAreaField = ({ hint, isHintHidden = false, ...props }: Props) => (
  <Textarea
    {...fieldStyle}
    autosize
    minRows={3}
    maxRows={12}
    {...(hint !== undefined && {
      description: hint,
      inputWrapperOrder: belowTheBox,
      ...(isHintHidden && { descriptionProps: { className: hidden.hidden ?? '' } }),
    })}
    {...props}
  />
);
