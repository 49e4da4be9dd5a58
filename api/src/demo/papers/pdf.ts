/**
 * What a sheet of paper says. In the text `# ` begins a heading and `- ` a point; an empty line is
 * a gap.
 */
export interface Paper {
  title: string;
  under: string;
  text: string;
}

/** A4 in points. */
const page = { width: 595, height: 842, margin: 64 };
const styles = {
  title: { font: 'F2', size: 20, before: 0, indent: 0 },
  under: { font: 'F1', size: 10, before: 4, indent: 0 },
  heading: { font: 'F2', size: 13, before: 16, indent: 0 },
  point: { font: 'F1', size: 11, before: 4, indent: 14 },
  text: { font: 'F1', size: 11, before: 6, indent: 0 },
} as const;
type Style = keyof typeof styles;

/** Signs of Windows-1252 that Latin-1 has not; what neither has is left out. */
const signs: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
const codeOf = (sign: string): number | null =>
  signs[sign] ?? ((sign.codePointAt(0) ?? 256) < 256 ? (sign.codePointAt(0) ?? null) : null);
const encoded = (text: string): string =>
  [...text.normalize('NFC').replaceAll('₹', 'Rs ').replaceAll('−', '–')]
    .map(codeOf)
    .filter((code) => code !== null)
    .map((code) => String.fromCharCode(code))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/**
 * Helvetica is about half as wide as it is high; lines are broken a little early rather than late.
 */
function broken(text: string, style: Style): string[] {
  const { size, indent } = styles[style];
  const most = Math.floor((page.width - 2 * page.margin - indent) / (size * 0.49));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

const styleOf = (line: string): [Style, string] =>
  line.startsWith('# ')
    ? ['heading', line.slice(2)]
    : line.startsWith('- ')
      ? ['point', line.slice(2)]
      : ['text', line];

/** The drawing of each page. */
function drawn({ title, under, text }: Paper): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  const write = (style: Style, words: string): void => {
    const { font, size, before, indent } = styles[style];
    y -= before;
    for (const [place, line] of broken(words, style).entries()) {
      y -= size * 1.4;
      if (y < page.margin) {
        pages.push([]);
        y = page.height - page.margin - size;
      }
      const x = page.margin + indent;
      const dot =
        style === 'point' && place === 0
          ? `BT /F1 ${size} Tf ${page.margin + 2} ${y.toFixed(1)} Td (${encoded('•')}) Tj ET\n`
          : '';
      pages
        .at(-1)
        ?.push(`${dot}BT /${font} ${size} Tf ${x} ${y.toFixed(1)} Td (${encoded(line)}) Tj ET`);
    }
  };
  write('title', title);
  write('under', under);
  for (const line of text.trim().split('\n')) write(...styleOf(line.trim()));
  return pages.map((lines) => lines.join('\n'));
}

/** A PDF of the paper, the same bytes each time: plain text in the fonts that every reader has. */
export function pdf(paper: Paper): Buffer {
  const pages = drawn(paper);
  const firstPage = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_drawing, place) => `${firstPage + 2 * place} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((drawing, place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * place + 1} 0 R >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
