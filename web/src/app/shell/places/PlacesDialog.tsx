import { placesTexts } from '@schema/rules/pages/places-texts';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut, useViewer } from '@/features/identity';
import { suggestionGroups, suggestionPath, useSuggested } from '@/features/suggestions';
import {
  Modal,
  type OptionGroup,
  OptionList,
  optionsOf,
  useActiveOption,
  useStore,
  VisuallyHidden,
} from '@/ui';
import { openDialog, typedPlaces } from './open-dialog.ts';
import css from './Places.module.css';
import { type Place, placesFor, placesLike } from './places.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
};

const groups = ['places', 'adminArea', 'actions'] as const;

/** What fits what is typed: places and actions, what may be meant, and the search for it. */
function usePlaces({ onClose }: Pick<Props, 'onClose'>, typed: string) {
  const { me } = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const open = (place: Place) => {
    onClose();
    if ('to' in place) void navigate(place.to);
    else if (place.act === 'shortcuts') openDialog.set('shortcuts');
    else void signOut();
  };
  const found = placesLike(placesFor(me), typed);
  const places: OptionGroup[] = groups.map((group) => ({
    key: group,
    label: placesTexts[group],
    options: found
      .filter((place) => place.group === group)
      .map((place) => ({
        key: place.label,
        before: <place.icon size={18} stroke={1.75} aria-hidden />,
        text: place.label,
        onChoose: () => open(place),
      })),
  }));
  const suggestions = suggestionGroups(useSuggested(typed), (suggestion) => {
    onClose();
    void navigate(suggestionPath(suggestion));
  });
  // The search for what is typed is the last of the actions, and of all.
  return [...places.slice(0, -1), ...suggestions, ...places.slice(-1)];
}

/** The field and what fits it: a combobox whose list is always open. */
function Places({ onClose }: Pick<Props, 'onClose'>) {
  const typed = useStore(typedPlaces);
  const shown = usePlaces({ onClose }, typed);
  const options = optionsOf(shown);
  const list = useActiveOption(options.length, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onArrow(event)) return;
    // Enter ends a word that is put together from several keys, too.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      options[list.active]?.onChoose();
    }
  };
  return (
    <div className={css.places}>
      <input
        type="text"
        role="combobox"
        aria-label={placesTexts.field}
        aria-expanded
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={list.id}
        aria-activedescendant={list.activeId}
        aria-describedby={`${list.id}-help`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        placeholder={placesTexts.field}
        className={css.field}
        data-autofocus
        value={typed}
        onChange={(event) => {
          typedPlaces.set(event.currentTarget.value);
          list.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`${list.id}-help`}>{placesTexts.help}</VisuallyHidden>
      {options.length === 1 && typed && <p className={css.nothing}>{placesTexts.nothing}</p>}
      <OptionList
        id={list.id}
        label={placesTexts.field}
        groups={shown}
        active={list.active}
        className={css.list}
      />
    </div>
  );
}

/** Goes to any place, or does any action, that the person may: typed, chosen, opened by Enter. */
export default function PlacesDialog({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={placesTexts.title} size="md">
      <Places onClose={onClose} />
    </Modal>
  );
}
