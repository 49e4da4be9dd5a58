/**
 * `Asha Rao`, `Asha Rao and Kabir Nair`, `Asha Rao and 4 others`; someone whose account is hidden
 * is `Someone`.
 */
export function peopleText([first = 'Someone', second]: readonly string[], count: number): string {
  if (count <= 1) return first;
  return count === 2 && second
    ? `${first} and ${second}`
    : `${first} and ${count - 1} ${count === 2 ? 'other' : 'others'}`;
}
