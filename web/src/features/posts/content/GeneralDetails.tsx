import { FactRows } from './FactRows';
import { generalFacts } from './facts';

type Props = { post: Parameters<typeof generalFacts>[0] };

/** Who could apply, how it was held, what came of it. */
export const GeneralDetails = ({ post }: Props) => <FactRows facts={generalFacts(post)} />;
