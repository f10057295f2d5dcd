import { CommandPalette } from '@/src/features/palette';
import { useVerifiedOnly } from '../account/useVerifiedOnly';
import { useLookActions } from './useLookActions';
import { usePageItems } from './usePageItems';
import { useWayActions } from './useWayActions';

/** The palette with what the frame around all pages knows. */
export function ShellPalette() {
  const { theme, others } = useLookActions();
  const shell = { pages: usePageItems(), theme, looks: others, account: useWayActions(), promptFor: useVerifiedOnly() };
  return <CommandPalette shell={shell} />;
}
