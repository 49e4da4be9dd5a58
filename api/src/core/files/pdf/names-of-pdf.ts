/** The value of a hexadecimal digit by its character code; -1 for any other character. */
const digitOf = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 0x20;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
};

const escapeSign = '#'.charCodeAt(0);

/**
 * The bytes of a PDF with the characters that names write as numbers (`#41`), in one pass: what
 * comes out is never larger than what went in, however many there are.
 * @param most how many numbers are taken
 * @returns null for more
 */
export function withoutEscapes(bytes: Buffer, most: number): Buffer | null {
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let left = most;
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(escapeSign, from);
    const at = found === -1 ? bytes.length : found;
    length += bytes.copy(plain, length, from, at);
    if (at === bytes.length) break;
    const [high, low] = [digitOf(bytes[at + 1] ?? 0), digitOf(bytes[at + 2] ?? 0)];
    const isEscape = high !== -1 && low !== -1;
    if (isEscape && (left -= 1) < 0) return null;
    plain[length] = isEscape ? high * 16 + low : escapeSign;
    length += 1;
    from = at + (isEscape ? 3 : 1);
  }
  return plain.subarray(0, length);
}

/**
 * Where a word stands in the bytes, one place after the other.
 * @param most how many are counted
 * @returns null for more: what comes after them is not looked at
 */
export function placesOf(bytes: Buffer, word: string, most: number): number[] | null {
  const places: number[] = [];
  let at = bytes.indexOf(word, 0, 'latin1');
  while (at !== -1) {
    if (places.length === most) return null;
    places.push(at);
    at = bytes.indexOf(word, at + word.length, 'latin1');
  }
  return places;
}
