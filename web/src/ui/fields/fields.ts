import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import css from './fields.module.css';

/**
 * The look that all fields share: large enough for a thumb, the label above, help below the label,
 * the error below the box.
 */
export const fieldStyle = {
  size: 'md',
  classNames: {
    label: css.label ?? '',
    input: css.input ?? '',
    error: css.error ?? '',
    description: css.description ?? '',
  },
} as const;
