import { describe, expect, it } from 'vitest';
import { aDoc } from '../../../testing/files.ts';
import { lookIntoDoc } from './word-compound.ts';

const widths = ['latin1', 'utf16le'] as const;
const shows = '\u0014see here\u0015';
const withText = (text: string, width: (typeof widths)[number]): Buffer =>
  Buffer.concat([aDoc(), Buffer.from(text, width), Buffer.alloc(64)]);

const share = '\\\\\\\\evil.example\\\\share';
/** Fields behind which a reader's program asks another machine, or starts a program. */
const refused: [string, string][] = [
  ['a picture of the web', `\u0013INCLUDEPICTURE "https://evil.example/a.png" \\d ${shows}`],
  ['another document', `\u0013 IncludeText "https://evil.example/a.doc"${shows}`],
  ['by the old name', `\u0013INCLUDE ${share}${shows}`],
  ['an old picture', `\u0013IMPORT "${share}"${shows}`],
  ['a part of a workbook', `\u0013LINK Excel.Sheet.8 "${share}" "A1"${shows}`],
  ['rows of a database', `\u0013DATABASE \\d "${share}"${shows}`],
  ['a document it refers to', `\u0013RD "${share}"${shows}`],
  ['a document it refers to by its name', `\u0013RD chapter 2.doc${shows}`],
  ['a link to a share', `\u0013HYPERLINK "${share}"${shows}`],
  ['a link in small letters', `\u0013 hyperlink file://evil.example/a${shows}`],
  ['a link with the mark of its data', `\u0013HYPERLINK "${share}" \u0001${shows}`],
  ['a link behind a tip', `\u0013HYPERLINK \\o "\u0114" "${share}"${shows}`],
  ['a link that another field writes', `\u0013HYPERLINK "\u0013REF a\u0015"${shows}`],
  ['a link that never ends', `\u0013HYPERLINK "https://a.example${'a'.repeat(5000)}`],
];

describe.each(widths)('an old document, in %s', (width) => {
  it.each(refused.filter(([, text]) => width === 'utf16le' || !/\u0114/.test(text)))(
    'is refused with %s',
    (_what, text) => {
      expect(lookIntoDoc(withText(`Dear ${text}`, width))).toBe('mixed');
    },
  );

  it.each([
    'HYPERLINK "https://a.example/b?c=1" \u0001',
    'HYPERLINK \\l "_Toc1"',
    'HYPERLINK "mailto:a@b.example" \\o "C:\\\\a"',
    'PAGE',
    'TOC \\o "1-3" \\h',
    'INCLUDED',
    'LINKED-IN',
    'RD',
    'Rd 2',
    '',
  ])('is taken with the field %s', (code) => {
    expect(lookIntoDoc(withText(`Dear \u0013${code}${shows}`, width))).toBe('plain');
  });
});

it('an old document is refused where the data of a link name a file', () => {
  const moniker = '0303000000000000c000000000000046';
  expect(lookIntoDoc(Buffer.concat([aDoc(), Buffer.from(moniker, 'hex')]))).toBe('mixed');
});

it('an old document full of marks is read through once', () => {
  for (const piece of ['\u0013', '\u0013\0', '\u0013\0A', '\u0013HYPERLINK ']) {
    const bytes = Buffer.concat([aDoc(), Buffer.from(piece.repeat(200_000), 'latin1')]);
    expect(lookIntoDoc(bytes)).toBe(piece.includes('H') ? 'mixed' : 'plain');
  }
});
