import { useConfig } from '../api/config';
import { useText } from '../i18n/use-text';
import { Logo } from '../ui/logo';
import classes from './brand.module.css';
import { useCompanyName } from './use-company-name';

/** The company's logo, otherwise the product's. Drawn once it is known which, so that nothing is replaced. */
export function BrandMark({ size = 32 }: { size?: 32 | 40 }) {
  const config = useConfig();
  return (
    <span className={classes.mark} style={{ blockSize: size, minInlineSize: size }}>
      {config !== undefined &&
        (config?.companyLogo ? (
          <img src={config.companyLogo} alt="" style={{ maxBlockSize: size }} />
        ) : (
          <Logo size={size} />
        ))}
    </span>
  );
}

/** With the name of the company, otherwise of the product. */
export function Brand() {
  const text = useText();
  const config = useConfig();
  const company = useCompanyName();
  const name = config === undefined ? undefined : (company ?? text('app.name'));
  return (
    <>
      <BrandMark />
      <span className={classes.name} title={name}>
        <bdi>{name}</bdi>
      </span>
    </>
  );
}
