// By its place: by its name it is this file (next.config.js).
// @ts-expect-error a file without types of its own
import itself from '../../../node_modules/react-dom/client.js';
import { hydrateInPieces } from './hydrateInPieces';

const client: typeof import('react-dom/client') = itself;

/**
 * What Next gets in the browser when it asks for react-dom/client. Were it changed from the page's code instead, Next and React would lie in two
 * files, half a kilobyte more.
 */
// biome-ignore lint/style/noDefaultExport: Next reads it as the CommonJS module it stands for.
export default { ...client, hydrateRoot: hydrateInPieces(client.hydrateRoot) };
