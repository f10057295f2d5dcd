export type { Upload } from '@/src/api/calls/uploads';
export { UploadField } from './UploadField';
