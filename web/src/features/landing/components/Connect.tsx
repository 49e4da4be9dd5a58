import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSettled } from '@/core/useSettled.ts';
import { Button, TextField, useNear } from '@/ui';
import { landingTexts, landingTimes } from '../texts.ts';
import { keepTerm, keptTerm, searchName } from '../kept-term.ts';
import css from './Connect.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { Section } from './Section.tsx';

const SearchResults = lazy(() => import('./SearchResults.tsx'));

/** A taste of what is inside. The data layer is fetched when the visitor comes near, or begins to type. */
export function Connect() {
  const [text, setText] = useState(keptTerm);
  const [asked, setAsked] = useState(text);
  const settled = useSettled(text, landingTimes.debounce);
  const [near, ref] = useNear<HTMLElement>();
  // The button asks at once; typing asks when the hand rests.
  const term = (asked === text ? asked : settled).trim();
  useEffect(() => keepTerm(term), [term]);
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
            setAsked(text);
          }}
        >
          <TextField
            className={css.field ?? ''}
            size="lg"
            inputMode="search"
            enterKeyHint="search"
            maxLength={100}
            radius="xl"
            name={searchName}
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
