import { useText } from '../i18n/use-text';
import classes from './salary-form.module.css';
import { usePay } from './use-pay';

/** Beside the button on a phone, where the summary has scrolled away; who hears the page has it from there. */
export function NetLine() {
  const text = useText();
  const { net, negative } = usePay();
  return (
    <span className={classes.said} data-negative={negative} aria-hidden="true">
      {text('salaries.netSalary')} <b>{net}</b>
    </span>
  );
}
