import { Input } from '@mantine/core';
import { fieldStyle } from '../fields/fields.ts';
import { WordsSkeleton } from './Skeletons.tsx';

/** A field that loads, as high as with that label and what is said about it. */
export const FieldSkeleton = ({ label, about }: { label: string; about?: string }) => (
  <Input.Wrapper
    {...fieldStyle}
    aria-hidden
    labelElement="div"
    label={<WordsSkeleton like={label} />}
    description={about && <WordsSkeleton like={about} />}
  >
    <Input {...fieldStyle} component="div" />
  </Input.Wrapper>
);
