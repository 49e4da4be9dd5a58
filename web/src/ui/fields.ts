import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import css from './fields.module.css';

/** What all fields share: room for a thumb, a label above, words of help below the label, the error below the box. */
export const fieldLook = {
  size: 'md',
  classNames: {
    label: css.label ?? '',
    input: css.input ?? '',
    error: css.error ?? '',
    description: css.description ?? '',
  },
} as const;
