import { AdminLayout } from '@/features/admin';
import { AnnouncementBanners } from '@/features/announcements';
import { BeginReturn } from '@/features/overview';
import { KeyboardPlaces } from './places/KeyboardPlaces.tsx';

/** The admin area, with what the college announces above its pages. */
const AdminShell = () => (
  <>
    <AdminLayout
      top={
        <>
          <BeginReturn />
          <AnnouncementBanners />
        </>
      }
    />
    <KeyboardPlaces />
  </>
);
export default AdminShell;
