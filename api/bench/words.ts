/**
 * The vocabulary of the dataset: plausible, so that fuzzy search has realistic neighbours, and the
 * same every time.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

const heads =
  list(`Ana Astra Axi Bharat Blue Bright Cala Cera Cipher Clear Crest Data Delta Dyna Echo Ela Ever Fin Flux Gala Gen Graph Hexa Ind Infi Inno Kala
  Kine Lumi Mahi Meri Micro Mind Nano Nova Omni Opti Orbi Para Pixel Prisma Quanta Rapi Sara Sigma Sol Strata Swift Syn Tata Tele Terra Trans Ultra Uni Vana
  Vector Veri Vista Zen`);
const middles =
  list(`base bridge byte cloud core craft cube drive dyne field flow forge gate grid hive kart lab lane link logic loop mart mesh metric mint nest
  path pay point pulse scale sense shift soft space spark stack stream tech tron verse wave wire works yard`);
const tails = [
  '',
  'Technologies',
  'Systems',
  'Analytics',
  'Labs',
  'Solutions',
  'Software',
  'Consulting',
  'Energy',
  'Motors',
  'Finance',
  'Semiconductors',
  'Networks',
];

/** 3,000 companies, the popular ones first. */
export const companies: string[] = Array.from({ length: 3000 }, (_, i) => {
  // A prime step goes through all pairs before one comes again, and then with another tail.
  const pair = (i * 1009) % (heads.length * middles.length);
  const round = Math.floor(i / (heads.length * middles.length));
  const tail = tails[(pair + round) % tails.length] ?? '';
  return `${heads[pair % heads.length] ?? ''}${middles[Math.floor(pair / heads.length)] ?? ''}${tail ? ` ${tail}` : ''}`;
});

const levels = [
  '',
  'Junior',
  'Senior',
  'Associate',
  'Graduate',
  'Lead',
  'Trainee',
  'Principal',
  'Assistant',
  'Staff',
];
const jobs = [
  'Software Engineer',
  'Data Analyst',
  'Backend Developer',
  'Frontend Developer',
  'Data Scientist',
  'Product Manager',
  'Business Analyst',
  'Design Engineer',
  'Test Engineer',
  'Machine Learning Engineer',
  'Network Engineer',
  'Process Engineer',
  'Site Engineer',
  'Structural Engineer',
  'Embedded Developer',
  'Hardware Engineer',
  'Research Engineer',
  'Security Analyst',
  'Cloud Architect',
  'Database Administrator',
  'Quality Engineer',
  'Production Engineer',
  'Chemical Engineer',
  'Power Systems Engineer',
  'Verification Engineer',
  'Marketing Analyst',
  'Financial Analyst',
  'Operations Manager',
  'Technical Writer',
  'Automation Engineer',
];

/** 300 roles, the popular ones first. */
export const roles: string[] = levels.flatMap((level) =>
  jobs.map((job) => (level ? `${level} ${job}` : job)),
);

const topics =
  list(`dsa arrays graphs dp sql joins oops java python golang react node linux kernel networks tcp dbms os aptitude puzzles hr behavioural resume projects
  internship offcampus oncampus referral systemdesign lowlevel caching kafka docker kubernetes aws azure gcp terraform verilog vlsi fpga embedded matlab autocad catia ansys
  thermodynamics concrete surveying polymers bioinformatics genomics fermentation statistics probability regression nlp vision transformers excel tableau powerbi casestudy
  guesstimates groupdiscussion english coding contest leetcode codechef recursion trees heaps hashing greedy bitmasks strings pointers threads concurrency deadlocks`);

/** About 400 hashtags, the popular ones first. */
export const hashtags: string[] = ['', 'tips', 'round', 'prep', 'notes'].flatMap((end) =>
  topics.map((topic) => `#${topic}${end}`),
);

export const firstNames =
  list(`Aarav Aditi Aditya Akash Akhil Amit Amrita Ananya Anika Anil Anjali Ankit Anusha Arjun Arun Asha Ashwin Bhavana Chaitanya Charan Deepa Deepak
  Devika Dhruv Divya Esha Farhan Gauri Gautam Gayatri Harini Harish Harsha Ishaan Ishita Jaya Jyoti Karan Karthik Kavya Keerthi Kiran Krishna Lakshmi Madhav Mahesh Manasa
  Manish Meera Meghana Mohan Mukesh Nandini Naveen Neha Nikhil Nisha Pallavi Pavan Pooja Prakash Pranav Prasad Praveen Priya Rahul Rajesh Ramya Ravi Rekha Ritu Rohan Rohit
  Sagar Sahil Sai Sandeep Sanjay Sanjana Sara Shankar Shreya Shruti Siddharth Sneha Srinivas Sudha Suman Suresh Swathi Tanvi Tarun Uday Uma Varun Vidya Vijay Vikram Vinay
  Vishal Vivek Yamini Yash Zoya`);
export const lastNames =
  list(`Agarwal Ahuja Anand Apte Bajaj Banerjee Bhatt Bhattacharya Bose Chakraborty Chandra Chaudhary Chopra Das Dasgupta Desai Deshmukh Deshpande Dutta
  Gandhi Ganguly Garg George Ghosh Goel Gowda Gupta Hegde Iyer Iyengar Jadhav Jain Jha Joshi Kamath Kapoor Kaur Khan Khanna Kulkarni Kumar Mahajan Malhotra Mehta Menon Mishra
  Mukherjee Murthy Nair Naidu Narayan Patel Pandey Patil Pillai Prabhu Raghavan Rajan Raman Rao Reddy Roy Sahoo Saxena Sen Sengupta Sethi Shah Sharma Shenoy Shetty Singh Sinha
  Sivakumar Srivastava Subramanian Thakur Thomas Tiwari Trivedi Varghese Varma Venkatesan Verma Vyas Wagle Yadav`);

// With the quotes, dashes and signs that phones type: a text beyond Latin-1 costs every server
// more.
export const sentences = [
  'Two coding rounds and a long talk about my final year project.',
  'They asked how indexes work and why a query may ignore one.',
  'Read the basics of your branch once more; nobody asked for exotic things.',
  'The panel was friendly and waited while I thought aloud.',
  'Most of the first hour went into graphs and dynamic programming, the rest into databases and operating systems.',
  'Be honest about what you don’t know – they notice.',
  'A case study about pricing, then a short conversation on teamwork and deadlines in earlier internships.',
  'Shortlisting was by an aptitude test of sixty minutes; the stipend was ₹60,000 a month.',
];

export const questions = [
  'How long did you prepare for the coding rounds?',
  'Was the aptitude test adaptive?',
  'Did they ask about projects outside of coursework?',
  'Is a minimum CGPA strictly applied?',
  'Which topics of operating systems came up?',
  'How many people were taken from your branch in the end?',
];
export const answers = [
  'About two months, an hour or two each day.',
  'No, the same paper for everybody, with negative marks.',
  'Yes, and they went quite deep, so know your own code.',
  'They did apply it this year.',
  'Scheduling, paging and deadlocks, nothing beyond the standard course.',
  'Four from mine, eleven in total.',
];
