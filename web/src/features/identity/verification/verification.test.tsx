import { verificationDocument } from '@schema/rules/files/files';
import { identityErrors, identityMessages } from '@schema/rules/identity/identity-texts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import VerificationPage from '../pages/VerificationPage';
import { uploadDocument } from './document-upload';

vi.mock('./document-upload', () => ({ uploadDocument: vi.fn() }));
const upload = vi.mocked(uploadDocument);

type Options = Partial<Parameters<typeof open>[1]>;
const session = {
  __typename: 'Session',
  token: `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`,
  redirectTo: '/feed',
  message: '',
};
const student = { ...viewer({ role: 'mentee', isMember: false }), isVerified: false };
const alumnus = { ...viewer(), isVerified: false };
const visit = (options: Options = {}) =>
  open(VerificationPage, { path: '/verification', me: student, ...options });
const sendCode = {
  SendInstituteCode: () => ({
    sendInstituteCode: { __typename: 'InstituteCode', otp: 'a reference', message: '' },
  }),
};
const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'id.pdf', { type });
const { texts, maxBytes } = verificationDocument;

beforeEach(() => {
  upload.mockReset();
});

/**
 * By hand: user-event would refuse what the picker's `accept` does, and a person can drop anything.
 */
const pick = async (...files: File[]) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Document' }));
  if (files.length > 1)
    fireEvent.drop(screen.getByLabelText(/Choose a document/), { dataTransfer: { files } });
  else fireEvent.change(screen.getByLabelText(/Choose a document/), { target: { files } });
};

test('without a token: says so, and goes to sign in two seconds later', async () => {
  const { router } = visit({ me: null });
  expect(screen.getAllByText(identityMessages.signInFirst)).not.toHaveLength(0);
  expect(router.state.location.pathname).toBe('/verification');
  await waitFor(
    () =>
      expect(router.state.location).toMatchObject({
        pathname: '/signin',
        search: '?redirect=%2Fverification',
      }),
    { timeout: 4000 },
  );
});

test('students: step 2 of 2, only the intern choice, no way around', async () => {
  visit();
  expect(await screen.findByText('Step 2 of 2')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Intern/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Fresher|Experienced/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Verify Me Later')).not.toBeInTheDocument();
});

test('a college without institute addresses asks for a document alone', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'experiencia:domain');
  meta.setAttribute('content', '');
  visit();
  expect(await screen.findByLabelText(/Choose a document/)).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByText(/institute email/)).not.toBeInTheDocument();
  meta.remove();
});

test('alumni: step 2 of 3, three choices, Verify Me Later, and Skip to Feed once a code is out', async () => {
  const { router } = visit({ me: alumnus, answers: sendCode });
  expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /Experienced|Fresher|Intern/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Verify Me Later' })).toHaveAttribute(
    'href',
    '/career-path',
  );
  await userEvent.type(screen.getByLabelText('Institute email'), 'asha@student.example{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to Feed' }));
  expect(router.state.location.pathname).toBe('/feed');
});

test('the code to the institute email: wrong, then right, then the feed for a student', async () => {
  let me: object = student;
  const { router, sent } = visit({
    answers: {
      ...sendCode,
      Me: () => ({ me }),
      VerifyInstituteCode: ({ otp }) => {
        if (otp !== '123456')
          throw refusal('BAD_USER_INPUT', identityErrors.code, { otp: identityErrors.code });
        me = { ...student, isVerified: true, isMember: true };
        return { verifyInstituteCode: session };
      },
    },
  });
  await userEvent.type(
    await screen.findByLabelText('Institute email'),
    'Asha@student.example{Enter}',
  );
  expect(await screen.findByText(identityMessages.instituteCodeSent)).toBeInTheDocument();
  expect(sent('SendInstituteCode')).toEqual([{ email: 'asha@student.example' }]);
  const otp = screen.getByLabelText('6-digit OTP');
  await userEvent.type(otp, '000000{Enter}');
  await waitFor(() => expect(otp).toHaveAccessibleDescription(identityErrors.code));
  await userEvent.clear(otp);
  await userEvent.type(otp, '123456{Enter}');
  expect(await screen.findByText(identityMessages.verified.mentee)).toBeInTheDocument();
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'), { timeout: 4000 });
});

test('alumni go on to the career path, with what they chose', async () => {
  const { router } = visit({
    me: alumnus,
    answers: { ...sendCode, VerifyInstituteCode: () => ({ verifyInstituteCode: session }) },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Fresher/ }));
  await userEvent.type(screen.getByLabelText('Institute email'), 'asha@student.example{Enter}');
  await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456{Enter}');
  expect(await screen.findByText(identityMessages.verified.alumni)).toBeInTheDocument();
  await waitFor(
    () =>
      expect(router.state.location).toMatchObject({
        pathname: '/career-path',
        state: { careerStage: 'fresher' },
      }),
    { timeout: 4000 },
  );
});

test('an address of another domain is refused beside the field', async () => {
  const text = 'Please use your institute email';
  visit({
    answers: {
      SendInstituteCode: () => {
        throw refusal('BAD_USER_INPUT', text, { email: text });
      },
    },
  });
  const email = await screen.findByLabelText('Institute email');
  await userEvent.type(email, 'asha@gmail.com{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(email).toHaveFocus();
});

test.each([
  ['another type', [file('text/html')], texts.type],
  ['5 MB and more', [file('image/png', maxBytes)], texts.size],
  ['two at once', [file('image/png'), file('image/png')], texts.one],
])('a document of %s is refused', async (_, files, text) => {
  visit();
  await pick(...files);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(upload).not.toHaveBeenCalled();
});

test('a document must be chosen first', async () => {
  visit();
  await userEvent.click(await screen.findByRole('tab', { name: 'Document' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload document' }));
  expect(screen.getAllByText(texts.missing).length).toBeGreaterThan(0);
});

test('one document travels with its progress, and waits for an admin', async () => {
  let me: object = student;
  let arrive: () => void = () => {};
  upload.mockImplementation((_document, _type, onProgress) => {
    onProgress(40);
    return new Promise((resolve) => {
      arrive = () => {
        me = { ...student, verificationPending: true };
        resolve({ uploadVerificationDocument: session });
      };
    });
  });
  visit({ answers: { Me: () => ({ me }) } });
  await pick(file('application/pdf'));
  expect(await screen.findByText(identityMessages.fileSelected)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Degree certificate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload document' }));
  expect(await screen.findByRole('progressbar')).toHaveValue(40);
  expect(upload).toHaveBeenCalledWith(expect.any(File), 'degree', expect.any(Function));
  arrive();
  expect(await screen.findByText(identityMessages.documentUploaded)).toBeInTheDocument();
  expect(await screen.findByText(identityMessages.pendingTitle)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload document' })).toBeDisabled();
});

test('a failed upload keeps the file', async () => {
  upload.mockRejectedValue(new Error('lost'));
  visit();
  await pick(file('application/pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Upload document' }));
  expect((await screen.findAllByText(identityErrors.upload)).length).toBeGreaterThan(0);
  expect(screen.getByText('id.pdf')).toBeInTheDocument();
});

test('of two documents one after the other the first is sent', async () => {
  upload.mockResolvedValue({ uploadVerificationDocument: session });
  visit();
  const first = file('application/pdf');
  await pick(first);
  expect(await screen.findByText(identityMessages.fileSelected)).toBeInTheDocument();
  await pick(file('image/png'));
  expect((await screen.findAllByText(texts.one)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Upload document' }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  expect(upload.mock.calls[0]?.[0]).toBe(first);
});

test('pending: told, with the uploads asleep and the feed open', async () => {
  visit({ me: { ...student, verificationPending: true } });
  expect(await screen.findByText(identityMessages.pendingTitle)).toBeInTheDocument();
  expect(screen.getByText(identityMessages.pending)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to Feed' })).toHaveAttribute('href', '/feed');
  await userEvent.click(screen.getByRole('tab', { name: 'Document' }));
  expect(screen.getByLabelText(/Choose a document/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Upload document' })).toBeDisabled();
});

test('verified already: a thank-you and the way back', async () => {
  visit({ me: viewer() });
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Feed' })).toHaveAttribute('href', '/feed');
});

test('a status that can not be fetched can be asked again', async () => {
  let fails = true;
  visit({
    answers: {
      Me: () => {
        if (fails) throw new Error('down');
        return { me: student };
      },
    },
  });
  expect(await screen.findByText(identityErrors.status)).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Institute email')).toBeInTheDocument();
});

test('But Why explains itself', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'But Why?' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('within two working days');
});
