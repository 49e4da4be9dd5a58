import type { ReactNode } from 'react';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { useConnectionStatusQuery } from '@/generated/hooks';
import { ConnectionButton } from './ConnectionButton';
import type { Look } from './look';
import classes from './ConnectionButton.module.css';

type Props = {
  person: { id: string; fullName: string };
  look: Look;
  /** What else one may do, now that the connection is known. */
  children?: (connection: ConnectionFieldsFragment) => ReactNode;
};

/**
 * The connection button for pages that do not know the connection: it fetches it, and the page does
 * not wait. When that fails, nothing is shown.
 */
export function ConnectionToPerson({ person, look, children }: Props) {
  const { data, error } = useConnectionStatusQuery({ variables: { userId: person.id } });
  // The space is reserved, so that nothing moves when the button appears.
  if (!data) return error ? null : <div className={classes.placeholder} aria-hidden />;
  const connection = data.connectionStatus;
  return (
    <>
      <ConnectionButton person={{ ...person, connection }} look={look} />
      {children?.(connection)}
    </>
  );
}
