// Not through the shell's own door: what prints the document must not end up in the browser's bundle.
export { ShellDocument as default } from '@/src/shell/document/ShellDocument';
