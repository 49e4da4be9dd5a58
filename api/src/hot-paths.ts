/** A statement that is asked so often that its cost is measured. */
interface HotPath {
  /** What it does and how often, or what entities would cost there. */
  why: string;
  /**
   * The row of `api/bench/RESULTS.md` that measures it, alone or in its request, or what a unit of
   * work costs instead.
   */
  figure: string;
}

/** What a unit of work costs. */
const unitOfWork = 'command (bookmark): CPU per request';
const like = 'like: writes/s';
const ask = 'ask: writes/s';
const vote = 'vote: writes/s';
const chat = '2,000 people, 100 messages a second: p95 to the other side';
const peopleImport = 'import of 40,000 rows';
const postPage = 'post page: CPU per request';

/**
 * Reads that nearly all requests are made of, by statement, or by its variant. What is changed
 * here is measured before and after (`npm run bench`).
 */
export const hotReads: Readonly<Record<string, HotPath>> = {
  'identity.session': {
    why: 'who asks: before every request with a token',
    figure: 'feed: CPU per request',
  },
  'posts.feed': { why: 'each page of the feed: one statement', figure: 'feed: CPU per request' },
  'posts.feed(phrase)': {
    why: 'each search: a phrase as a whole',
    figure: 'search p50 at 100,000 posts against 1,000',
  },
  'posts.feed(words)': {
    why: 'each search that finds too little as a whole: word by word',
    figure: 'search by two words p50 at 100,000 posts against 1,000',
  },
  'posts.page': { why: 'every opening of a post', figure: postPage },
  'posts.similar': { why: 'every opening of a post: the cards below it', figure: postPage },
  'questions.page': { why: 'every opening of a post, and each further page', figure: postPage },
  'chat.messages': {
    why: 'every opening of a conversation, and what a device missed',
    figure: 'a page of 50 messages: CPU per request',
  },
  'chat.conversations': {
    why: 'every opening of the chat, and after what changes the list',
    figure: 'the list of 20 conversations: CPU per request',
  },
};

/**
 * Statements that change something and are not a unit of work: one statement each, because they are
 * hot. Whatever else changes the database is a command over entities (ARCHITECTURE.md, "Commands
 * and reads"); `api/test/tables/statements.test.ts` refuses other writing statements, entries that
 * have none, and figures that nobody has measured.
 */
export const hotWrites: Readonly<Record<string, HotPath>> = {
  'profiles.countView': {
    why: 'every opening of a profile: a mark and a counter, one statement for both',
    figure: unitOfWork,
  },
  'posts.toggleLike': { why: 'one person likes several posts a minute', figure: like },
  'posts.countView': {
    why: 'every opening of a post, beside the page that it answers',
    figure: postPage,
  },
  'posts.countShare': { why: 'each share of a post, while its link is sent', figure: unitOfWork },
  'questions.ask': { why: 'asked, counted and noted in one call of the database', figure: ask },
  'questions.answer': { why: 'answered, counted and noted likewise', figure: ask },
  'questions.voteOnQuestion': {
    why: 'one call of a function: who votes second sees the first vote',
    figure: vote,
  },
  'questions.voteOnAnswer': { why: 'one call of a function, likewise', figure: vote },
  'chat.send': {
    why: 'every message: its number, its row and its sender’s mark in one statement',
    figure: 'send: writes/s',
  },
  'chat.indexMessages': {
    why: 'behind every message: hundreds of rows of text that nothing is decided about',
    figure: 'send: writes/s',
  },
  'chat.read': { why: 'each message that comes on screen', figure: chat },
  'chat.delivered': { why: 'each message that reaches a device', figure: chat },
  'notifications.dispatch': {
    why: 'behind every question, like and vote: one statement for all of a kind',
    figure: ask,
  },
  'notifications.milestones': {
    why: 'behind every like and vote: one statement for all that reached a number',
    figure: like,
  },
  'notifications.reviseActors': {
    why: 'behind every like and vote: one statement for all that was taken back',
    figure: like,
  },
  'notifications.withdraw': {
    why: 'behind what was taken back: all that names nobody any more at once',
    figure: like,
  },
  'notifications.withdrawDeleted': {
    why: 'behind every deletion: the notifications of all its readers at once',
    figure: unitOfWork,
  },
  'identity.insertAccounts': {
    why: 'hundreds of accounts: entities of them would hold the event loop for a second',
    figure: peopleImport,
  },
  'profiles.writeContacts': {
    why: 'how hundreds of people can be reached, beside their accounts',
    figure: peopleImport,
  },
  'imports.insertRows': { why: 'hundreds of rows of a file at a time', figure: peopleImport },
  'imports.reconcileRows': {
    why: 'what became of hundreds of rows, beside their accounts',
    figure: peopleImport,
  },
};
