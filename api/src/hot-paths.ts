/**
 * Statements that change something and are not a unit of work: one statement each, because they are hot. Whatever else
 * changes the database is a command over entities (ARCHITECTURE.md, "Commands and reads"); `api/test/statements.test.ts`
 * refuses other writing statements, and entries that have none. Figures: `api/bench/RESULTS.md`.
 */
export const hotPaths: Readonly<Record<string, string>> = {
  'profiles.countView': 'every opening of a profile: a mark and a counter, one statement for both',
  'posts.toggleLike':
    'one person likes several posts a minute: half the rate of the bare statement',
  'posts.countView': 'each opening of a post',
  'posts.countShare': 'each share of a post, beside a link that is already being sent',
  'questions.ask': 'asked, counted and noted in one call of the database',
  'questions.answer': 'answered, counted and noted in one call of the database',
  'questions.voteOnQuestion': 'one call of a function: who votes second sees the first vote',
  'questions.voteOnAnswer': 'one call of a function: who votes second sees the first vote',
  'chat.send': 'every message: its number, its row and its sender’s mark in one statement',
  'chat.read': 'each message that comes on screen',
  'chat.delivered': 'each message that reaches a device',
  'notifications.dispatch': 'behind every question, like and vote: one statement for all of a kind',
  'notifications.milestones': 'behind every like and vote, likewise',
  'notifications.reviseActors': 'behind every like and vote, likewise',
  'notifications.withdraw': 'behind every like and vote that is taken back, likewise',
  'notifications.withdrawDeleted': 'behind every deletion: the notices of all its readers at once',
  'identity.insertAccounts':
    'hundreds of accounts of an import: entities of them would hold the event loop for a second',
  'profiles.writeContacts': 'how they can be reached, likewise',
  'imports.insertRows': 'hundreds of rows of a file, likewise',
  'imports.settleRows': 'what became of them, likewise',
};
