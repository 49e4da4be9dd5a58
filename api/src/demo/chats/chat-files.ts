import sharp from 'sharp';
import { chatFile } from '../../../../schema/rules/chat/chat.ts';
import { pictureVariants } from '../../core/files/pictures.ts';
import type { Moment } from '../college.ts';
import type { DemoFile } from '../files.ts';
import { materialOf } from '../materials.ts';
import { pdf } from '../papers/pdf.ts';
import type { ChatFileName } from './chat-words.ts';
import { chatFileId, type Talked, timesOf } from './chats.ts';

/** A notice as somebody would photograph it at the board of the placement cell. */
function noticeOfDates(): string {
  const lines = [
    'Registration closes: Wednesday, 5 pm',
    'Online test: Friday, 10 am, Lab 2',
    'Interviews: Monday and Tuesday',
    'Bring: college card, two copies of the marks memo',
  ];
  const text = (y: number, size: number, words: string, weight = 400): string =>
    `<text x="70" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="#2a2f3a">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640"><rect width="960" height="640" fill="#b98b5e"/><rect x="30" y="30" width="900" height="580" fill="#fffdf6"/><circle cx="480" cy="52" r="12" fill="#c0392b"/>${text(140, 46, 'Internship drive', 700)}${text(190, 24, 'Training and Placement Cell')}${lines.map((line, place) => text(280 + place * 76, 32, line)).join('')}</svg>`;
}

const ownResume = {
  title: 'Résumé',
  under: 'One page, as the placement cell asks for',
  text: `
# Projects
- Bus tracker: positions every ten seconds, pages from 4 s to 600 ms
- Timetable of the department, used by three batches
# Skills
- Java, SQL, a little React
# Grades
- 8.1 CGPA, no backlogs`,
};

const picture = async (): Promise<
  Pick<DemoFile, 'name' | 'contentType' | 'bytes' | 'variants'>
> => {
  const bytes = await sharp(Buffer.from(noticeOfDates()))
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
  const variants = await pictureVariants(bytes, chatFile('').variants);
  return { name: 'dates.webp', contentType: 'image/webp', bytes, variants };
};

/** What each of them is. */
const contents: Record<ChatFileName, () => ReturnType<typeof picture>> = {
  checklist: () =>
    Promise.resolve({
      name: 'Aptitude checklist.pdf',
      contentType: 'application/pdf',
      bytes: pdf(materialOf('aptitude')),
    }),
  resume: () =>
    Promise.resolve({
      name: 'Résumé.pdf',
      contentType: 'application/pdf',
      bytes: pdf(ownResume),
    }),
  dates: picture,
};

/** The files that are sent in conversations. */
export async function demoChatFiles(talks: Talked[], moment: Moment): Promise<DemoFile[]> {
  const files: DemoFile[] = [];
  for (const talked of talks) {
    const times = timesOf(talked, moment);
    for (const [place, { by, more }] of talked.messages.entries()) {
      const at = times[place];
      if (!more?.file || !at) continue;
      const content = await contents[more.file]();
      files.push({ ...content, id: chatFileId(talked, place, at), owner: by, purpose: 'chat', at });
    }
  }
  return files;
}
