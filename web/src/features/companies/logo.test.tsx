import { companyLogoTexts as texts } from '@schema/rules/companies/company-logos-texts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, refusal } from '@/testing/open';
import { admin } from '@/testing/rooms/administration';
import { companyAnswers as answers } from '@/testing/rooms/companies';
import { showCompanyLogos } from '@/ui';
import CompanyPage from './pages/CompanyPage';

// jsdom draws nothing; what is cut is told of the dialog alone.
vi.mock('react-easy-crop', () => ({ default: Cropper }));
vi.mock('../profiles/pictures/crop-image', () => ({
  cropImage: ({ file }: { file: File }) => Promise.resolve(file),
}));
function Cropper({
  onCropAreaChange,
}: {
  onCropAreaChange: (share: object, area: object) => void;
}) {
  return <button onClick={() => onCropAreaChange({}, {})}>Cut here</button>;
}

/** What the server says of all logos. */
let logos: Record<string, string>;
beforeEach(() => {
  logos = {};
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(logos))),
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => showCompanyLogos(new Map()));
});

/** A server that keeps the logo of Zoho. */
function openZoho(more: Parameters<typeof open>[1]['answers'] = {}, me: object = admin()) {
  const change = (field: string, file: string | null, id: string | null) => {
    logos = file === null ? {} : { zoho: file };
    return { [field]: { __typename: 'CompanyLogoChange', id } };
  };
  return open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    me,
    answers: {
      ...answers,
      SetCompanyLogo: () => change('setCompanyLogo', 'f1', 'd1'),
      RemoveCompanyLogo: () => change('removeCompanyLogo', null, 'd2'),
      UndoCompanyLogo: ({ id }) => change('undoCompanyLogo', id === 'd1' ? null : 'f1', null),
      ...more,
    },
  });
}
const shown = () => document.querySelector('img')?.getAttribute('src') ?? null;
const menu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Logo of Zoho' }));
const item = (name: string) => screen.findByRole('menuitem', { name });
async function pick(file: File) {
  await menu();
  expect(await item(texts.add)).toBeVisible();
  fireEvent.change(screen.getByLabelText(texts.choose('Zoho')), { target: { files: [file] } });
}
const picture = new File(['x'], 'logo.png', { type: 'image/png' });

test('an admin gives a company a logo, which stands there at once and is undone', async () => {
  const { sent } = openZoho();
  await pick(picture);
  expect(await screen.findByRole('dialog', { name: texts.frame('Zoho') })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cut here' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText(texts.set('Zoho'))).toBeVisible();
  expect(sent('SetCompanyLogo')).toMatchObject([{ slug: 'zoho', logo: expect.any(File) }]);
  expect(fetch).toHaveBeenLastCalledWith('/logos.json', { cache: 'reload' });
  expect(shown()).toBe('/logos/f1.small');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(texts.undone('Zoho'))).toBeVisible();
  expect(sent('UndoCompanyLogo')).toEqual([{ id: 'd1' }]);
  await waitFor(() => expect(shown()).toBeNull());
});

test('an admin takes a logo away; what is refused says why', async () => {
  act(() => showCompanyLogos(new Map([['zoho', 'f1']])));
  openZoho({
    UndoCompanyLogo: () => {
      throw refusal('CONFLICT', texts.changedSince);
    },
  });
  await menu();
  expect(await item(texts.change)).toBeVisible();
  await userEvent.click(await item(texts.remove));
  expect(await screen.findByText(texts.removed('Zoho'))).toBeVisible();
  expect(shown()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(texts.changedSince)).toBeVisible();
});

test('a file that is no picture is refused before it is sent', async () => {
  const { sent } = openZoho();
  await pick(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Only JPEG, PNG, and WebP pictures are allowed')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('SetCompanyLogo')).toEqual([]);
});

test('students are offered none of it', async () => {
  openZoho({}, admin({ isAdmin: false }));
  expect(await screen.findByText('Staff Engineer since 2022')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Logo of Zoho' })).toBeNull();
});
