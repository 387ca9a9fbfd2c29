import { describe, expect, it } from 'vitest';
import { compareNames } from './same-name.ts';

describe('compareNames', () => {
  it.each([
    ['Kubernetes', 'k8s', 'nickname'],
    ['Golang', 'Go', 'nickname'],
    ['Amazon Web Services', 'AWS', 'acronym'],
    ['NLP', 'natural language processing', 'acronym'],
    ['Microsoft Excel', 'Excel', 'maker'],
    ['back-end', 'backend', 'spelling'],
    ['optimization', 'optimisation', 'spelling'],
    ['APIs', 'API', 'plural'],
    ['communication skills', 'Communication', 'tail'],
    ['NoSQL databases', 'NoSQL', 'tail'],
    ['software development', 'Software Engineering', 'synonym'],
    ['appointment scheduling', 'schedule appointments', 'word-form'],
    ['inventory management', 'managing inventory', 'word-form'],
    ['auditing', 'audits', 'word-form'],
    ['workflow testing', 'testing workflows', 'word-form'],
    ['CPR Level C', 'CPR-C', 'synonym'],
    ["Class G driver's licence", "G driver's licence", 'synonym'],
    ['cardiopulmonary resuscitation', 'CPR certification', 'synonym'],
    ['Certified Supply Chain Professional', 'CSCP', 'acronym'],
    ['English as a second language', 'ESL', 'acronym'],
    ['first in, first out', 'FIFO', 'acronym'],
    ['GitHub Actions', 'GH Actions', 'synonym'],
    ['statistics', 'stats', 'synonym'],
    ['occupational health and safety', 'OHS', 'acronym'],
  ])("knows the ad's %s in the person's %s", (ad, own, how) => {
    expect(compareNames(ad, own)?.how).toBe(how);
  });

  it.each([
    ['cloud infrastructure', 'cloud'],
    ['customer service', 'customer'],
    ['JavaScript', 'Java'],
    ['Power BI', 'Excel'],
    ['Python 3', 'Python'],
    ['warehouse management', 'warehousing'],
    ['Communication skills', 'Stakeholder Communication'],
    ['collaboration', 'collaborative'],
    ['whole-fish butchery', 'butchery'],
    ['inventory management', 'inventory'],
    ['food safe level 1', 'Food handler certificate'],
    ['journeyman licence', 'journeyman'],
    ["valid driver's licence", "driver's licence"],
    ['Exchange Online', 'Microsoft Exchange'],
    ['WorkSafeBC claims', 'WSIB claims'],
  ])('takes %s for no other name of %s', (ad, own) => {
    expect(compareNames(ad, own)).toBeNull();
  });
});
