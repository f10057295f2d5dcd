export { Workshop } from './Workshop';
