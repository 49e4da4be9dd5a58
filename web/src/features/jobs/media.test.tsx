import { jobTexts } from '@schema/rules/jobs/jobs-texts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, refusal } from '@/testing/open';
import { aJob, jobId } from '@/testing/rooms/jobs';
import { asOldAddress } from '@/ui';
import JobMediaPage from './pages/JobMediaPage';

const pdf = vi.hoisted(() => ({ opened: [] as string[], drawn: [] as number[], fails: false }));
vi.mock('pdfjs-dist/build/pdf.worker.min.mjs?url', () => ({ default: '/worker.mjs' }));
vi.mock('pdfjs-dist', () => ({
  GlobalWorkerOptions: { workerSrc: '' },
  VerbosityLevel: { ERRORS: 0 },
  getDocument: ({ url }: { url: string }) => {
    pdf.opened.push(url);
    const document = {
      numPages: 2,
      loadingTask: { destroy: () => Promise.resolve() },
      getPage: (number: number) =>
        Promise.resolve({
          getViewport: ({ scale }: { scale: number }) => ({
            width: 700 * scale,
            height: 990 * scale,
          }),
          render: () => {
            pdf.drawn.push(number);
            return { promise: Promise.resolve() };
          },
        }),
    };
    return { promise: pdf.fails ? Promise.reject(new Error('no pdf')) : Promise.resolve(document) };
  },
}));

const attachment = {
  fileKey: 'f1',
  fileName: 'compiler team.pdf',
  fileType: 'application/pdf',
  fileSize: 122_880,
  filePages: 2,
  fileUrl: '/files/f1?e=1',
  downloadUrl: '/files/f1?d=attachment',
};
const openMedia = () =>
  open(JobMediaPage, {
    path: '/job-media/:id',
    at: `/job-media/${jobId}`,
    answers: { Job: () => ({ job: aJob(attachment) }) },
  });

beforeEach(() => Object.assign(pdf, { opened: [], drawn: [], fails: false }));
afterEach(() => vi.restoreAllMocks());

test('the pages of a PDF are drawn in the page, with a way to a tab', async () => {
  openMedia();
  expect(await screen.findByText('PDF, 2 pages, 120 KB')).toBeInTheDocument();
  expect(
    await screen.findByRole('img', { name: 'compiler team.pdf, page 2 of 2' }),
  ).toBeInTheDocument();
  await vi.waitFor(() => expect(pdf.drawn.toSorted()).toEqual([1, 2]));
  expect(pdf.opened).toEqual(['/files/f1?e=1']);
  expect(screen.getByRole('link', { name: 'Open the document in a new tab' })).toHaveAttribute(
    'href',
    '/files/f1?e=1',
  );
});

/** The addresses of links that were followed without a press of their own. */
function followedAddresses(): string[] {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.getAttribute('href') ?? '');
  });
  return followed;
}

test('each press of Download asks for a fresh address, and says when there is none', async () => {
  const followed = followedAddresses();
  let signed = 0;
  let answer = () => ({ job: aJob({ ...attachment, downloadUrl: `/files/f1?e=${signed++}` }) });
  open(JobMediaPage, {
    path: '/job-media/:id',
    at: `/job-media/${jobId}`,
    answers: { Job: () => answer() },
  });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await press();
  await vi.waitFor(() => expect(followed).toEqual(['/files/f1?e=1']));
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await press();
  expect(await screen.findByText('Error downloading attachment')).toBeInTheDocument();
  answer = () => {
    throw refusal('NOT_FOUND', 'Job not found');
  };
  await press();
  expect(await screen.findByText('Job not found')).toBeInTheDocument();
  expect(followed).toHaveLength(1);
});

test('a PDF that can’t be drawn says so, and can still be opened', async () => {
  pdf.fails = true;
  openMedia();
  expect(await screen.findByRole('alert')).toHaveTextContent('can not be shown here');
  expect(screen.getByRole('link', { name: /new tab/ })).toBeInTheDocument();
});

const picture = { ...attachment, fileName: 'fair.png', fileType: 'image/png' };

test('a picture fills the screen, and is shown as large as it is by a press', async () => {
  open(JobMediaPage, {
    path: '/job-media/:id',
    at: `/job-media/${jobId}`,
    answers: { Job: () => ({ job: aJob(picture) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Full screen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'fair.png' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show at full size' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Fit to the screen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an address that has run out is asked for anew, of a picture and of a PDF', async () => {
  let signed = 0;
  const kinds = [picture, attachment];
  for (const file of kinds) {
    pdf.fails = true;
    const { unmount } = open(JobMediaPage, {
      path: '/job-media/:id',
      at: `/job-media/${jobId}`,
      answers: { Job: () => ({ job: aJob({ ...file, fileUrl: `/files/f1?e=${signed++}` }) }) },
    });
    if (file === picture) fireEvent.error(await screen.findByRole('img', { name: 'fair.png' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    pdf.fails = false;
    await userEvent.click(again);
    if (file === picture)
      expect(await screen.findByRole('img', { name: 'fair.png' })).toHaveAttribute(
        'src',
        '/files/f1?e=1',
      );
    else await vi.waitFor(() => expect(pdf.opened.at(-1)).toBe('/files/f1?e=3'));
    unmount();
  }
});

test('the attachment of no opening says so and leads to the others', async () => {
  open(JobMediaPage, { path: '/job-media/:id', at: '/job-media/42', answers: {} });
  expect(await screen.findByText('Invalid job ID')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Job Openings' })).toHaveAttribute(
    'href',
    '/job-openings',
  );
});

test('an attachment is not asked for by an address that this device kept', async () => {
  open(JobMediaPage, {
    path: '/job-media/:id',
    at: `/job-media/${jobId}`,
    answers: {
      Job: () => ({ job: aJob({ ...attachment, fileUrl: String(asOldAddress('/files/f1')) }) }),
    },
  });
  expect(await screen.findByText(jobTexts.mediaFailed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(pdf.opened).toEqual([]);
});
