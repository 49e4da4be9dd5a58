/**
 * The visual language: features take all that they show from here. It imports nothing from the
 * layers above it.
 */

export { BadgeLink } from './buttons/BadgeLink.tsx';
export { Button, type ButtonProps } from './buttons/Button.ts';
export { AboveLink, CoverLink } from './buttons/CoverLink.tsx';
export { FoldButton } from './buttons/FoldButton.tsx';
export { IconButton } from './buttons/IconButton.tsx';
export { LinkButton } from './buttons/LinkButton.tsx';
export { Carousel } from './carousel/Carousel.tsx';
export { ComboboxField } from './combobox/ComboboxField.tsx';
export { type OptionGroup, OptionList, optionsOf } from './combobox/OptionList.tsx';
export { useActiveOption } from './combobox/useActiveOption.ts';
export { cx } from './cx.ts';
export { CheckboxField } from './fields/CheckboxField.tsx';
export { CheckboxMatrix } from './fields/CheckboxMatrix.tsx';
export { ChipsField } from './fields/ChipsField.tsx';
export { CodeField } from './fields/CodeField.tsx';
export { FileDropZone } from './fields/files/FileDropZone.tsx';
export { FilePicker } from './fields/files/FilePicker.tsx';
export { LockedField } from './fields/LockedField.tsx';
export { NumberField } from './fields/NumberField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { SearchField } from './fields/SearchField.tsx';
export { SegmentedControl } from './fields/SegmentedControl.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { TextAreaField } from './fields/TextAreaField.tsx';
export { TextField } from './fields/TextField.tsx';
export { AboveHeader, aboveHeaderId } from './layout/AboveHeader.tsx';
export { Card } from './layout/Card.tsx';
export { LinkCard, LinkCardFoot, LinkCardHead } from './layout/LinkCard.tsx';
export { LoadMore } from './layout/LoadMore.tsx';
export { Page } from './layout/Page.tsx';
export { SaveBar } from './layout/SaveBar.tsx';
export { SplitHead, SplitPage } from './layout/SplitPage.tsx';
export { TabStrip } from './layout/TabStrip.tsx';
export { Tabs } from './layout/Tabs.ts';
export {
  nameTitles,
  productName,
  useOnPageTitle,
  usePageTitle,
  useTitleCount,
  useTitleNews,
} from './layout/usePageTitle.ts';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { ConfirmDialog } from './overlays/ConfirmDialog.tsx';
export { DialogFoot } from './overlays/DialogFoot.tsx';
export { Menu } from './overlays/Menu.ts';
export { Modal } from './overlays/Modal.tsx';
export { Popover } from './overlays/Popover.ts';
export { SlideOver } from './overlays/SlideOver.tsx';
export { useLazyDialog, useWasOpened } from './overlays/useLazyDialog.ts';
export { Avatar } from './pictures/Avatar.tsx';
export { CompanyLogo } from './pictures/CompanyLogo.tsx';
export {
  askForLogosBy,
  showCompanyLogos,
  useLogoOf,
} from './pictures/company-logos.ts';
export { Logo } from './pictures/Logo.tsx';
export { asOldAddress, isOldAddress } from './pictures/old-address.ts';
export { PdfPages } from './pictures/PdfPages.tsx';
export { PlayCover } from './pictures/PlayCover.tsx';
export {
  onFailedPicture,
  reportFailedPicture,
  shownPictures,
} from './pictures/shown-pictures.ts';
export { tintStyle } from './pictures/tint.ts';
export { ZoomablePicture } from './pictures/ZoomablePicture.tsx';
export { Drawing } from './states/Drawing.tsx';
export { EmptyState } from './states/EmptyState.tsx';
export { ErrorState } from './states/ErrorState.tsx';
export { FieldSkeleton } from './states/FieldSkeleton.tsx';
export { Progress } from './states/Progress.tsx';
export { RefusedState } from './states/RefusedState.tsx';
export {
  CardSkeleton,
  FieldsSkeleton,
  LineSkeleton,
  ListSkeleton,
  PageSkeleton,
  PictureSkeleton,
  RowsSkeleton,
  TextSkeleton,
  WordsSkeleton,
} from './states/Skeletons.tsx';
export { MessagesSkeleton, SplitSkeleton } from './states/SplitSkeleton.tsx';
export { useIsOnline } from './states/useIsOnline.ts';
export { createStore, useStore } from './store.ts';
export { Chip } from './text/Chip.tsx';
export { Count } from './text/Count.tsx';
export { isSameDay } from './text/dates.ts';
export { FactList } from './text/FactList.tsx';
export { type Fact, FactsStrip } from './text/FactsStrip.tsx';
export { useCollegeYear, useMinute, useToday } from './text/page-clock.ts';
export { RelativeTime } from './text/RelativeTime.tsx';
export {
  type Preferences,
  setPreferences,
  usePreferences,
  useReducedMotion,
} from './theme/preferences.ts';
export { UiProvider, UiTheme } from './theme/UiProvider.tsx';
export { notify, toastSeconds, useToastSeconds } from './toasts/notify.ts';
export { breakpoints } from './viewport/breakpoints.ts';
export { stickyFootRef, topBannerRef } from './viewport/height-token.ts';
export { useInSlices } from './viewport/useInSlices.ts';
export { useIsScrollingDown } from './viewport/useIsScrollingDown.ts';
export { useIsTabHidden } from './viewport/useIsTabHidden.ts';
export { useIsNarrow, useMediaQuery } from './viewport/useMediaQuery.ts';
export { useNearViewport } from './viewport/useNearViewport.ts';
export { useScrollStrip } from './viewport/useScrollStrip.ts';
