import { type BeginStep, beginSteps, isLinked } from '@schema/rules/college/begin';
import { overviewTexts } from '@schema/rules/overview/overview-texts';
import { parsePath } from 'react-router-dom';
import { personalStore } from '@/core/drafts/persisted';
import { fieldsOf } from '@/core/is-record';

export const stepNamed = (name: unknown): BeginStep | null =>
  beginSteps.find((step) => step === name) ?? null;

/**
 * The step at which this tab has the beginning of the college open. Null: it was left; the overview
 * opens it no more, even where the server could not be told.
 */
export const visit = personalStore<{ step: BeginStep | null }>('begin', {
  parse: (stored) => ({ step: stepNamed(fieldsOf(stored)['step']) }),
  area: 'tab',
});

/** The step that a page is the place of, where one came to it from that step. */
export function stepOfPage(pathname: string): BeginStep | null {
  const step = visit.read()?.step ?? null;
  if (!isLinked(step)) return null;
  return parsePath(overviewTexts.left.steps[step].to).pathname === pathname ? step : null;
}
