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
  ])('takes %s for no other name of %s', (ad, own) => {
    expect(compareNames(ad, own)).toBeNull();
  });
});
