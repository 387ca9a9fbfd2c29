import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { isBoast, isBrochure, isOfTheAd } from '../rules/summary-praise.ts';
import { isEmptySentence } from '../rules/summary-sentences.ts';
import { keptSentences } from './summary-own.ts';

const keptOf = (summary: string, basics: Resume['basics'] = {}): string[] =>
  keptSentences(
    {
      resume: { basics: { name: 'Ann Example', ...basics } },
      title: 'Boilermaker',
      isProven: () => true,
      withoutData: (text) => (/^Nationality/.test(text) ? '' : text),
    },
    summary,
  );

describe('a sentence of a brochure, an ad or a boast', () => {
  it.each([
    'Customer-centric communications professional with a proven track record across all touchpoints.',
    'Dynamic, results-driven cook with a passion for world-class galley solutions.',
    'Motivated self-starter with an entrepreneurial mindset.',
  ])('is a brochure: %s', (sentence) => {
    expect(isBrochure(sentence)).toBe(true);
  });

  it.each([
    'Results-driven sales lead who won 14 accounts in a fast-paced market.',
    'Passionate baker of sourdough and rye.',
    'Data-driven menu planning for three canteens.',
  ])('is none: %s', (sentence) => {
    expect(isBrochure(sentence)).toBe(false);
  });

  it.each([
    ['The successful candidate will be a team player with own transport.', true],
    ['The ideal applicant should hold a driving licence.', true],
    ['Candidates for the licence were taught by me for 6 years.', false],
    ['The successful launch of two shops was my work.', false],
  ])('is of the ad: %s', (sentence, is) => {
    expect(isOfTheAd(sentence)).toBe(is);
  });

  it.each([
    ['I am simply the best hire you will make in 2027.', true],
    ['My users love me and my managers ask me how I do it.', true],
    ['I fix in ten minutes what others escalate for three days.', true],
    ['I was the best salesperson of the branch with 31% more than planned.', false],
    ['The best result of my team was 94% on time.', false],
  ])('is a boast: %s', (sentence, is) => {
    expect(isBoast(sentence)).toBe(is);
  });

  it.each([
    'A position is sought in which processes can be improved.',
    'Permanent position in a museum or gallery.',
    'He looks for a fixed contract in a good kitchen.',
    'I would like to have one good job instead of two.',
    'Led calmly.',
    'Responsible, punctual and God fearing.',
    'I stayed at home with my three children and work again by hours.',
    'I never get tired.',
    'In five years I will be Executive Chef.',
    'In ten years time I want to have a shop of my own.',
  ])('says nothing: %s', (sentence) => {
    expect(isEmptySentence(sentence)).toBe(true);
  });

  it.each([
    'British (and I have a Spanish cross-frontier work card).',
    'I am honest, I come on time and I have my own hand tools.',
    'I now wish to work three days a week on the other side, for a practice in the Midlands.',
    'Looking for a part-time role until I retire.',
    'Position held since the merger in Leeds.',
    'I have been looking after older people since I left school.',
    'He looks after 40 looms.',
    'Bilingual.',
    'I never give out a plate without checking the allergen card twice.',
  ])('says something: %s', (sentence) => {
    expect(isEmptySentence(sentence)).toBe(false);
  });
});

describe('what stays of a sentence', () => {
  it.each([
    [
      'I have finished my training in June as a driver and I am looking for a\npermanent post.',
      ['I have finished my training in June as a driver.'],
    ],
    [
      'Looking for a dynamic and result oriented Boilermaker with 20+ years in repair of boilers.',
      ['Boilermaker with 20+ years in repair of boilers.'],
    ],
    [
      'Honest and hard working young man, with 5 years experience in parking.',
      ['5 years experience in parking.'],
    ],
    [
      'I am a hard working person with eleven years in chimneys and ducts.',
      ['Eleven years in chimneys and ducts.'],
    ],
    [
      'I am a patient woman who has cared for children for more than twenty years.',
      ['Has cared for children for more than twenty years.'],
    ],
    ['I am 56 but I am not tired. I weld in all positions.', ['I weld in all positions.']],
    [
      'I am 23 years old and already a boilermaker of two ships.',
      ['I am already a boilermaker of two ships.'],
    ],
    [
      'Looking for a plumber with 10 years of practice who trains me.',
      ['Looking for a plumber with 10 years of practice who trains me.'],
    ],
    ['Good morning! I weld in all positions.', ['I weld in all positions.']],
    [
      'Boilermaker with 9 years on site. I know the pressure code and I now wish to work nearer home.',
      [
        'Boilermaker with 9 years on site.',
        'I know the pressure code and I now wish to work nearer home.',
      ],
    ],
    ['I am honest, I come on time and I have my own hand tools.', ['I have my own hand tools.']],
    [
      'I am patient, clean, and I know when a baby is really sick and when it is crying.',
      ['I know when a baby is really sick and when it is crying.'],
    ],
    [
      'I live in Gibraltar and I cross the frontier every day.',
      ['I live in Gibraltar and I cross the frontier every day.'],
    ],
    ['I search to grow as supervisor of a big project.', []],
    ['I ran two sites. I trained 9 welders.', ['Ran two sites.', 'Trained 9 welders.']],
    [
      'I am a lady carpenter of 30 years with ten years in the workshop.',
      ['Lady carpenter of 30 years with ten years in the workshop.'],
    ],
    ['I am a carpenter of 30 years with two shops.', ['Carpenter of 30 years with two shops.']],
    [
      'I am a 25 year old reporter from Apia who writes, films and posts. I cover the village courts.',
      ['I am a reporter from Apia who writes, films and posts.', 'I cover the village courts.'],
    ],
    ['I am a 31-year-old electrician. I wire houses.', ['I am an electrician.', 'I wire houses.']],
    ['Welder, 45 years old, from Gdynia with two ships.', ['Welder from Gdynia with two ships.']],
    [
      'I am a cook aged 52 with a food hygiene certificate.',
      ['Cook with a food hygiene certificate.'],
    ],
    ['Crane operator, age 41, excavator and crane.', ['Crane operator, excavator and crane.']],
    [
      'I am a hard working welder. I never miss a shift at the yard.',
      ['I am a welder.', 'I never miss a shift at the yard.'],
    ],
    ['I am 25 years old. I wire houses.', ['I wire houses.']],
    ['I am 25 years old and live in Apia near the port.', ['I live in Apia near the port.']],
    ['Teach pupils aged 15 in three schools.', ['Teach pupils aged 15 in three schools.']],
    ['Cared for patients aged 70 and more.', ['Cared for patients aged 70 and more.']],
    [
      'British (and I have a Spanish cross-frontier work card)',
      ['I have a Spanish cross-frontier work card.'],
    ],
    [
      'Baker for nearly thirty years and I still get a kick out of it.',
      ['Baker for nearly thirty years.'],
    ],
    [
      'I learned the till at 50, so please dont believe what they say.',
      ['Learned the till at 50.'],
    ],
    [
      'Experienced and reliable baker with 25 years of night shifts.',
      ['Baker with 25 years of night shifts.'],
    ],
    ['Experienced baker of bread.', ['Experienced baker of bread.']],
    [
      'I am 51, my children are grown, and I am free to travel within the country.',
      ['I am free to travel within the country.'],
    ],
    ['My kids are at school now, so I can work nights.', ['I can work nights.']],
    [
      'I am a mother of three and I have run a day centre for 40 pensioners.',
      ['I have run a day centre for 40 pensioners.'],
    ],
    [
      'Night porter, 21, two years on the desk of a 46-room hotel.',
      ['Night porter, two years on the desk of a 46-room hotel.'],
    ],
    ['Housekeeper, 19 years.', ['Housekeeper, 19 years.']],
    [
      'Qualified locksmith, 24, six years in the trade.',
      ['Qualified locksmith, six years in the trade.'],
    ],
    [
      'Boilermaker of ships, 24, 30 and 40 feet long.',
      ['Boilermaker of ships, 24, 30 and 40 feet long.'],
    ],
    [
      'Child care worker with 12 years in homes. My children are my reason to teach.',
      ['Child care worker with 12 years in homes.', 'My children are my reason to teach.'],
    ],
    [
      'I like to sit with the doctors before the study begins, because a badly planned trial can not be saved afterwards.',
      [
        'I like to sit with the doctors before the study begins, because a badly planned trial can not be saved afterwards.',
      ],
    ],
    [
      'Welder with 9 years on site. Looking for a permanent post within an hour of Exampletown.',
      [
        'Welder with 9 years on site.',
        'Looking for a permanent post within an hour of Exampletown.',
      ],
    ],
    [
      'Welder with 9 years on site. Looking for a post in a shipyard, in Exampland or abroad.',
      ['Welder with 9 years on site.', 'Looking for a post in a shipyard, in Exampland or abroad.'],
    ],
    [
      'Welder with 9 years on site. Looking for a challenging position where I can grow.',
      ['Welder with 9 years on site.'],
    ],
  ])('%s', (summary, kept) => {
    expect(keptOf(summary)).toEqual(kept);
  });
});

describe('a sentence that takes something back', () => {
  it.each([
    'I worked as an electrician on ships for 12 years, but I am not certified.',
    'I know Sage and Xero, but I have no practice.',
    'I teach maths to pupils of all ages, but I hold no degree.',
    'I weld pipes and tanks for ships, although I am not coded.',
    'I speak German and Polish at work every day, but I cannot write.',
    'I drove trucks for 9 years and I lost my licence.',
    'I kept the books of three firms, however I am unqualified.',
    'I run the lathes and mills, and I have never been trained.',
    "I read drawings of all kinds, but I don't draw.",
    'I speak French, I read it well but I write badly.',
  ])('is never cut: %s', (sentence) => {
    const end = sentence.split(' ').slice(-2).join(' ');
    const told = keptOf(sentence).join(' ');
    expect(told === '' || told.endsWith(end)).toBe(true);
  });

  it('loses what one says of oneself where nothing is taken back', () => {
    expect(keptOf('I am honest, I come on time and I weld pipes for 12 ships.').join(' ')).toBe(
      'I weld pipes for 12 ships.',
    );
  });
});
