import { describe, expect, it } from 'vitest';
import type { AskedTopic } from '../../../../../../schema/rules/companies/asked-texts.ts';
import { topicOf } from '../../../../../../schema/rules/companies/asked-topics.ts';

/** Questions as authors write them, under what somebody who looks for their topic expects them. */
const asked: Partial<Record<AskedTopic, string[]>> = {
  systemDesign: ['Design a rate limiter', 'How would you scale this to a million users?'],
  databases: [
    'Find the second highest salary',
    'Left join vs inner join',
    'Explain ACID properties',
    'Write a query for repeat customers by week',
    'What is normalisation, with tables of your own?',
  ],
  operatingSystems: ['Process vs thread', 'What is a deadlock?', 'Paging and page replacement'],
  networks: [
    'Why does TCP need three messages and not two?',
    'What happens when you type a URL in the browser?',
  ],
  objects: ['What is polymorphism?', 'Abstract class vs interface', 'Design a parking lot'],
  web: ['What is a closure in JS?', 'Explain REST', 'How does Node.js handle many requests?'],
  algorithms: [
    'Reverse a linked list',
    'Coin change with the fewest coins',
    'Write a program for the Fibonacci sequence',
    'Check if a number is prime',
    'Trapping rain water',
    'Topological sort of a graph',
    'A list of one node, then an empty linked list',
  ],
  electronics: [
    'Setup time and hold time',
    'Make an XOR gate from NAND gates',
    'Debounce a key without blocking',
    'What is an interrupt?',
  ],
  core: [
    'Stress and strain of a beam',
    'Explain the working principle of induction motors',
    'Spur or helical gears?',
    'A throttle base plate in three views: read it aloud',
    'What does cavitation sound like?',
    'Quantity of concrete for a pile cap',
  ],
  aptitude: [
    'Two eggs and a building of 100 floors',
    'Find the 3 fastest of 25 horses',
    'A fair coin out of an unfair one',
    'How many tennis balls fit into a bus?',
    'Two trains approach each other at 60 km/h',
  ],
  projects: [
    'Explain your final year project',
    'My project: why MySQL, draw its tables, write one join',
    'My final-year project: what does it do when the clock of one machine is wrong?',
  ],
  behavioural: [
    'Introduce yourself',
    'What are your salary expectations?',
    'When can you join?',
    'Which of three teams would you like to join, and why?',
    'How do you handle stress?',
    'Can you work under stress and tight timelines?',
    'How many backlogs do you have?',
    'Have you written the GATE exam?',
    'Where do you see yourself in five years?',
    'What do you know about our selection process?',
  ],
};

describe('what a question is about', () => {
  it.each(
    Object.entries(asked).flatMap(([topic, texts]) => texts.map((text) => [text, topic] as const)),
  )('“%s” is told among %s', (text, topic) => {
    expect(topicOf(text, 'technical')).toBe(topic);
  });

  it.each([
    'Give a concrete example of it',
    'How did you train a neural network?',
    'Type casting in C',
    'Which tech stack did you work with?',
    'Fault tolerance of a satellite',
    'What did you do with the rest of the afternoon?',
    'How many years did it take?',
  ])('“%s” is told of no topic by a word that means something else', (text) => {
    expect(topicOf(text, 'technical')).toBe('other');
  });

  it('is that of its round where no word tells', () => {
    expect(topicOf('What would you do then?', 'coding')).toBe('algorithms');
    expect(topicOf('What would you do then?', 'hr')).toBe('behavioural');
  });
});
