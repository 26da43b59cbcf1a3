/** The widths in which every public picture is kept, the widest first: the name of each file ends with its own. */
export const pictureWidths = [1600, 800, 400] as const

const widest = /-1600\.webp$/

/** The address of a picture in another width; pictures that are kept in one width have only the one. */
export const inWidth = (src: string, width: (typeof pictureWidths)[number]): string =>
  src.replace(widest, `-${width}.webp`)

/** Returns the choice of widths that a browser is given, or undefined for a picture that has only one. */
export const widthsOf = (src: string): string | undefined =>
  widest.test(src) ? pictureWidths.map((width) => `${inWidth(src, width)} ${width}w`).join(', ') : undefined

/** The widest file of a picture; the names of the others follow from it. */
export const pictureFile = (name: string): string => `${name}-1600.webp`

/** All files of a picture: those of its widths, or the one that it has. */
export const filesOfPicture = (src: string): string[] =>
  widest.test(src) ? pictureWidths.map((width) => inWidth(src, width)) : [src]
