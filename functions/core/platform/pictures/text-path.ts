import { featuresFor, openFont } from '#core/platform/pdf/open-font.ts'
import { textRuns } from '#core/platform/pdf/text-runs.ts'

export type PictureStyle = { size: number; bold?: boolean }

/** A line of text as the outlines of its letters, in whatever script it is, so that a picture needs no fonts. */
export function textPath(text: string, { size, bold = false }: PictureStyle, at = { x: 0, y: 0 }) {
  let x = at.x
  const outlines: string[] = []
  for (const run of textRuns(text, bold ? 700 : 400)) {
    const { font } = openFont(run.font)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text, featuresFor(run.font, run.text))
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number]
      const left = x + xOffset * scale
      // Letters are drawn upward, pictures downward.
      outlines.push(glyph.path.transform(scale, 0, 0, -scale, left, at.y - yOffset * scale).toSVG())
      x += xAdvance * scale
    }
  }
  return { d: outlines.join(''), width: x - at.x }
}
