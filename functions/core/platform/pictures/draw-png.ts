import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Draws SVG without a browser or anything native, and is small enough to lie beside a function.
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { rasterizerFile } from './rasterizer-file.ts'

const { resolve } = createRequire(import.meta.url)

let ready: Promise<void> | undefined

/** An SVG without text as a PNG of its own size. */
export async function drawPng(svg: string): Promise<Buffer> {
  ready ??= initWasm(readFileSync(resolve(rasterizerFile)))
  await ready
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
  const picture = drawing.render()
  try {
    return Buffer.from(picture.asPng())
  } finally {
    picture.free()
    drawing.free()
  }
}
