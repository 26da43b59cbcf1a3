/** The event of a page that the keys for the command palette were pressed; who opens it prevents what they did before. */
export const paletteAsked = 'paletteasked'
