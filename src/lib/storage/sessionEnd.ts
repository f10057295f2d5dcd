import { readSession, writeSession } from './sessionStore';

const KEY = 'session_ended';
const isTrue = (value: unknown): value is true => value === true;

/** The server ended this tab's session: who is sent to the login page for it is told there, until somebody is signed in again. */
export const keepSessionEnd = () => writeSession(KEY, true);
export const hasSessionEnded = () => readSession(KEY, isTrue) === true;
export const dropSessionEnd = () => writeSession(KEY, undefined);
