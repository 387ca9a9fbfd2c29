import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, page, server, useJourneys } from './journey.ts';

const PROVOKED = /\/api\/(newsletter|contact)/;

useJourneys({ provoked: PROVOKED });
beforeEach(async () => {
  await page.goto(`${server.url}/contact`);
  await page.waitForLoadState('networkidle');
});

describe('the newsletter form', () => {
  const field = () => page.getByLabel('Email address');
  const button = () => page.getByRole('button', { name: 'Subscribe' });
  const toast = (text: string) =>
    page.getByRole('region', { name: 'Messages (F8)' }).getByText(text, { exact: true });
  const answerWith = (status: number, body: unknown) =>
    page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, json: body }));

  it('asks to confirm by mail, and says so', async () => {
    expect(await button().isDisabled()).toBe(true);
    await field().fill('robin.sample@example.com');
    await button().click();
    await page.getByText('Check your email!', { exact: true }).waitFor();
    await toast('Subscription successful!').waitFor();
    expect(await field().inputValue()).toBe('');
    await expectAccessible();
  });

  it('asks for an address where there is none, or none that looks like one', async () => {
    await field().fill('   ');
    await field().press('Enter');
    await toast('Email required').waitFor();
    await toast('Please enter your email address').waitFor();
    await field().fill('robin@example');
    await button().click();
    await toast('Invalid email').waitFor();
    await toast('Please enter a valid email address').waitFor();
  });

  it('waits with its input and button disabled', async () => {
    await page.route('**/api/newsletter/subscribe', () => undefined);
    await field().fill('robin.sample@example.com');
    await button().click();
    const waiting = page.getByRole('button', { name: 'Subscribing...' });
    await waiting.waitFor();
    expect([await waiting.isDisabled(), await field().isDisabled()]).toEqual([true, true]);
  });

  it.each([
    ['the server’s words', 503, { message: 'Busy just now.' }, 'Busy just now.'],
    ['its own where it has none', 500, {}, 'Subscription failed'],
  ])('says what went wrong in %s', async (_, status, body, text) => {
    await answerWith(status, body);
    await field().fill('robin.sample@example.com');
    await button().click();
    await toast('Something went wrong').waitFor();
    await toast(text).waitFor();
    await page.getByText('Please check your email format', { exact: true }).waitFor();
  });

  it('says when the server refuses', async () => {
    await answerWith(200, { success: false, message: 'Not this one.' });
    await field().fill('robin.sample@example.com');
    await button().click();
    await toast('Subscription failed').waitFor();
    await toast('Not this one.').waitFor();
  });
});

describe('the contact form', () => {
  const send = () => page.getByRole('button', { name: 'Send message' });

  it('says what is missing, and goes there', async () => {
    await send().click();
    await page.getByText('Enter your name.').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('name');
    await expectAccessible();
  });

  it('sends a message', async () => {
    await page.getByLabel('Your name').fill('Robin Sample');
    await page.getByLabel('Your e-mail').fill('robin.sample@example.com');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message').fill('How do I change my username?');
    await page.getByText('6 words').waitFor();
    await send().click();
    await page.getByText('Your message has arrived').waitFor();
  });
});
