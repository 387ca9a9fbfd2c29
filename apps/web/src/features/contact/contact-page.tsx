import { OPERATOR } from '@trueline/contracts';
import { PageIntro } from '../../shared/ui/page-intro.tsx';
import { ContactForm } from './contact-form.tsx';

const LINK = 'text-ink underline underline-offset-4 wrap-anywhere';

export function ContactPage() {
  return (
    <>
      <PageIntro title="Write to us">
        <p>
          A question, a fault, an idea, or something about your data: a person reads it. You can
          write at any hour, on any day; a person answers within two working days.
        </p>
      </PageIntro>
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 pb-20 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <aside aria-label="Other ways" className="space-y-6 text-soft lg:pt-2">
          <div>
            <h2 className="font-sans text-sm font-semibold text-ink">By e-mail</h2>
            <p className="mt-1">
              <a href={`mailto:${OPERATOR.email}`} className={LINK}>
                {OPERATOR.email}
              </a>
            </p>
          </div>
          <div>
            <h2 className="font-sans text-sm font-semibold text-ink">By post</h2>
            <address className="mt-1 not-italic">
              {[OPERATOR.name, ...OPERATOR.postalAddress].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
          <div>
            <h2 className="font-sans text-sm font-semibold text-ink">Please leave out</h2>
            <p className="mt-1">
              Passwords, card numbers and whole resumes. We don’t need them to help you.
            </p>
          </div>
        </aside>
      </div>
    </>
  );
}
