export { LegalScreen } from './LegalScreen';
export type { LegalDocument } from './model/legalDocument';
