import type { CollegeWords } from '../../../../schema/rules/college/college-texts.ts';

/**
 * What the demo college says until somebody writes it anew: nobody of them is there, and nobody
 * said this. No other college's pages show it.
 */
export const demoWords: CollegeWords = {
  address: '',
  email: 'hello@experiencia.example',
  phones: ['+91 80000 00001', '+91 80000 00002'],
  hours: 'Monday to Friday, 10 am to 6 pm',
  about: '',
  accent: '',
  founders: [
    {
      name: 'Aditya Rao',
      role: 'Co-founder, product',
      words:
        'Kept a notebook of every question his batch was asked, and lent it out until it fell apart. This is the notebook that can’t.',
      links: ['https://www.linkedin.com/in/aditya-rao-example', 'https://x.com/aditya_example'],
    },
    {
      name: 'Sneha Kulkarni',
      role: 'Co-founder, engineering',
      words:
        'Wrote the first version in a hostel room between two placement drives, on a laptop with eleven working keys.',
      links: [
        'https://www.linkedin.com/in/sneha-kulkarni-example',
        'https://github.com/sneha-example',
      ],
    },
    {
      name: 'Imran Qureshi',
      role: 'Co-founder, alumni relations',
      words:
        'Has the phone number of somebody in every company you can name, and a gift for asking them to write one page.',
      links: ['https://www.linkedin.com/in/imran-qureshi-example'],
    },
  ],
  voices: [
    {
      name: 'Ananya Reddy',
      line: "CSE B.Tech '26, Student",
      words:
        'I read eleven posts about one company on the train home. Two of the three questions I was asked stood in them.',
    },
    {
      name: 'Karthik Iyer',
      line: "ECE B.Tech '19, Alumni",
      words:
        'I had a list of things nobody told me. Writing them down took one evening; juniors still write to me about it.',
    },
    {
      name: 'Meera Nair',
      line: "Finance MBA '21, Alumni",
      words:
        'The questions are sharp and kind. It feels like the corridor outside the placement cell, with people who made it.',
    },
  ],
};
