export { AnnouncementBanners } from './banner/AnnouncementBanners';
