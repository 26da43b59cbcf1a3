import { chartSize } from './chart-svg.ts'

/** The number of pixels for each unit of the drawing, for screens and paper. */
const scale = 2

/** A drawing as a picture. */
export async function chartPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = chartSize.width * scale
    canvas.height = chartSize.height * scale
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (!picture) throw new Error('the browser made no picture')
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}
