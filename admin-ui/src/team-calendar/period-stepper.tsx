import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './team-calendar.module.css';

interface Props {
  label: string;
  previous: string;
  next: string;
  onStep: (count: 1 | -1) => void;
}

export function PeriodStepper({ label, previous, next, onStep }: Props) {
  return (
    <div className={classes.stepper}>
      <IconButton aria-label={previous} onClick={() => onStep(-1)}>
        <Icon of={ChevronLeft} mirrored />
      </IconButton>
      <strong aria-live="polite">
        <bdi>{label}</bdi>
      </strong>
      <IconButton aria-label={next} onClick={() => onStep(1)}>
        <Icon of={ChevronRight} mirrored />
      </IconButton>
    </div>
  );
}
