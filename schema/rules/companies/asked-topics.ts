import type { AskedTopic } from './asked-texts.ts';
import type { RoundKind } from './companies-texts.ts';

/**
 * What tells of a topic whatever else stands in the question: of a project of one's own that has a
 * database, and of stress at work, which no beam is under.
 */
const telling: Partial<Record<AskedTopic, RegExp>> = {
  behavioural:
    /\b((salary|ctc) expectations?|expected (salary|ctc)|notice period|(join|joining) (us|our|the (company|team)|immediately|date)|date of joining|(can|could|will|would|i) (you )?(like to )?join|like to join|(under|handle|handling|manage|cope with|deal with) (stress|pressure)|backlogs?|gate (exam|score|paper)|(selection|recruitment|hiring|interview) process)\b/i,
  projects: /\b(my|your) ([\w-]+ ){0,3}projects?\b(?!['’]s)/i,
  electronics: /\bdebounce (a|the) (key|switch|button)\b/i,
  core: /\bthrottle (base|body|valve)\b/i,
};

/**
 * The words of topics. The first whose words stand in a question decides, unless they mean
 * something else there: the rest of a day, a tech stack, a concrete example.
 */
const topicWords = {
  systemDesign:
    /\b(system design|high level design|hld|scal(e|ing|able)|load balanc\w*|rate limiter|url shortener|sharding|microservices?|message queue|distributed|cdn|design (a|an|the) (\w+ )?(service|system|feed|chat|platform))\b/i,
  databases:
    /\b(sql|databases?|dbms|joins|(inner|outer|left|right|self|cross|natural|one) join|index(es|ing)?|normali[sz]ation|normal forms?|acid|transactions?|primary key|foreign key|nosql|mongodb|postgres\w*|query|queries|(highest|lowest) salary|stored procedures?)\b/i,
  operatingSystems:
    /\b(operating systems?|(?<!(selection|recruitment|interview|hiring|thought|design|manufacturing) )process(es)?(?! (of|control|engineer\w*|flow|safety))|threads?|deadlocks?|semaphores?|mutex(es)?|virtual memory|paging|page faults?|context switch\w*|scheduling|thrashing|kernel)\b/i,
  networks:
    /\b(tcp|udp|ip address|osi|dns|https?|tls|handshake|subnet\w*|router|(?<!(neural|two-port) )network(s|ing)?|browser|sockets?)\b/i,
  objects:
    /\b(oops?|object[- ]oriented|polymorphism|inheritance|encapsulation|abstract(ion| class\w*)?|(?<!user )interfaces?|overload\w*|overrid\w*|solid(?! (state|mechanics|modelling|waste))|design patterns?|singleton|constructors?|virtual functions?|low level design|lld|parking lot)\b/i,
  web: /\b(javascript|react|css|html|closures?|event loop|promises?|debounce|throttle|dom|(?<!\b(the|and|a) )rest|api|node ?\.?js|hoisting)\b/i,
  algorithms:
    /\b(arrays?|strings?|linked lists?|trees?|bst|graphs?|(?<!(tech|technology|full|mern|mean) )stack(?! trace)|queue|heap|hash(map| map| table|ing)?|sort(ed|ing)?|binary search|recursion|dynamic programming|dp|substrings?|subarrays?|subsequence|palindromes?|anagrams?|lru|matrix|islands?|intervals?|two sum|permutations?|knapsack|complexity|linked list|parenthes[ei]s|brackets|stairs|stock|fibonacci|factorial|prime|trapping rain|coin change|backtracking|bfs|dfs|sliding window)\b/i,
  electronics:
    /\b(flip[- ]?flops?|latch|setup(?= (time|and|violation|slack))|hold time|mosfet|cmos|vlsi|verilog|fifo|fsm|metastability|clock domain|op[- ]?amps?|transistor|amplifier|adc|dac|microcontroller|interrupts?|uart|spi|i2c|embedded|modulation|mux|multiplexers?|(logic|transmission|floating|and|or|not|x?n?or|nand) gates?)\b/i,
  core: /\b(thermodynamics?|otto|diesel|carnot|beam|bending|stress(?! (test|interview)\w*)|strain|concrete(?! (example|class|idea))|cement|soil|pump|turbine|transformer|motor|(?<!(by|mathematical) )induction(?! (program\w*|training))|relay|boiler|heat exchangers?|distillation|reactor|welding|(?<!(type|up|down)[- ]?)casting|lathe|(?<!fault )tolerances?|refrigeration|gears?|gearbox|bearings?|cavitation|npsh|compressors?|phase diagrams?|metallurgy|blast furnace|heat treatment|truss|girder|slab|footing|pile|factor of safety|power factor|circuit breaker|ferranti|mass transfer|fluid mechanics|bernoulli|reynolds)\b/i,
  aptitude:
    /\b(puzzle|probability|balls?|coins?|dice|ages?|(?<!\b(to|you|we|i) )trains?(?! (a|an|the|your|it|on)\b)|work and time|percentages?|guesstimate|estimate|how many(?! (years|months|backlogs|offers|students|companies|projects)\b)(?= \w)|weigh(s|ing|ings)?|ropes?|(cross|crossing) (the|a) bridge|clock(?! (domain|speed|cycle|skew|of))|eggs?|horses|jugs?|egg drop)\b/i,
  projects: /\b(projects?|internship|resume|résumé|thesis|final[- ]year)\b/i,
  behavioural:
    /\b(tell (me|us) about|introduce|strengths?|weakness(es)?|why (do you|should|this|us|our|we)|conflict|disagree\w*|failure|failed|five years|teamwork|leadership|relocat\w*|hobbies|challenge|deadline|a time|yourself|feedback|bond|salary expectations?|shifts?)\b/i,
} as const satisfies Partial<Record<AskedTopic, RegExp>>;

const topicOfKind: Partial<Record<RoundKind, AskedTopic>> = {
  hr: 'behavioural',
  managerial: 'behavioural',
  design: 'systemDesign',
  coding: 'algorithms',
  aptitude: 'aptitude',
};

const topicsIn = (words: Partial<Record<AskedTopic, RegExp>>) =>
  Object.entries(words) as [AskedTopic, RegExp][];
const tellingTopics = [...topicsIn(telling), ...topicsIn(topicWords)];

/** What a question is about, by its words, or by the kind of round in which it was asked. */
export const topicOf = (text: string, kind: RoundKind): AskedTopic =>
  tellingTopics.find(([, words]) => words.test(text))?.[0] ?? topicOfKind[kind] ?? 'other';
