import { IconSearch } from '@tabler/icons-react';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'leftSection'> & {
  'aria-label': string;
  value: string;
  onChange: (typed: string) => void;
};

/** Where a list is searched by a few words. */
export const SearchField = ({ onChange, ...props }: Props) => (
  <TextField
    type="search"
    maxLength={100}
    leftSection={<IconSearch size={18} aria-hidden />}
    {...props}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
