import { describe, expect, it } from 'vitest';
import { readEmployer } from './employer.ts';

describe('readEmployer', () => {
  it.each([
    [
      'We run 40 trucks between Calgary and Regina.',
      { does: 'run 40 trucks between Calgary and Regina' },
    ],
    [
      'Harbour Lights Eldercare (charity no. 12) supports over 900 seniors. Reporting to the Director',
      { does: 'support over 900 seniors' },
    ],
    ['Harbour Lights has fed families since 1991.', { done: 'fed families since 1991' }],
    [
      'HLE has been working in the north since 1983 in the areas of housing and care...',
      { done: 'been working in the north since 1983 in the areas of housing and care' },
    ],
    [
      'Who we are: family run, 62 trucks, we haul chilled food for grocers and bakers.',
      { does: 'haul chilled food for grocers and bakers' },
    ],
    ['Harbour is a 96-bed care home in Sudbury.', { is: 'a 96-bed care home in Sudbury' }],
    [
      'Harbour Lights is Ontario’s largest family-run home.',
      { is: 'Ontario’s largest family-run home' },
    ],
    [
      'Our 30 drivers deliver meals across the county. They work hard.',
      { states: 'your 30 drivers deliver meals across the county' },
    ],
    [
      'The garden is the heart of our home and we take that seriously.',
      { states: 'the garden is the heart of your home' },
    ],
    [
      'The Trust runs two theatres (1,100 and 350 seats), an outdoor stage and a busy programme, with 40 shows.',
      { states: 'the Trust runs two theatres, an outdoor stage and a busy programme' },
    ],
    [
      'Our Kinship Care team supports 210 children and is looking for a Social Worker.',
      { states: 'your Kinship Care team supports 210 children' },
    ],
    [
      'Whipstick Group runs four homes in the north.',
      { states: 'Whipstick Group runs four homes in the north' },
    ],
    ['We look after the lifts of two airports.', { does: 'look after the lifts of two airports' }],
    [
      'Harbour Lights is a contractor for roads, drainage and housing across the county.',
      { is: 'a contractor for roads, drainage and housing across the county' },
    ],
    ['Harbour Lights is a dealer group, import brands, 18 bays.', { is: 'a dealer group' }],
    [
      'Harbour Lights is the operator of the new line between the port and the market.',
      { is: 'the operator of the new line between the port and the market' },
    ],
  ])('reads what "%s" states', (ad, facts) => {
    expect(readEmployer(ad, 'Harbour Lights Eldercare')).toEqual(facts);
  });

  it.each([
    'Harbour Lights Eldercare is an equal opportunity employer.',
    'Harbour Lights seeks a cook.',
    'We are proud to be one of the best places to work.',
    'We believe in diversity and inclusion at every level.',
    'Our benefits include dental care.',
    'Our ideal candidate is a reader of our books.',
    'Harbour offers a salary of 50,000.',
    'Experience is an asset in our kitchen role.',
    'We look forward to hearing from you.',
    'We look for people who care.',
    'We believe that good food brings people together.',
    'We hope to hear from you by Friday.',
    'We wish you good luck on your way.',
    'We welcome people of all walks of life.',
    'We encourage all of you to write to us.',
    'We value honesty and clear words.',
    'We offer an interview to everybody who applies.',
    'We thank all who apply for their interest.',
    'We expect to interview in the second week of May.',
    'We reserve the right to close this advert early.',
    'We provide feedback to everybody who applies.',
    'We support flexible working from day one.',
    'We help you settle in and grow.',
    'We move fast and break nothing.',
    'Prepares breakfast and lunch for 118 residents.',
    'The Supervisor runs the night shift.',
    'Payroll Officer runs the payroll of one site.',
    'Our team welcomes you with open arms.',
    'We put people above everything else.',
    'Harbour Lights is one of the fast-growing makers of the region.',
    'Harbour Lights is a growing player in the care sector.',
    'Our managers believe in their people.',
  ])('reads nothing of "%s"', (ad) => {
    expect(readEmployer(ad, 'Harbour Lights Eldercare')).toEqual({});
  });
});
