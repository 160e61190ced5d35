import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../api/config';
import { useApi } from '../api/use-api';
import { Logo } from '../ui/logo';
import classes from './employer-head.module.css';

/** The letterhead of a statement. Without the address, which may fail to load, a statement is still one. */
export function EmployerHead() {
  const config = useConfig();
  const api = useApi();
  const { data: employer, isPending } = useQuery({
    queryKey: ['employer'],
    queryFn: () => api.employer(),
  });
  return (
    <header className={classes.head} aria-busy={isPending}>
      <p className={classes.company}>
        {employer?.logo ? <img src={employer.logo} alt="" decoding="sync" /> : <Logo />}
        <bdi>{employer?.name ?? config?.companyName}</bdi>
      </p>
      {employer?.address && (
        <address className={classes.address}>
          <bdi>{employer.address}</bdi>
        </address>
      )}
    </header>
  );
}
