export type { Upload } from '@/src/api/calls/uploads';
export type { Frame } from './camera/frames';
export { PhotoField } from './PhotoField';
export { UploadField } from './UploadField';
