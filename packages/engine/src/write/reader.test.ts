import { describe, expect, it } from 'vitest';
import { findReader } from './reader.ts';

describe('the reader whom an ad names', () => {
  it.each([
    ['Send your application to Dana Placeholder.', 'Dana Placeholder'],
    ['Attn: Denise Aroyan, Client Services', 'Denise Aroyan'],
    ['Send a resume to jobs@mills.example (Gord Tessier).', 'Gord Tessier'],
    ['jobs@mills.example (Gord Tessier, service manager)', 'Gord Tessier'],
    ['Resume to jobs@mills.example or stop in and ask for Marlene.', 'Marlene'],
    ['Apply via the link or ring Shaz on 03 5550 0190 for a chat.', 'Shaz'],
    ['Please apply to Ms. Ramdewar, by e-mail to hr@mills.example.', 'Ms. Ramdewar'],
    ['Send your CV and two references to Mrs Adeyemi-Cole before Friday.', 'Mrs Adeyemi-Cole'],
    ['Speak to Dr. O’Neill at the desk.', 'Dr. O’Neill'],
    ['Contact Marlene at the front desk', 'Marlene'],
    ['Please send your documents to Frau Linnenkohl with your entry date.', 'Frau Linnenkohl'],
    ['Bewerbung an Herrn Dr. Moser, Aarau', 'Herr Dr. Moser'],
    ['Contact: Mrs. Byrne', 'Mrs. Byrne'],
    ['Attn: Ms Loh Swee Sample, Human Capital', 'Ms Loh Swee Sample'],
    ['Attention: Jane Sample Human Resources', 'Jane Sample'],
    ['This Example Job is hosted by Craig Placeholder\nSalary $90,000', 'Craig Placeholder'],
    ['Your contact person is Dana Placeholder (extension 12).', 'Dana Placeholder'],
    ['Apply to Gwenda, our estate manager, in writing.', 'Gwenda'],
    [
      'Please send your CV with a short letter to Gráinne, our practice manager, by Friday.',
      'Gráinne',
    ],
    ['Write to Dana Placeholder, head of the nursery.', 'Dana Placeholder'],
    ['Your CV to Madame Dupont, please', 'Madame Dupont'],
    ['with salary expectation, to Frau Sample, bewerbung@mills.example, by 10 May', 'Frau Sample'],
    ['references to the Manager, Ms. C. Sample, hr@mills.example', 'Ms. C. Sample'],
    ['CV, photo, copy of diploma → hr@mills.example (Ms. Trúc)', 'Ms. Trúc'],
  ])('is found in "%s"', (ad, name) => {
    expect(findReader(ad)).toBe(name);
  });

  it.each([
    'Contact Human Resources for details.',
    'Call Now for an interview',
    'Ask for Details at the desk.',
    'Phone Office at 555 0100',
    'jobs@mills.example (Human Resources)',
    'Text Us at 555 0100',
    'ask for the manager',
    'Attention: Competition Number 24-113',
    'Contact: Job Posting 26-014',
    'You report to Dr. Director of Services.',
    'Mrs. Baker founded the house in 1991.',
    'Apply to Accounts, our team will answer.',
    'This event is hosted by Sample Mills Ltd and its friends.',
    'Our Managing Director will be happy to help.',
    'You will write to Customers, our most important people.',
    'Reports to Operations, the head of which is new.',
    'Submit invoices to Xero, our system.',
    'Report daily to Maria Lopez, our night manager.',
    'Write to Meadow Farm, our head office.',
    'This job is hosted by Bright Jobs.',
    'Little Acorns is happy to talk about hours.',
  ])('is nobody in "%s"', (ad) => {
    expect(findReader(ad)).toBeNull();
  });
});

it.each([
  'Our data protection officer is Mr. Sample, privacy@mills.example. Send your CV to jobs@mills.example.',
  'Complaints about the application: Ms. Sample, complaints@mills.example',
  'You will replace Mrs. Sample, office@mills.example, who retires.',
])('is none whom the ad names for something else: "%s"', (ad) => {
  expect(findReader(ad)).toBeNull();
});
