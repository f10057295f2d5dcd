export function hintCompilation(folder: string): void;
