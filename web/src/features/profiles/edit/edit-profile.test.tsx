import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { person, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { bannerTexts } from '@schema/rules/profiles';
import EditProfilePage from './pages/EditProfilePage';
import UploadBannerPage from './pages/UploadBannerPage';

beforeEach(() => localStorage.clear());
// What is under the frame is measured by a browser alone.
vi.mock('./components/edit/CropDialog', () => ({
  default: ({
    chosen,
    onCropped,
  }: {
    chosen: { name: string };
    onCropped: (file: File) => void;
  }) => (
    <button type="button" onClick={() => onCropped(new File(['x'], chosen.name))}>
      Use it
    </button>
  ),
}));

const own = (over: object = {}, user: object = {}) => ({
  __typename: 'Profile',
  id: 'me',
  bio: 'I build compilers.',
  location: 'Pune',
  interests: ['Chess'],
  alumniTopics: ['Referrals'],
  postsCount: 0,
  isWhole: true,
  email: 'me@mail.example',
  contact: null,
  counters: { __typename: 'ProfileCounters', id: 'me', views: 0 },
  hasBanner: false,
  smallBanner: null,
  mediumBanner: null,
  largeBanner: null,
  user: person('me', { fullName: 'Asha Me', ...user }),
  ...over,
});
const edit = (
  answers: Record<string, (variables: Record<string, unknown>) => object> = {},
  profile = own(),
) =>
  open(EditProfilePage, {
    path: '/edit-profile',
    answers: { MyProfile: () => ({ myProfile: profile }), ...answers },
  });
const bio = () => screen.findByLabelText('Bio');

test('what was changed is sent and nothing else; saved, nothing waits', async () => {
  const { sent } = edit({
    UpdateProfile: ({ input }) => ({ updateProfile: own(input as object) }),
  });
  await userEvent.clear(await bio());
  await userEvent.type(await bio(), 'I break them too.');
  expect(screen.getByText('17 of 600 characters')).toBeInTheDocument();
  await userEvent.type(
    screen.getByLabelText('Interests', { selector: 'input:not([type=hidden])' }),
    'Trekking{Enter}',
  );
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(sent('UpdateProfile')).toEqual([
    { input: { bio: 'I break them too.', interests: ['Chess', 'Trekking'] } },
  ]);
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  expect(localStorage.getItem('form:me:profile')).toBeNull();
});

test('words that are not saved are there again, and are asked about before one leaves', async () => {
  localStorage.setItem(
    'form:me:profile',
    JSON.stringify({ bio: 'Half a thought', interests: 7, nothing: 'x' }),
  );
  const { router } = edit();
  expect(await bio()).toHaveValue('Half a thought');
  await router.navigate('/feed');
  expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await bio()).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Discard your changes?' })).getByRole(
      'button',
      { name: 'Discard changes' },
    ),
  );
  expect(await bio()).toHaveValue('I build compilers.');
});

test('what is wrong is told at its field, by the rule and by the server, and the words stay', async () => {
  const { sent } = edit({
    UpdateProfile: () => {
      throw refusal('BAD_USER_INPUT', 'Bio has no manners', { bio: 'Bio has no manners' });
    },
  });
  const phone = await screen.findByLabelText('Phone number');
  await userEvent.type(phone, 'call me');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(phone).toHaveFocus();
  expect(sent('UpdateProfile')).toEqual([]);
  await userEvent.clear(phone);
  await userEvent.type(await bio(), ' Rudely.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Bio has no manners').length).toBeGreaterThan(0));
  expect(await bio()).toHaveValue('I build compilers. Rudely.');
  expect(screen.getByText('Not saved yet, kept on this device')).toBeInTheDocument();
});

test('who one is stands there to read; topics are for alumni', async () => {
  edit({}, own({}, { role: 'mentee' }));
  expect(await screen.findByText('me@mail.example')).toBeInTheDocument();
  expect(screen.getByText('Student')).toBeInTheDocument();
  expect(screen.queryByLabelText('Topics for Outreach')).not.toBeInTheDocument();
});

test('only pictures are taken', async () => {
  edit();
  const input = await screen.findByLabelText('Choose a picture');
  await userEvent.upload(input, new File(['x'], 'cv.pdf', { type: 'application/pdf' }), {
    applyAccept: false,
  });
  expect(
    await screen.findByText('Only JPEG, PNG, and WebP pictures are allowed'),
  ).toBeInTheDocument();
});

test('a picture is taken off, and stays when the server refuses', async () => {
  const withPicture = own(
    {},
    {
      profilePic: '/files/a',
      picture: '/files/b',
      largePicture: '/files/c',
      wholePicture: '/files/d',
    },
  );
  edit(
    {
      RemoveProfilePicture: () => {
        throw refusal('UNAVAILABLE', 'Not now');
      },
    },
    withPicture,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeInTheDocument();
});

test('the default banner is for admins', async () => {
  open(UploadBannerPage, { path: '/upload-banner' });
  expect(
    await screen.findByRole('heading', { name: 'Not an admin', level: 2 }),
  ).toBeInTheDocument();
});

test('the default banner in force is shown; another is cut, seen as it will stand, sent once, and is then in force', async () => {
  URL.createObjectURL ??= () => 'blob:x';
  URL.revokeObjectURL ??= () => undefined;
  let inForce: object | null = null;
  const { sent, router } = open(UploadBannerPage, {
    path: '/upload-banner',
    me: { ...viewer(), isAdmin: true },
    answers: {
      DefaultBanner: () => ({ defaultBanner: inForce }),
      UploadDefaultBanner: () => {
        inForce = {
          __typename: 'DefaultBanner',
          id: 'd1',
          createdAt: new Date().toISOString(),
          smallBanner: '/files/s',
          mediumBanner: '/files/m',
          largeBanner: '/files/l',
        };
        return { uploadDefaultBanner: bannerTexts.uploaded };
      },
    },
  });
  expect(await screen.findByText(bannerTexts.noneYet)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Upload Banner' });
  expect(button).toBeDisabled();
  const input = screen.getByLabelText(/Choose a banner/);
  await userEvent.upload(input, new File(['x'], 'b.webp', { type: 'image/webp' }), {
    applyAccept: false,
  });
  expect(await screen.findByText('Only JPEG and PNG files are allowed')).toBeInTheDocument();
  await userEvent.upload(input, new File(['x'], 'b.png', { type: 'image/png' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(await screen.findByRole('img', { name: 'Preview, on a phone' })).toBeInTheDocument();
  await router.navigate('/feed');
  expect(await screen.findByText(bannerTexts.leave)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(button);
  expect(await screen.findByText(/^Banner uploaded successfully!/)).toBeInTheDocument();
  expect(sent('UploadDefaultBanner')).toHaveLength(1);
  expect(screen.getByText(/^Since/)).toHaveTextContent(bannerTexts.whom);
  expect(screen.queryByRole('img', { name: 'Preview, on a phone' })).not.toBeInTheDocument();
  expect(button).toBeDisabled();
});
