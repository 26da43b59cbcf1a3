import archivoUrl from './fonts/archivo.woff2?url'

/** The one font file every page needs at once; pages preload it so that text settles before it is seen. */
export const preloadedFont = archivoUrl
