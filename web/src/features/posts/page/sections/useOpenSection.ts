import { useLocation, useNavigate } from 'react-router-dom';
import { fieldsOf } from '@/core/is-record';

type SectionAddress = { id: string; isStart?: boolean; anchors?: readonly string[] };

/**
 * Which section stands open: the one that the address names, else the one to start with, else the
 * first. Opening one writes it into the address, in the place of the last, so that a link, a reload
 * and the back button find it again.
 */
export function useOpenSection(sections: readonly SectionAddress[]) {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const routerState = fieldsOf(location.state);
  const named = sections.find(
    ({ id, anchors = [] }) => hash === `#${id}` || anchors.some((anchor) => hash === `#${anchor}`),
  );
  const start = sections.find(({ isStart }) => isStart) ?? sections[0];
  const open = routerState['allFolded'] === true ? null : ((named ?? start)?.id ?? null);

  const toggle = (id: string) => {
    const isOpen = open === id;
    void navigate(
      { search, hash: isOpen ? '' : id },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...routerState, allFolded: isOpen },
      },
    );
  };
  return { open, toggle };
}
