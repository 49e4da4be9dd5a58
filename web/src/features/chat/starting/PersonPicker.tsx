import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { connectionTexts } from '@schema/rules/connections';
import { IconX } from '@tabler/icons-react';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import { PersonLine } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { usePeopleToPickQuery } from '@/generated/hooks';
import {
  CheckboxField,
  Chip,
  ErrorState,
  IconButton,
  LoadMore,
  RowsSkeleton,
  SearchField,
} from '@/ui';
import classes from './PersonPicker.module.css';

export type Person = ConnectedPersonFieldsFragment['user'];

type Props = {
  /** Pressing somebody chooses them alone. */
  onPick?: (person: Person) => void;
  /** Those who are chosen, where several can be. */
  chosen?: {
    people: readonly Person[];
    ids: ReadonlySet<string>;
    toggle: (person: Person) => void;
  };
  /** Who can't be chosen: they are there already. */
  without?: ReadonlySet<string>;
};

const pageSize = 20;

/** The viewer's connections, found by name. */
export function PersonPicker({ onPick, chosen, without }: Props) {
  const { typed, setTyped, search } = useSearchTerm();
  const result = usePeopleToPickQuery({
    variables: { search, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { rows, cursor, error, retry, more } = pagedList(result, ({ connections }) => connections);
  const people = rows
    ?.map(({ user }) => user)
    .filter(({ id, connection }) => connection?.status === 'connected' && !without?.has(id));
  return (
    <div className={classes.picker}>
      <SearchField
        aria-label={connectionTexts.title}
        placeholder={chatPageTexts.searchConnections}
        value={typed}
        onChange={setTyped}
      />
      {chosen && chosen.people.length > 0 && (
        <ul role="list" aria-label={chatPageTexts.chosenPeople} className={classes.chosen}>
          {chosen.people.map((person) => (
            <li key={person.id} className={classes.chip}>
              <Chip>{person.fullName}</Chip>
              <IconButton
                label={chatPageTexts.unchoose(person.fullName)}
                onClick={() => chosen.toggle(person)}
              >
                <IconX size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.people}>
        {!people &&
          (error ? (
            <ErrorState title={errorText(error, connectionTexts.loadFailed)} onRetry={retry} />
          ) : (
            <RowsSkeleton count={4} />
          ))}
        {people?.length === 0 && cursor === null && (
          <p role="status" className={classes.none}>
            {search ? chatPageTexts.noConnections : chatPageTexts.nobodyToPick}
          </p>
        )}
        <ul role="list">
          {people?.map((person) => (
            <li key={person.id} className={classes.person}>
              {chosen ? (
                <CheckboxField
                  checked={chosen.ids.has(person.id)}
                  onChange={() => chosen.toggle(person)}
                  label={<PersonLine person={person} size={40} plain />}
                />
              ) : (
                <button type="button" className={classes.pick} onClick={() => onPick?.(person)}>
                  <PersonLine person={person} size={40} plain />
                </button>
              )}
            </li>
          ))}
        </ul>
        <LoadMore cursor={cursor} onMore={more} />
      </div>
    </div>
  );
}
