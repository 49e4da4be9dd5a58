import { IconLock } from '@tabler/icons-react';
import { TextField } from '@/ui';

const lock = <IconLock size={18} aria-hidden />;

type Props = { label: string; value: string; description: string };

/** What the environment of the server says: shown as it is, with where it is changed. */
export const LockedField = (props: Props) => <TextField {...props} readOnly rightSection={lock} />;
