export { ClaimButton } from './ClaimButton';
export { PracticeDialog } from './PracticeDialog';
export { PracticeMark } from './PracticeMark';
