import { filterTexts } from '@schema/rules/lists/filter-texts';
import type { Filter } from '@schema/rules/lists/filters';
import { useState } from 'react';
import { Button, CheckboxField, SelectField, TextField } from '@/ui';
import type { Chosen, Counts, Facets } from './chosen';
import classes from './FacetChoices.module.css';
import { countsOf, valueCount, valueLabel } from './facet-words';

type Props = {
  declared: Facets;
  facet: string;
  chosen: Chosen;
  counts: Counts | null;
  onChoose: (changes: Chosen) => void;
};
type Option = { value: string; label: string; count: string | null };

/** More are looked for by typing. */
const shownAtOnce = 8;

/** Where nothing is suggested. */
const useNothing = (): readonly { value: string; label: string }[] => [];

const isTypedAlone = ({ kind }: Filter): boolean => kind === 'text' || kind === 'day';
/** Takes one value alone: another takes its place. */
const isOfOne = (filter: Filter): boolean =>
  filter.kind === 'choice' || filter.kind === 'number' || isTypedAlone(filter);

/** All that can be chosen: the words of a choice; of texts those that are frequent or set. */
function optionsOf({ facet, chosen, counts }: Props, name: string, filter: Filter): Option[] {
  const known =
    filter.kind === 'choices' || filter.kind === 'choice'
      ? filter.words
      : [
          ...new Set([
            ...(chosen[name] ?? []),
            ...(countsOf(counts, facet)?.values.map(({ value }) => value) ?? []),
          ]),
        ];
  // Years stand in their order, whichever is set.
  const sorted =
    filter.kind === 'number' ? [...known].sort((a, b) => Number(b) - Number(a)) : known;
  return sorted.map((value) => ({
    value,
    label: valueLabel(filter, value, counts, facet),
    // What is typed as one text is no value that is counted.
    count: isTypedAlone(filter) ? null : valueCount(counts, facet, value),
  }));
}

function Choices({ name, filter, ...props }: Props & { name: string; filter: Filter }) {
  const { declared, facet, chosen, onChoose } = props;
  const [typed, setTyped] = useState('');
  const { useMeant = useNothing } = declared;
  const meant = useMeant(facet, typed);
  const options = optionsOf(props, name, filter);
  const label = declared.labels[facet] ?? filter.label;
  const values = chosen[name] ?? [];
  const looked = typed.trim().toLowerCase();
  const fitting: Option[] = [
    ...options.filter((option) =>
      [option.label, option.value].some((text) => text.toLowerCase().includes(looked)),
    ),
    ...meant
      .filter((one) => !options.some(({ value }) => value === one.value))
      .map((one) => ({ ...one, count: null })),
  ];
  const toggle = (value: string) => {
    const others = isOfOne(filter) ? [] : values.filter((one) => one !== value);
    onChoose({ [name]: values.includes(value) ? others : [...others, value] });
  };
  const take = () => {
    toggle(typed.trim());
    setTyped('');
  };
  const isTyped = filter.kind === 'texts' && (options.length > shownAtOnce || typed !== '');
  return (
    <>
      {isTyped && (
        <TextField
          type="search"
          aria-label={filterTexts.find(label)}
          placeholder={filterTexts.find(label)}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            const [only] = fitting;
            if (key === 'Enter' && looked)
              if (fitting.length === 1 && only) toggle(only.value);
              else take();
          }}
        />
      )}
      <ul role="list" className={classes.options} aria-label={label}>
        {fitting.map((option) => (
          <li key={option.value}>
            <CheckboxField
              className={classes.option ?? ''}
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
              label={
                <span className={classes.line}>
                  <span className={classes.label}>{option.label}</span>
                  {option.count !== null && <span className={classes.count}>{option.count}</span>}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {fitting.length === 0 &&
        (looked ? (
          <Button variant="light" onClick={take}>
            {filterTexts.take(typed.trim())}
          </Button>
        ) : (
          <p className={classes.none}>{filterTexts.none}</p>
        ))}
    </>
  );
}

/** From one year to another, of those that there are. */
function Range({ facet, chosen, counts, onChoose, names }: Props & { names: readonly string[] }) {
  const [from = '', until = ''] = names;
  const years = new Set([
    ...(countsOf(counts, facet)?.values.map(({ value }) => value) ?? []),
    ...names.flatMap((name) => chosen[name] ?? []),
  ]);
  const options = [...years]
    .sort((a, b) => Number(b) - Number(a))
    .map((value) => {
      const count = valueCount(counts, facet, value);
      return { value, label: count === null ? value : `${value} (${count})` };
    });
  const field = (name: string, label: string) => (
    <SelectField
      label={label}
      placeholder={filterTexts.any}
      value={chosen[name]?.[0] ?? ''}
      data={options}
      onChange={({ currentTarget: { value } }) => onChoose({ [name]: value ? [value] : [] })}
    />
  );
  return (
    <div className={classes.range}>
      {field(from, filterTexts.from)}
      {field(until, filterTexts.until)}
    </div>
  );
}

/** What a facet can be set to, each with how many there are: boxes to tick, or a range. */
export function FacetChoices(props: Props) {
  const { declared, facet } = props;
  const names = declared.facets[facet] ?? [];
  const [name] = names;
  const filter = name === undefined ? undefined : declared.filters[name];
  if (!name || !filter) return null;
  if (names.length > 1) return <Range {...props} names={names} />;
  return <Choices {...props} name={name} filter={filter} />;
}
