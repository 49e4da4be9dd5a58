import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatPickerTexts } from '@schema/rules/chat/chat-picker-texts';
import { connectionTexts } from '@schema/rules/connections/connections';
import { feedPath } from '@schema/rules/pages/page-paths';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchTerm } from '@/core/address/useSearchTerm';
import { errorText } from '@/core/errors';
import { PersonLine } from '@/features/people';
import {
  CheckboxField,
  Chip,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  LoadMore,
  RowsSkeleton,
  SearchField,
} from '@/ui';
import classes from './PersonPicker.module.css';
import type { Chosen } from './useChosenPeople';
import { type Person, usePeopleToPick } from './usePeopleToPick';

const texts = chatPickerTexts;

type Props = {
  /** Pressing somebody chooses them alone. */
  onPick?: (person: Person) => void;
  /** Those who are chosen, where several can be. */
  chosen?: {
    people: readonly Chosen[];
    ids: ReadonlySet<string>;
    toggle: (person: Chosen) => void;
    /** What is wrong with the choice. */
    error?: ReactNode;
  };
  /** Who can't be chosen: they are there already. */
  without?: ReadonlySet<string>;
};

/** Nobody to choose: where to find somebody, or that nobody has the name. */
function Nobody({ isSearched, isGroup }: { isSearched: boolean; isGroup: boolean }) {
  if (isSearched)
    return (
      <p role="status" className={classes.none}>
        {isGroup ? texts.nobodyKnown : texts.nobodyFound}
      </p>
    );
  return (
    <EmptyState
      drawing="people"
      title={texts.nobody.title}
      text={isGroup ? texts.nobody.group : texts.nobody.chat}
      action={
        <LinkButton to={feedPath({ tab: 'networking' })}>{chatPageTexts.findPeople}</LinkButton>
      }
    />
  );
}

/**
 * People whom the viewer may choose, found by name: for a group those whom they know, for a chat
 * anybody.
 */
export function PersonPicker({ onPick, chosen, without }: Props) {
  const { typed, setTyped, search } = useSearchTerm();
  const isGroup = chosen !== undefined;
  const { people, cursor, failure, reread, more } = usePeopleToPick(search, {
    anybody: !isGroup,
    without,
  });
  const label = isGroup ? texts.searchKnown : texts.searchAnybody;
  return (
    <div className={classes.picker}>
      <SearchField
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={setTyped}
        {...(chosen && { 'data-path': 'people', error: chosen.error })}
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
          (failure ? (
            <ErrorState title={errorText(failure, connectionTexts.loadFailed)} onRetry={reread} />
          ) : (
            <RowsSkeleton count={4} />
          ))}
        {people?.length === 0 && cursor === null && (
          <Nobody isSearched={search !== null} isGroup={isGroup} />
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
