import type { Budget } from '../budget.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { AnswerOperation } from '../graphql/apollo.ts';
import type { SocketServices } from '../socket-services.ts';

/** What the handlers of all connections share. */
export interface GraphqlWsServices extends SocketServices {
  /** Sockets that belong to nobody, by address: from their opening until a session is known. */
  visitors: ConcurrencyLimit;
  /** Messages of such sockets, by address. */
  visitorMessages: Budget;
  /** Answers queries and mutations. */
  answer: AnswerOperation;
}
