import { Choice, type ChoiceProps } from './Choice';

/** On or off, takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice kind="switch" {...props} />;
}
