import { type Degree, documentedStudies, type Studies } from '@schema/rules/college/college';
import { createStore, useStore } from '@/ui';
import { fieldsOf } from '../is-record.ts';
import { site } from '../site.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const isDegree = (value: unknown): value is Degree => {
  const { name, hasStream, hasSpecialisation } = fieldsOf(value);
  return isText(name) && typeof hasStream === 'boolean' && typeof hasSpecialisation === 'boolean';
};

/** What the server said, whichever version of the program it runs. */
function studiesIn(text: string): Studies {
  try {
    const { degrees, streams } = fieldsOf(JSON.parse(text));
    if (!Array.isArray(degrees) || !Array.isArray(streams)) return documentedStudies;
    return { degrees: degrees.filter(isDegree), streams: streams.filter(isText) };
  } catch {
    return documentedStudies;
  }
}

const store = createStore<Studies>(documentedStudies);
let isRead = false;

/** What the page said as it came; nothing where the documented lists hold. */
function begin(): void {
  if (isRead || typeof document === 'undefined') return;
  isRead = true;
  if (site.studies) store.set(studiesIn(site.studies));
}

/** What one studies at the college: every page comes with it, so that no form waits for it. */
export function studiesNow(): Studies {
  begin();
  return store.get();
}

/** The same, for what shows it. */
export function useStudies(): Studies {
  begin();
  return useStore(store);
}

/** Other lists hold from now on. */
export function showStudies(studies: Studies): void {
  begin();
  store.set(studies);
}
