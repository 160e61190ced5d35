import { NotFound } from './not-found';
import { PlainPage } from './plain-page';

export default function NotFoundPage() {
  return (
    <PlainPage>
      <NotFound />
    </PlainPage>
  );
}
