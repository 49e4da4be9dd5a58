import type { DocumentContent } from '../document-content.ts';
import { wordFields } from './word-fields.ts';
import { isLinkAddress } from './word-links.ts';
import { readXml, XmlBudget, type XmlElement, type XmlReader } from './xml-part.ts';
import { unpacked, type ZipEntry, zipEntries } from './zip.ts';

/**
 * How much a document may have. Its XML is counted as it is unpacked, in bytes: a thesis of 300
 * pages has some megabytes.
 */
const limits = {
  textBytes: 48 * 1024 * 1024,
  relationshipBytes: 4 * 1024 * 1024,
  relationshipParts: 200,
} as const;

/**
 * Parts that Word writes for text, pictures, fonts, charts and drawings. No programs, controls, or
 * files of other programs.
 */
const partName =
  /^(\[content_types\]\.xml|_rels\/\.rels|docprops\/[^/]+\.(xml|jpe?g|png|emf|wmf)|customxml\/(_rels\/)?[^/]+\.(xml|rels)|word\/((_rels|media|theme|fonts|charts|diagrams|drawings|ink|glossary)\/((_rels|media|theme|fonts)\/)?)?[^/]+\.(xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|webp|wdp|svg|odttf)|([\w -]+\/)+)$/i;

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Content types of those parts. */
const contentType =
  /^(application\/xml|application\/vnd\.openxmlformats-(officedocument|package)\.[\w.-]+\+xml|application\/vnd\.openxmlformats-officedocument\.obfuscatedfont|application\/vnd\.ms-(word\.(styleswitheffects|comments(extended|ids|extensible)|people|classificationlabels|intelligence2?)|office\.(drawingml\.diagram(data|drawing)?|chart(style|colorstyle)|classificationlabels|intelligence2?|chartex))\+xml|application\/inkml\+xml|image\/[\w.+-]+)$/i;

/** Types of parts that are no text. */
const isBinary = /^image\/|\.obfuscatedfont$/i;

/** What one part may refer to another as: the last word of the relationship's type. */
const relationshipTypes = new Set(
  `officeDocument core-properties extended-properties custom-properties thumbnail styles stylesWithEffects settings
  webSettings fontTable font theme themeOverride numbering footnotes endnotes comments commentsExtended commentsIds
  commentsExtensible people header footer image hyperlink glossaryDocument customXml customXmlProps chart chartStyle
  chartColorStyle chartUserShapes chartEx diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing
  hdphoto ink classificationlabels intelligence intelligence2`.split(/\s+/),
);
/** Those of parts that need not be text; of a link only the place in the document is read. */
const binaryTypes = new Set('font image thumbnail hdphoto hyperlink'.split(' '));
const relationshipType =
  /^https?:\/\/(schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\/.*\/([\w-]+)$/;

function assertPlain(isPlain: boolean, what: string): void {
  if (!isPlain) throw new Error(what);
}

/** Looks at what the parts say that they are. */
function contentTypes(): XmlReader & { hasMain(): boolean } {
  let hasMain = false;
  return {
    hasMain: () => hasMain,
    onElement: ({ name, attributes }) => {
      if (name !== 'Default' && name !== 'Override') return;
      const type = attributes['ContentType'] ?? '';
      // Relationships have a type of their own by their extension.
      const isKnown = contentType.test(type) && !/macro|vba|activex|oleobject/i.test(type);
      const [extension = ''] =
        /[^./]*$/.exec(attributes['Extension'] ?? attributes['PartName'] ?? '') ?? [];
      // What is text is looked into by its name: nothing else may be taken for it.
      assertPlain(
        /^(xml|rels)$/i.test(extension) || isBinary.test(type),
        `a text that is called ${extension}`,
      );
      assertPlain(isKnown, `a part of the type ${type}`);
      hasMain ||=
        type === mainType && attributes['PartName']?.toLowerCase() === '/word/document.xml';
    },
  };
}

/** Looks at what a part refers to: only links may lead out of the document. */
const relationships: XmlReader = {
  onElement: ({ name, attributes }: XmlElement) => {
    if (name !== 'Relationship') return;
    const type = relationshipType.exec(attributes['Type'] ?? '')?.[2] ?? '';
    assertPlain(relationshipTypes.has(type), `a relationship of the type ${type}`);
    const target = (attributes['Target'] ?? '').trim();
    const mode = (attributes['TargetMode'] ?? 'Internal').trim().toLowerCase();
    if (mode === 'internal') {
      assertPlain(
        URL.canParse(target, 'https://document/word/') &&
          new URL(target, 'https://document/word/').origin === 'https://document',
        'a part elsewhere',
      );
      assertPlain(
        binaryTypes.has(type) || /\.xml$/i.test(new URL(target, 'https://document/word/').pathname),
        'a text by another name',
      );
    } else assertPlain(type === 'hyperlink' && isLinkAddress(target), 'something fetched');
  },
};

/** @throws unless all that the parts say is on the lists above */
async function readParts(bytes: Buffer, entries: readonly ZipEntry[]): Promise<void> {
  const [texts, links] = [new XmlBudget(limits.textBytes), new XmlBudget(limits.relationshipBytes)];
  const types = contentTypes();
  let linkParts = 0;
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (name === '[content_types].xml') await readXml(unpacked(bytes, entry), links, types);
    else if (name.endsWith('.rels')) {
      linkParts += 1;
      assertPlain(linkParts <= limits.relationshipParts, 'too many relationships');
      await readXml(unpacked(bytes, entry), links, relationships);
    } else if (name.endsWith('.xml')) await readXml(unpacked(bytes, entry), texts, wordFields());
  }
  assertPlain(types.hasMain(), 'no document');
}

/**
 * Looks whether the bytes are one .docx document (else `foreign`), and nothing else (else `mixed`).
 * What it may have is listed: parts, their types, what they refer to, and fields. So there are no
 * macros, controls, embedded programs, fetched templates or pictures, links to file shares, nor
 * fields that fetch or run something, however they are spelled.
 */
export async function lookIntoDocx(bytes: Buffer): Promise<DocumentContent> {
  const entries = zipEntries(bytes);
  if (!entries?.some(({ name }) => name === 'word/document.xml')) return 'foreign';
  if (!entries.every(({ name }) => partName.test(name))) return 'mixed';
  try {
    await readParts(bytes, entries);
    return 'plain';
  } catch {
    return 'mixed';
  }
}
