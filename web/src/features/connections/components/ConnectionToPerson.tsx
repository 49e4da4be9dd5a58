import { useConnectionStatusQuery } from '@/generated/hooks';
import { ConnectionButton } from './ConnectionButton';
import classes from './ConnectionButton.module.css';

type Props = { person: { id: string; fullName: string }; look: 'profile' | 'post' | 'card' };

/** The button where a page does not say how one stands to the person: it asks beside the page, which need not wait for it. */
export function ConnectionToPerson({ person, look }: Props) {
  const { data, error } = useConnectionStatusQuery({ variables: { userId: person.id } });
  // The room is kept, so that nothing moves when it is known; what can't be known offers nothing.
  if (!data) return error ? null : <div className={classes.waiting} aria-hidden />;
  return <ConnectionButton person={{ ...person, connection: data.connectionStatus }} look={look} />;
}
