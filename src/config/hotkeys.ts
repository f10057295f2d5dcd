/** Where a shortcut works and stands in the sheet. All but `anywhere` belong to the spot terminal. */
export type HotkeyGroup = 'anywhere' | 'ticket' | 'panels';

export interface HotkeyRow {
  group: HotkeyGroup;
  /** How the row's keys are read: one or the other, or from the first to the last. */
  joint?: 'or' | 'to';
  /** `field`: heard by the field that has the focus. `always`: heard while a user types, too. Absent: not while typing. */
  scope?: 'field' | 'always';
  /** Action and its keys: "mod" is Ctrl, on a Mac Cmd; a space separates keys pressed one after the other. */
  keys: Readonly<Record<string, string>>;
}

/**
 * Every keyboard shortcut: one row of the sheet each, by the word key of its name (`shell.keys.<row>`). A letter means what the
 * keyboard prints; where it prints no Latin letter (Arabic, Bulgarian), the key in that letter's place on a US keyboard.
 */
export const HOTKEY_ROWS = {
  palette: { group: 'anywhere', scope: 'always', keys: { palette: 'mod+k' } },
  sheet: { group: 'anywhere', keys: { sheet: '?' } },
  search: { group: 'anywhere', keys: { search: '/' } },
  goToMarkets: { group: 'anywhere', keys: { goToMarkets: 'g m' } },
  goToSpot: { group: 'anywhere', keys: { goToSpot: 'g s' } },
  theme: { group: 'anywhere', keys: { theme: 'alt+l' } },
  back: { group: 'anywhere', scope: 'always', keys: { back: 'escape' } },
  sides: { group: 'ticket', joint: 'or', keys: { buySide: 'b', sellSide: 's' } },
  orderTypes: { group: 'ticket', joint: 'or', keys: { limitOrder: 'l', marketOrder: 'm' } },
  fields: { group: 'ticket', joint: 'or', keys: { focusPrice: 'p', focusAmount: 'a' } },
  step: { group: 'ticket', joint: 'or', scope: 'field', keys: { stepUp: 'arrowup', stepDown: 'arrowdown' } },
  tenSteps: { group: 'ticket', joint: 'or', scope: 'field', keys: { tenStepsUp: 'shift+arrowup', tenStepsDown: 'shift+arrowdown' } },
  shares: { group: 'ticket', joint: 'to', keys: { share25: '1', share50: '2', share75: '3', share100: '4' } },
  panels: { group: 'panels', joint: 'or', scope: 'always', keys: { nextPanel: 'f6', previousPanel: 'shift+f6' } },
  bottomTabs: { group: 'panels', joint: 'to', keys: { tab1: 'alt+1', tab2: 'alt+2', tab3: 'alt+3', tab4: 'alt+4' } },
  layout: { group: 'panels', keys: { editLayout: 'alt+e' } },
  fullscreen: { group: 'panels', keys: { fullscreen: 'f' } },
} as const satisfies Record<string, HotkeyRow>;

export type HotkeyRowName = keyof typeof HOTKEY_ROWS;
type KeysOf<Row> = Row extends { keys: infer Keys } ? keyof Keys : never;
export type HotkeyId = KeysOf<(typeof HOTKEY_ROWS)[HotkeyRowName]>;

export interface Hotkey {
  id: HotkeyId;
  /** As in the table: "mod+k", "g m". */
  keys: string;
  scope: HotkeyRow['scope'];
}

/** The table by action. */
export const HOTKEYS: readonly Hotkey[] = Object.values<HotkeyRow>(HOTKEY_ROWS).flatMap(({ keys, scope }) =>
  Object.entries(keys).map(([id, text]) => ({ id: id as HotkeyId, keys: text, scope })),
);

/** The keys of one action, as in the table. */
export function keysOf(id: HotkeyId): string {
  return HOTKEYS.find((hotkey) => hotkey.id === id)?.keys ?? '';
}
