import { AdminLayout } from '@/features/admin';
import { AnnouncementBanners } from '@/features/announcements';

/** The admin area, with what the college announces above its pages. */
const AdminShell = () => <AdminLayout top={<AnnouncementBanners />} />;
export default AdminShell;
