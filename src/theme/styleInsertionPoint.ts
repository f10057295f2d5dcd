/** Name of the <meta> in the document's head at which MUI's styles go in, before ours: a CSS module then wins without tricks. */
export const STYLE_INSERTION_POINT = 'emotion-insertion-point';
