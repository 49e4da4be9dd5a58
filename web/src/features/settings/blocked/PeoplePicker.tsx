import { blockTexts } from '@schema/rules/blocks';
import { errorText } from '@/core/errors';
import { useBlock } from '@/features/blocks';
import { PersonLine } from '@/features/people';
import type { PersonFieldsFragment } from '@/generated/documents';
import { usePeopleToBlockQuery } from '@/generated/hooks';
import { Button, TextSkeleton } from '@/ui';
import css from '../form/fields.module.css';

function FoundPerson({ person, onDone }: { person: PersonFieldsFragment; onDone: () => void }) {
  const { block, isBusy } = useBlock(person.id, onDone);
  return (
    <li className={css.row}>
      <PersonLine person={person} size={40} />
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        aria-label={`${blockTexts.block}: ${person.fullName}`}
        onClick={block}
      >
        {blockTexts.block}
      </Button>
    </li>
  );
}

/** People by name, each with a button that blocks them. */
export function PeoplePicker({ search, onDone }: { search: string; onDone: () => void }) {
  const { data, error } = usePeopleToBlockQuery({ variables: { search } });
  if (error)
    return (
      <p role="alert" className={css.problem}>
        {errorText(error, 'Error finding people')}
      </p>
    );
  if (!data) return <TextSkeleton lines={2} />;
  const people = data.feedProfiles.nodes;
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
