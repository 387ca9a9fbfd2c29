import type { Payment } from '@trueline/contracts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';

type Bought = Pick<Payment, 'service' | 'resumeSessionId' | 'resumeId'>;

interface NextStep {
  label: string;
  to: string;
}

/** Where the paid service is used. */
export function nextStepOf({ service, resumeSessionId, resumeId }: Bought): NextStep {
  switch (service) {
    case 'resume_optimization':
      return resumeSessionId === undefined
        ? { label: 'Go to the dashboard', to: '/dashboard' }
        : { label: 'Continue to the job ad', to: flowAddress('/configure', resumeSessionId) };
    case 'profile_setup':
      return { label: 'Set up my profile', to: '/profile-setup' };
    case 'career_intelligence_refresh':
      return { label: 'Go to my profile', to: '/profile' };
    case 'resume_reparsing':
      return resumeId === undefined
        ? { label: 'Go to my resumes', to: '/my-resumes' }
        : { label: 'Go to the resume', to: `/resume-view/${encodeURIComponent(resumeId)}` };
  }
}
