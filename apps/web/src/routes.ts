import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('auth', 'routes/auth.tsx'),
    layout('routes/guarded-layout.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('profile', 'routes/profile.tsx'),
      layout('routes/flow-layout.tsx', [
        route('upload', 'routes/upload.tsx'),
        route('configure', 'routes/configure.tsx'),
        route('optimize', 'routes/optimize.tsx'),
        route('template', 'routes/template.tsx'),
        route('download', 'routes/download.tsx'),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
