import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { open } from '@/testing/open';
import { aJob, jobId } from '@/testing/jobs';
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

test('the pages of a PDF are drawn in the page, with a way to a tab and to the disk', async () => {
  openMedia();
  expect(
    await screen.findByRole('img', { name: 'compiler team.pdf, page 2 of 2' }),
  ).toBeInTheDocument();
  await vi.waitFor(() => expect(pdf.drawn.toSorted()).toEqual([1, 2]));
  expect(pdf.opened).toEqual(['/files/f1?e=1']);
  expect(screen.getByRole('link', { name: 'Open the document in a new tab' })).toHaveAttribute(
    'href',
    '/files/f1?e=1',
  );
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/files/f1?d=attachment',
  );
});

test('a PDF that can’t be drawn says so, and can still be opened', async () => {
  pdf.fails = true;
  openMedia();
  expect(await screen.findByRole('alert')).toHaveTextContent('can not be shown here');
  expect(screen.getByRole('link', { name: /new tab/ })).toBeInTheDocument();
});
