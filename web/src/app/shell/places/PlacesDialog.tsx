import { placesTexts } from '@schema/rules/places-texts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut, useViewer } from '@/features/identity';
import { Modal, VisuallyHidden } from '@/ui';
import { openDialog } from './open-dialog.ts';
import css from './Places.module.css';
import { type Place, placesFor, placesLike } from './places.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
};

const groups = ['places', 'adminArea', 'actions'] as const;
const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field and what fits it: a combobox whose list is always open. */
function Places({ onClose }: Pick<Props, 'onClose'>) {
  const id = useId();
  const { me } = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = placesLike(placesFor(me), typed);
  const active = Math.min(chosen, found.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const open = (place: Place | undefined) => {
    if (!place) return;
    onClose();
    if ('to' in place) void navigate(place.to);
    else if (place.act === 'shortcuts') openDialog.set('shortcuts');
    else void signOut();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setChosen((active + step + found.length) % found.length);
    }
    // Enter ends a word that is put together from several keys, too.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(found[active]);
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
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        aria-describedby={`${id}-help`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        placeholder={placesTexts.field}
        className={css.field}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`${id}-help`}>{placesTexts.help}</VisuallyHidden>
      {found.length === 1 && typed && <p className={css.nothing}>{placesTexts.nothing}</p>}
      <div
        role="listbox"
        id={id}
        aria-label={placesTexts.field}
        className={css.list}
        // Choosing an option does not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => {
          const shown = found.flatMap((place, index) =>
            place.group === group ? [{ place, index }] : [],
          );
          if (shown.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div className={css.group} id={`${id}-${group}`} role="presentation">
                {placesTexts[group]}
              </div>
              {shown.map(({ place: { label, icon: Icon, ...place }, index }) => (
                <div
                  key={label}
                  role="option"
                  id={optionId(index)}
                  aria-selected={index === active}
                  className={css.option}
                  onClick={() => open({ label, icon: Icon, ...place })}
                >
                  <Icon size={18} stroke={1.75} aria-hidden />
                  {label}
                </div>
              ))}
            </div>
          );
        })}
      </div>
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
