import { Choice, type ChoiceProps } from './Choice';

/** On or off, takes effect when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}
