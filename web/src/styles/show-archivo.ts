import { firstPaint } from '#web/lib/first-paint.ts'
import archivo from './fonts/archivo.woff2?url'
import latin1 from './fonts/archivo-latin-1.woff2?url'
import latinExtended from './fonts/archivo-latin-ext.woff2?url'

/**
 * Archivo (see fonts/OFL.txt), instanced to wght 400–800 and wdth 75–125, keeping kerning, marks and tabular
 * figures. The first file holds what English text and readouts need; the others come only for other letters.
 */
const files = [
  [
    archivo,
    'U+20-7E,U+A0,U+B0-B3,U+B5,U+B7,U+BD,U+D7,U+F7,U+3A9,U+3BC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2122,U+2190,U+2192,U+2212,U+2248,U+2264-2265',
  ],
  [latin1, 'U+A1-AF,U+B4,U+B6,U+B8-BC,U+BE-D6,U+D8-F6,U+F8-FF'],
  [latinExtended, 'U+100-17F'],
] as const

const shownBefore = 'archivo'

/**
 * Replaces its stand-ins with Archivo, after the first paint, or right away if its file was fetched before.
 */
export async function showArchivo(): Promise<void> {
  const [main, ...others] = files.map(
    ([url, unicodeRange]) =>
      new FontFace('Archivo', `url(${url})`, {
        weight: '400 800',
        stretch: '75% 125%',
        display: 'swap',
        unicodeRange,
      }),
  )
  if (!main) return
  if (!wasShown()) await firstPaint()
  try {
    await main.load()
  } catch {
    // Offline or blocked: the stand-ins stay.
    return
  }
  for (const face of [main, ...others]) document.fonts.add(face)
  try {
    localStorage.setItem(shownBefore, archivo)
  } catch {
    // The next page waits for its first paint, too.
  }
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(shownBefore) === archivo
  } catch {
    return false
  }
}
