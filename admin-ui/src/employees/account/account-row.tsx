import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { useEmployeeRefresh } from '../use-employee';

interface Props {
  glyph: ReactNode;
  title: string;
  children: string;
  action?: ReactNode;
}

export function AccountRow({ glyph, title, children, action }: Props) {
  return (
    <li>
      {glyph}
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}

/** Reloads the employee after a call about the account. */
export function useAccountAction() {
  const notify = useNotify();
  const refresh = useEmployeeRefresh();
  const { busy, act } = useConfirmedAction();

  const run = <Result,>(call: () => Promise<Result>, done?: string) =>
    act(async () => {
      const result = await call();
      await refresh();
      if (done) notify(done, { type: 'success' });
      return result;
    });
  return { busy, act: run };
}
