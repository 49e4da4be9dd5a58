/**
 * What a person puts aside to come back to. Posts and profiles carry the button; the list is a page
 * of its own.
 */
export { BookmarkButton } from './components/BookmarkButton';
export { intoFolder } from './into-folder';
