import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactNode } from 'react';
import hidden from '../layout/VisuallyHidden.module.css';
import { fieldStyle } from './fields.ts';

type Props = Omit<TextareaProps, 'aria-describedby' | 'autosize' | 'style'> & {
  minRows?: number;
  maxRows?: number;
  /** Said of the field, and shown below it: an `aria-describedby` of one's own would get lost. */
  hint?: ReactNode;
  /** The hint is for screen readers alone. */
  isHintHidden?: boolean;
};

const belowTheBox: TextareaProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/**
 * Measuring a text means laying out the whole page while React draws it. Where the style sheet lets
 * a field grow with its text (fields.module.css), nothing is measured.
 */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Several lines of text; it grows with them. */
export const TextAreaField = ({
  hint,
  isHintHidden = false,
  minRows = 3,
  maxRows = 12,
  ...props
}: Props) => (
  <Textarea
    {...fieldStyle}
    autosize={!growsByItself}
    minRows={minRows}
    maxRows={maxRows}
    style={{ '--x-least-rows': minRows, '--x-most-rows': maxRows }}
    {...(hint !== undefined && {
      description: hint,
      inputWrapperOrder: belowTheBox,
      ...(isHintHidden && { descriptionProps: { className: hidden.hidden ?? '' } }),
    })}
    {...props}
  />
);
