import { useConnectionStatusQuery } from '@/generated/hooks';
import { ConnectionButton } from './ConnectionButton';
import type { Look } from './look';
import classes from './ConnectionButton.module.css';

type Props = { person: { id: string; fullName: string }; look: Look };

/**
 * The connection button for pages that do not know the connection: it fetches it, and the page does
 * not wait. When that fails, nothing is shown.
 */
export function ConnectionToPerson({ person, look }: Props) {
  const { data, error } = useConnectionStatusQuery({ variables: { userId: person.id } });
  // The space is reserved, so that nothing moves when the button appears.
  if (!data) return error ? null : <div className={classes.placeholder} aria-hidden />;
  return <ConnectionButton person={{ ...person, connection: data.connectionStatus }} look={look} />;
}
