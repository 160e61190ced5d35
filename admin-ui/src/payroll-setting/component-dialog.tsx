import { type FormEvent, useState } from 'react';
import {
  COMPONENT_KINDS,
  type ComponentKind,
} from '../../../api/contract/payroll/component-kinds.js';
import {
  COMPONENT_NAME_MAX,
  COMPONENT_UNITS,
  type ComponentUnit,
  type PayComponentRecord,
  WAGE_CODE_MAX,
} from '../../../api/contract/payroll/pay-components.js';
import { componentName } from '../../../api/contract/payroll/payslip-words/component-name.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useText } from '../i18n/use-text';
import { PayEffectNote } from '../pay-items/pay-effect';
import { usePayRefresh } from '../pay-items/use-pay-items';
import { usePayWords } from '../payslip/use-pay-words';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Checkbox } from '../ui/fields/checkbox';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import classes from './component-dialog.module.css';
import { settingCalls } from './setting-calls';

interface Props {
  /** Undefined for a new one. */
  component: PayComponentRecord | undefined;
  onClose: () => void;
}

const NEW = {
  name: '',
  kind: 'earning' as ComponentKind,
  unit: 'amount' as ComponentUnit,
  prorated: false,
  wageCode: null,
  active: true,
};

const typedOf = (
  { kind, unit, prorated, wageCode, active }: PayComponentRecord | typeof NEW,
  name: string,
) => ({ name, kind, unit, prorated, wageCode: wageCode ?? '', active });

export function ComponentDialog({ component, onClose }: Props) {
  const text = useText();
  const { key } = useIdempotencyKey();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, usePayRefresh());
  const stored = component ?? NEW;
  const name = componentName(stored.name, usePayWords('').words);
  const [typed, setTyped] = useState(() => typedOf(stored, name));
  const type = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const used = component !== undefined && component.assignments > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typedName = typed.name.trim();
    // A translated name is not the name that is stored.
    const named = {
      name: typedName === name ? stored.name : typedName,
      wageCode: typed.wageCode.trim() || null,
    };
    if (!named.name)
      return setErrors({
        name: text('forms.fillIn', { label: text('payrollSetting.components.name') }),
      });
    const { kind, unit, prorated, active } = typed;
    void send(async () => {
      if (component)
        await settingCalls.changeComponent(component._id, {
          ...named,
          ...(!component.builtin && { kind, unit, prorated, active }),
          version: component.version,
        });
      else await settingCalls.addComponent({ ...named, kind, unit, prorated }, key);
      return text('payrollSetting.components.done');
    });
  }

  return (
    <Dialog
      title={text(
        component ? 'payrollSetting.components.editTitle' : 'payrollSetting.components.addTitle',
      )}
      onClose={onClose}
    >
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['name', 'kind', 'unit', 'wageCode']} />
        <Field
          label={text('payrollSetting.components.name')}
          maxLength={COMPONENT_NAME_MAX}
          autoComplete="off"
          error={errors.name}
          value={typed.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        {!component?.builtin && (
          <KindFields typed={typed} fixed={used} errors={errors} onType={type} />
        )}
        <Field
          optional
          label={text('payrollSetting.components.wageCode')}
          hint={text('payrollSetting.components.wageCodeHint')}
          maxLength={WAGE_CODE_MAX}
          autoComplete="off"
          error={errors.wageCode}
          value={typed.wageCode}
          onChange={({ target }) => type({ wageCode: target.value })}
        />
        {component && !component.builtin && (
          <Ticked
            label={text('payrollSetting.components.activeLabel')}
            help={text('payrollSetting.components.activeText')}
            checked={typed.active}
            onTick={(checked) => type({ active: checked })}
          />
        )}
        <PayEffectNote
          asked={
            component && typed.prorated !== stored.prorated
              ? { kind: 'component', componentId: component._id, prorated: typed.prorated }
              : undefined
          }
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('payrollSetting.components.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}

function KindFields({
  typed,
  fixed,
  errors,
  onType,
}: {
  typed: { kind: ComponentKind; unit: ComponentUnit; prorated: boolean };
  /** Kind and unit of a component that somebody has. */
  fixed: boolean;
  errors: Record<string, string>;
  onType: (part: { kind?: ComponentKind; unit?: ComponentUnit; prorated?: boolean }) => void;
}) {
  const text = useText();
  const { words } = usePayWords('');
  const hint = fixed && text('payrollSetting.components.used');
  return (
    <>
      <SelectField
        label={text('payrollSetting.components.kind')}
        disabled={fixed}
        hint={hint}
        error={errors.kind}
        choices={COMPONENT_KINDS.map((value) => ({
          value,
          label: words.kinds[value].name,
        }))}
        value={typed.kind}
        onChange={({ target }) => onType({ kind: target.value as ComponentKind })}
      />
      <SelectField
        label={text('payrollSetting.components.unit')}
        disabled={fixed}
        hint={hint}
        error={errors.unit}
        choices={COMPONENT_UNITS.map((value) => ({
          value,
          label: text(`payrollSetting.components.units.${value}`),
        }))}
        value={typed.unit}
        onChange={({ target }) => onType({ unit: target.value as ComponentUnit })}
      />
      <Ticked
        label={text('payrollSetting.components.proratedLabel')}
        help={text('payrollSetting.components.proratedText')}
        checked={typed.prorated}
        onTick={(prorated) => onType({ prorated })}
      />
    </>
  );
}

function Ticked({
  label,
  help,
  checked,
  onTick,
}: {
  label: string;
  help: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}) {
  return (
    <div>
      <Checkbox label={label} checked={checked} onChange={({ target }) => onTick(target.checked)} />
      <p className={classes.help}>{help}</p>
    </div>
  );
}
