import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, TextField, useNearViewport } from '@/ui';
import { firstTerm, rememberTerm, searchParameter } from '../search-term.ts';
import { Section } from '../sections/Section.tsx';
import { landingTexts, landingTimes } from '../texts.ts';
import css from './Connect.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

const SearchResults = lazy(() => import('./SearchResults.tsx'));

/**
 * The section with a search. The data layer is loaded when the visitor scrolls near, or begins to
 * type.
 */
export function Connect() {
  const [text, setText] = useState(firstTerm);
  const [submitted, setSubmitted] = useState(text);
  const [debounced] = useDebouncedValue(text, landingTimes.debounce);
  const [near, ref] = useNearViewport<HTMLElement>();
  // The button searches at once; typing searches after a pause.
  const term = (submitted === text ? submitted : debounced).trim();
  useEffect(() => rememberTerm(term), [term]);
  return (
    <Section ref={ref} id="connect" label="Connect">
      <div className={css.search}>
        <h2 className={css.title}>Look someone up. A company, too.</h2>
        <form
          role="search"
          action="/"
          method="get"
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(text);
          }}
        >
          <TextField
            className={css.field ?? ''}
            size="lg"
            inputMode="search"
            enterKeyHint="search"
            maxLength={100}
            radius="xl"
            name={searchParameter}
            placeholder={landingTexts.placeholder}
            aria-label="Search by company, name or role"
            leftSection={<IconSearch size={20} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" radius="xl">
            Search
          </Button>
        </form>
      </div>
      {near || text ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <SearchResults term={term} />
        </Suspense>
      ) : (
        <ResultsSkeleton />
      )}
    </Section>
  );
}
