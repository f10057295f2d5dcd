import Type from 'typebox';
import * as preferences from '../preferences';
import { Nothing } from '../primitives';
import * as site from '../site';
import * as todos from '../todos';
import * as user from '../user';

/** Of the brand, and of what the user chose. */
export const siteCalls = {
  siteConfig: { summary: 'Site config of a host', params: site.SiteConfigQuery, data: site.SiteConfig },
  siteDocument: { summary: "One of a brand's own texts, such as its terms", params: site.SiteDocumentQuery, data: site.SiteDocument },
  siteImage: { summary: "A picture of a brand's, by the name in its address", params: site.SiteImageQuery, data: Type.Null() },
  userInfo: { summary: 'The signed-in user', params: Nothing, data: user.UserInfo },
  languageSet: { summary: 'Save the interface language', params: user.LanguageSet, data: Type.Null() },
  preferences: {
    summary: 'What the user chose: nickname, currency, time zone, look and sounds',
    params: Nothing,
    data: preferences.Preferences,
  },
  preferencesSave: {
    summary: 'Save choices; the last one to write wins, field by field, and is told what it replaced',
    params: preferences.PreferencesSave,
    data: preferences.PreferencesSaved,
  },
  todos: { summary: 'What is still to be finished of the account, and what is done', params: Nothing, data: todos.Todos },
  trackStatus: { summary: 'Read a display flag, such as balance visibility', params: user.TrackStatusQuery, data: user.TrackStatus },
  trackSave: { summary: 'Save a display flag', params: user.TrackSave, data: user.TrackStatus },
} as const;
