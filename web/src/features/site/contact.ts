/** Who runs the demo college, and how to reach them. No other college's pages show them. */
export const contact = {
  email: 'hello@experiencia.example',
  phones: ['+91 80000 00001', '+91 80000 00002'],
} as const;

export const founders = [
  {
    name: 'Aditya Rao',
    role: 'Co-founder, product',
    words:
      'Kept a notebook of every question his batch was asked, and lent it out until it fell apart. This is the notebook that can’t.',
    links: [
      { label: 'LinkedIn', to: 'https://www.linkedin.com/in/aditya-rao-example' },
      { label: 'X', to: 'https://x.com/aditya_example' },
    ],
  },
  {
    name: 'Sneha Kulkarni',
    role: 'Co-founder, engineering',
    words:
      'Wrote the first version in a hostel room between two placement drives, on a laptop with eleven working keys.',
    links: [
      { label: 'LinkedIn', to: 'https://www.linkedin.com/in/sneha-kulkarni-example' },
      { label: 'GitHub', to: 'https://github.com/sneha-example' },
    ],
  },
  {
    name: 'Imran Qureshi',
    role: 'Co-founder, alumni relations',
    words:
      'Has the phone number of somebody in every company you can name, and a gift for asking them to write one page.',
    links: [{ label: 'LinkedIn', to: 'https://www.linkedin.com/in/imran-qureshi-example' }],
  },
] as const;
