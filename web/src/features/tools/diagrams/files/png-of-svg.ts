/** The number of pixels that every browser can draw on one canvas. */
const mostPixels = 16_000_000

export type Drawn = { svg: string; width: number; height: number }

/**
 * Converts an SVG to a PNG, at twice its size if the browser can. It is undefined if the browser cannot draw
 * it at all.
 */
export async function pngOfSvg({ svg, width, height }: Drawn): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }))
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const scale = Math.min(2, Math.sqrt(mostPixels / (width * height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(width * scale)
    canvas.height = Math.floor(height * scale)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((made) => canvas.toBlob((blob) => made(blob ?? undefined), 'image/png'))
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
