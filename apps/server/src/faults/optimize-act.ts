import type { Payment, ResumeSession } from '@trueline/contracts';
import type { Browser } from '../testing/browser.ts';
import { SAMPLE_JOB, SAMPLE_RESUME } from '../testing/sample.ts';
import { type Act, faultIf, type Stage } from './act.ts';
import { deliverPaid } from './payment-acts.ts';
import { END_MS } from './settings.ts';
import { waitUntil } from './wait-until.ts';
import { attempt, getAgain, insist, type World } from './world.ts';

const MAX_MODEL_CALLS = 2;
/** The credit of a run, when the run has come to this. */
const CREDIT_AFTER: Record<string, Payment['credit']> = {
  pending: 'available',
  completed: 'used',
  failed: 'available',
};

/** A paid run on a resume session of its own, whose mark stands in what the model is shown. */
export const optimizeStage: Stage = async (world, owner, mark): Promise<Act> => {
  const reference = `Reference ${100_000_000 + mark}`;
  const resumeId = await uploadResume(owner);
  const id = await startSession(owner, resumeId, `${SAMPLE_JOB}\n${reference}\n`);
  const payment = await buyOptimization(world, owner, id);
  const path = `/api/resume-sessions/${id}`;
  let isAccepted = false;
  return {
    perform: async () => {
      if (isAccepted) return;
      const headers = { 'idempotency-key': `optimize-${mark}` };
      const answer = await attempt(owner.post(`${path}/optimize`, undefined, headers));
      isAccepted = answer?.status === 202;
    },
    isAcknowledged: () => isAccepted,
    check: async () => {
      const session = await waitUntil<ResumeSession>(
        async () => (await getAgain(owner, path)).json.resumeSession,
        ({ status }) => status !== 'optimizing',
        END_MS,
      );
      const paid = await getAgain(owner, `/api/payments/${payment.sessionId}`);
      const { credit } = paid.json.payment as Payment;
      const calls = world.model.requests.filter((body) => body.includes(reference)).length;
      const { status } = session;
      return [
        ...faultIf(isAccepted && status === 'pending', `(a) ${id}: acknowledged, and never ran`),
        ...faultIf(status === 'optimizing', `(c) ${id}: still running`),
        ...faultIf(CREDIT_AFTER[status] !== credit, `(b) ${id}: ${status}, its credit ${credit}`),
        ...faultIf(calls > MAX_MODEL_CALLS, `(d) ${id}: ${calls} calls to the model`),
      ];
    },
  };
};

async function uploadResume(owner: Browser): Promise<string> {
  const sample = { text: SAMPLE_RESUME, title: 'sample' };
  const created = await insist(() => owner.post('/api/resumes', sample));
  const { id } = created.json.resume;
  await waitUntil(
    async () => (await getAgain(owner, `/api/resumes/${id}`)).json.resume.status,
    (status) => status !== 'parsing',
    END_MS,
  );
  return id;
}

async function startSession(owner: Browser, resumeId: string, jobDescription: string) {
  const created = await insist(() => owner.post('/api/resume-sessions', { resumeId }));
  const { id } = created.json.resumeSession;
  await insist(() => owner.patch(`/api/resume-sessions/${id}`, { jobDescription }));
  return id as string;
}

/** At the test checkout, or by an event of Stripe. */
async function buyOptimization(world: World, owner: Browser, resumeSessionId: string) {
  const order = { service: 'resume_optimization', resumeSessionId };
  const ordered = await insist(() => owner.post('/api/payments', order));
  const payment: Payment = ordered.json.payment;
  if (payment.test) await insist(() => owner.post(`/api/payments/${payment.sessionId}/confirm`));
  else await waitUntil(() => deliverPaid(world, payment), Boolean, END_MS);
  return payment;
}
