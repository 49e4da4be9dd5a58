/**
 * Passwords that meet the rule's letter and are in every list of leaked ones. Compared without case
 * and look-alikes.
 */
const common = new Set([
  'password',
  'passw0rd',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'qwerty123',
  'admin',
  'administrator',
  'letmein',
  'iloveyou',
  'abcdef',
  'abcdefgh',
  'abcd',
  'abc',
  'india',
  'india123',
  'student',
  'college',
  'monkey',
  'dragon',
  'football',
  'cricket',
  'sachin',
  'changeme',
  'secret',
  'master',
  'sunshine',
  'princess',
  'test',
  'testing',
  'login',
  'hello',
]);
const lookAlikes: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '!': '',
  '#': '',
  '%': '',
  '^': '',
  '&': '',
  '*': '',
  _: '',
  '-': '',
  '.': '',
};

/** No word above is near it, however it is dressed up. */
const longest = 64;

/**
 * Whether a password is among the first that anyone would guess: a common word dressed up with
 * digits and signs.
 */
export function isCommonPassword(password: string): boolean {
  // Nobody guesses these first; and the ends are looked for at a price that grows with the square
  // of the length.
  if (password.length > longest) return false;
  const lower = password.toLowerCase();
  const word = lower.replace(/[@$013!#%^&*_.-]/g, (c) => lookAlikes[c] ?? '');
  const stripped = lower.replace(/[\d!@#$%^&*_.-]+$/, '').replace(/^[\d!@#$%^&*_.-]+/, '');
  const plain = stripped.replace(/[@$013!]/g, (c) => lookAlikes[c] ?? '');
  return common.has(word) || common.has(stripped) || common.has(plain);
}
