/**
 * The banners of the overview, a list that lives in the client. `image` names a scene that is drawn
 * here.
 */
export const hackathons = [
  { id: 'sih', title: 'Smart India Hackathon', image: 'capital', link: 'https://www.sih.gov.in/' },
  {
    id: 'space-apps',
    title: 'NASA Space Apps Challenge',
    image: 'planet',
    link: 'https://www.spaceappschallenge.org/',
  },
  { id: 'ethindia', title: 'ETHIndia', image: 'crystal', link: 'https://ethindia.co/' },
  {
    id: 'hacktoberfest',
    title: 'Hacktoberfest',
    image: 'tree',
    link: 'https://hacktoberfest.com/',
  },
  {
    id: 'kaggle',
    title: 'Kaggle Competitions',
    image: 'peaks',
    link: 'https://www.kaggle.com/competitions',
  },
  {
    id: 'devfolio',
    title: 'Hackathons on Devfolio',
    image: 'city',
    link: 'https://devfolio.co/hackathons',
  },
  {
    id: 'imagine-cup',
    title: 'Microsoft Imagine Cup',
    image: 'cup',
    link: 'https://imaginecup.microsoft.com/',
  },
  {
    id: 'mlh',
    title: 'Major League Hacking Season',
    image: 'camp',
    link: 'https://mlh.io/seasons',
  },
  {
    id: 'unstop',
    title: 'Hackathons on Unstop',
    image: 'road',
    link: 'https://unstop.com/hackathons',
  },
  {
    id: 'hackerearth',
    title: 'HackerEarth Challenges',
    image: 'bridge',
    link: 'https://www.hackerearth.com/challenges/hackathon/',
  },
] as const;

export type SceneName = (typeof hackathons)[number]['image'];

/** How long a banner stays before the next one comes. */
export const bannerMs = 5000;
