// Nobody else is let at the database until an import is undone.
import { PGlite } from '@electric-sql/pglite';
import { currentJob } from '../../../src/core/jobs/job-runner.ts';

/** The undo rests at most half as long between two accounts. */
const overMilliseconds = 1000;

let over = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let letOthersIn = (): void => undefined;

function keepOthersOut(): void {
  if (!timer)
    over = new Promise((resolve) => {
      letOthersIn = resolve;
    });
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    letOthersIn();
  }, overMilliseconds);
}

const turn = async (): Promise<void> => {
  if (currentJob() === 'imports.undo-accounts') keepOthersOut();
  else await over;
};

const { query, transaction } = PGlite.prototype;
PGlite.prototype.query = async function <Row>(
  this: PGlite,
  ...values: Parameters<PGlite['query']>
) {
  await turn();
  return query.apply<PGlite, typeof values, ReturnType<typeof query<Row>>>(this, values);
};
PGlite.prototype.transaction = async function <Result>(
  this: PGlite,
  ...values: Parameters<typeof transaction<Result>>
) {
  await turn();
  return transaction.apply<PGlite, typeof values, Promise<Result>>(this, values);
};
