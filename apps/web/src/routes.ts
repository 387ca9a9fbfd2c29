import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One page under four addresses: one for each service (contract, "Who pays for what"). */
const PAYMENT_SUCCESS_PATHS = [
  'payment-success',
  'optimization-payment-success',
  'skills-payment-success',
  'reparse-success',
];

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('features', 'routes/features.tsx'),
    route('how-it-works', 'routes/how-it-works.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('cookie-policy', 'routes/cookie-policy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('privacy-policy', 'routes/privacy.tsx', { id: 'privacy-policy' }),
    route('subprocessors', 'routes/subprocessors.tsx'),
    route('accessibility', 'routes/accessibility.tsx'),
    layout('routes/app-layout.tsx', [
      route('auth', 'routes/auth.tsx'),
      route('account-recovery', 'routes/account-recovery.tsx'),
      route('reset-password/:token', 'routes/reset-password.tsx'),
      route('trial-confirmation', 'routes/trial-confirmation.tsx'),
      layout('routes/guarded-layout.tsx', [
        route('dashboard', 'routes/dashboard.tsx'),
        route('profile', 'routes/profile.tsx'),
        route('profile/edit', 'routes/profile-edit.tsx'),
        route('profile-setup', 'routes/profile-setup.tsx'),
        route('my-resumes', 'routes/my-resumes.tsx'),
        route('resume-view/:id', 'routes/resume-view.tsx'),
        route('application-form', 'routes/application-form.tsx'),
        route('interview-practice', 'routes/interview-practice.tsx'),
        route('account-settings', 'routes/account-settings.tsx'),
        route('trial-registration', 'routes/trial-registration.tsx'),
        route('payment', 'routes/payment.tsx'),
        route('payment/:sessionId', 'routes/checkout.tsx'),
        ...PAYMENT_SUCCESS_PATHS.map((path) =>
          route(path, 'routes/payment-success.tsx', { id: path }),
        ),
        layout('routes/flow-layout.tsx', [
          route('upload', 'routes/upload.tsx'),
          route('configure', 'routes/configure.tsx'),
          route('optimize', 'routes/optimize.tsx'),
          route('template', 'routes/template.tsx'),
          route('download', 'routes/download.tsx'),
        ]),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/admin-layout.tsx', [
    route('admin/login', 'routes/admin-login.tsx'),
    layout('routes/admin-guarded-layout.tsx', [
      ...['admin', 'admin/dashboard'].map((path) =>
        route(path, 'routes/admin-dashboard.tsx', { id: path }),
      ),
      route('admin/users', 'routes/admin-users.tsx'),
      route('admin/users/:id', 'routes/admin-user.tsx'),
      route('admin/sessions', 'routes/admin-sessions.tsx'),
      route('admin/optimizations', 'routes/admin-optimizations.tsx'),
      route('admin/models', 'routes/admin-models.tsx'),
      route('admin/mails', 'routes/admin-mails.tsx'),
      route('admin/messages', 'routes/admin-messages.tsx'),
      route('admin/newsletter', 'routes/admin-newsletter.tsx'),
      route('admin/audit-log', 'routes/admin-audit-log.tsx'),
      route('admin/security', 'routes/admin-security.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
