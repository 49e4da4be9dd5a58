import { IconLock } from '@tabler/icons-react';
import { TextAreaField } from './TextAreaField.tsx';

const lock = <IconLock size={18} aria-hidden />;

type Props = { label: string; value: string; description: string };

/** What the environment of the server says: shown whole, with where it is changed. */
export const LockedField = (props: Props) => (
  <TextAreaField {...props} readOnly minRows={1} rightSection={lock} />
);
