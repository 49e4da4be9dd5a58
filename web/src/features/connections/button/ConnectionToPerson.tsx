import { connectionTexts } from '@schema/rules/connections/connections';
import type { ReactNode } from 'react';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { useConnectionStatusQuery } from '@/generated/hooks';
import { Button } from '@/ui';
import { ConnectionButton } from './ConnectionButton';
import classes from './ConnectionButton.module.css';
import { buttonSize, type Look, labelProps } from './look';

type Props = {
  person: { id: string; fullName: string };
  look: Look;
  /** What else one may do, now that the connection is known. */
  children?: (connection: ConnectionFieldsFragment) => ReactNode;
};

/**
 * The connection button for pages that do not know the connection: it fetches it, and the page does
 * not wait. When that fails, it is tried again in its place.
 */
export function ConnectionToPerson({ person, look, children }: Props) {
  const { data, error, refetch } = useConnectionStatusQuery({ variables: { userId: person.id } });
  if (!data && error)
    return (
      <Button
        variant="subtle"
        size={buttonSize(look)}
        onClick={() => void refetch().catch(() => undefined)}
        {...labelProps(look, connectionTexts.retry, person.fullName)}
      >
        {connectionTexts.retry}
      </Button>
    );
  // The space is reserved, so that nothing moves when the button appears.
  if (!data) return <div className={classes.placeholder} aria-hidden />;
  const connection = data.connectionStatus;
  return (
    <>
      <ConnectionButton person={{ ...person, connection }} look={look} />
      {children?.(connection)}
    </>
  );
}
