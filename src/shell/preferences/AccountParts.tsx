import { ActiveKeeper } from '../session/ActiveKeeper';
import { NoticesKeeper } from '../session/NoticesKeeper';
import { StandingKeeper } from '../session/StandingKeeper';
import { PreferencesKeeper } from './PreferencesKeeper';
import { SoundKeeper } from './SoundKeeper';

/** What every page has for a user who is logged in. A part of its own: visitors do not load it. */
export function AccountParts() {
  return (
    <>
      <ActiveKeeper />
      <PreferencesKeeper />
      <SoundKeeper />
      <NoticesKeeper />
      <StandingKeeper />
    </>
  );
}
