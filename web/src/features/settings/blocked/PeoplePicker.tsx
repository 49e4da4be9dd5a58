import { blockTexts } from '@schema/rules/blocks/blocks';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { BlockPerson } from '@/features/blocks';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import type { PersonFieldsFragment } from '@/generated/documents';
import { usePeopleToBlockQuery } from '@/generated/hooks';
import { Button, TextSkeleton } from '@/ui';
import css from '../form/fields.module.css';

function FoundPerson({ person, onDone }: { person: PersonFieldsFragment; onDone: () => void }) {
  const [isAsking, ask] = useState(false);
  return (
    <li className={css.row}>
      <PersonLine person={person} size={40} />
      <Button
        size="sm"
        variant="default"
        aria-label={`${blockTexts.block}: ${person.fullName}`}
        onClick={() => ask(true)}
      >
        {blockTexts.block}
      </Button>
      <BlockPerson person={person} opened={isAsking} onClose={() => ask(false)} onDone={onDone} />
    </li>
  );
}

/** Others by name, each with a button that asks whether to block them. */
export function PeoplePicker({ search, onDone }: { search: string; onDone: () => void }) {
  const { me } = useViewer();
  const { data, error } = usePeopleToBlockQuery({ variables: { search } });
  if (error)
    return (
      <p role="alert" className={css.problem}>
        {errorText(error, 'Error finding people')}
      </p>
    );
  if (!data) return <TextSkeleton lines={2} />;
  const people = data.feedProfiles.nodes.filter(({ user }) => user.id !== me?.user.id);
  return people.length === 0 ? (
    <p role="status" className={css.hint}>
      Nobody found
    </p>
  ) : (
    <ul role="list" className={css.list} aria-label="People found">
      {people.map(({ id, user }) => (
        <FoundPerson key={id} person={user} onDone={onDone} />
      ))}
    </ul>
  );
}
