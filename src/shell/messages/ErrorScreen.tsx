import { FailureScreen } from './FailureScreen';
import { NotFoundScreen } from './NotFoundScreen';

const HTTP_NOT_FOUND = 404;

/** What stands in the place of a page that is missing or failed. */
export function ErrorScreen({ statusCode }: { statusCode?: number }) {
  return statusCode === HTTP_NOT_FOUND ? <NotFoundScreen /> : <FailureScreen />;
}
