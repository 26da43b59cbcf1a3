import { crc32 } from 'node:zlib'
import { jpeg, png, webp } from './images.ts'
import { pdf } from './pdf.ts'

const script = '<script>alert(1)</script>'

/** An empty archive, which is read from its end. */
function zip(): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  return end
}

/** A PNG with a text chunk before its end. */
function pngWithText(text: Buffer): Buffer {
  const plain = png(2, 2)
  const body = Buffer.concat([Buffer.from('tEXt', 'latin1'), text])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(text.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  const chunk = Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  return Buffer.concat([plain.subarray(0, -12), chunk, plain.subarray(-12)])
}

/** The archive's comment is the end of the picture, so that both have the same last byte. */
function zipInsidePng(): Buffer {
  const directory = zip()
  directory.writeUInt16LE(16, 20)
  return pngWithText(directory)
}

type Disguise = { name: string; type: string; file: Buffer }

/** Files that are two things at once, or not what their name says. */
export const polyglots: Disguise[] = [
  {
    name: 'a GIF that is a script',
    type: 'image/png',
    file: Buffer.from(`GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)`),
  },
  {
    name: 'an SVG',
    type: 'image/png',
    file: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  },
  { name: 'a page', type: 'image/webp', file: Buffer.from(`<!doctype html><title>x</title>${script}`) },
  {
    name: 'a page within a PDF',
    type: 'application/pdf',
    file: pdf(`<html><body>${script}</body></html>\n`),
  },
  { name: 'a PDF behind a page', type: 'application/pdf', file: Buffer.concat([Buffer.from(script), pdf()]) },
  { name: 'a page behind a PDF', type: 'application/pdf', file: Buffer.concat([pdf(), Buffer.from(script)]) },
  { name: 'an archive behind a PDF', type: 'application/pdf', file: Buffer.concat([pdf(), zip()]) },
  { name: 'an archive behind a PNG', type: 'image/png', file: Buffer.concat([png(2, 2), zip()]) },
  { name: 'an archive within a PNG', type: 'image/png', file: zipInsidePng() },
  { name: 'a page within a PNG', type: 'image/png', file: pngWithText(Buffer.from(`c\0<html>${script}`)) },
  { name: 'an archive behind a JPEG', type: 'image/jpeg', file: Buffer.concat([jpeg(2, 2), zip()]) },
  {
    name: 'PHP behind a JPEG',
    type: 'image/jpeg',
    file: Buffer.concat([jpeg(2, 2), Buffer.from('<?php system($_GET[0]);')]),
  },
  {
    name: 'a script behind a WebP',
    type: 'image/webp',
    file: Buffer.concat([webp(2, 2), Buffer.from(script)]),
  },
  { name: 'a PNG that is called a JPEG', type: 'image/jpeg', file: png(2, 2) },
  { name: 'a program', type: 'application/pdf', file: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]) },
]
