import { Outlet } from 'react-router';
import { FlowProgressBar } from '../shared/flow/progress-bar.tsx';

export default function FlowLayout() {
  return (
    <>
      <FlowProgressBar />
      <Outlet />
    </>
  );
}
