import { Crashed } from './crashed';
import { PlainPage } from './plain-page';

export function CrashedPage() {
  return (
    <PlainPage>
      <Crashed />
    </PlainPage>
  );
}
