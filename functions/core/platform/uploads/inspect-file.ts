import type { ImageFacts } from './formats/image-facts.ts'
import { isPdf } from './formats/is-pdf.ts'
import { isText } from './formats/is-text.ts'
import { readJpeg } from './formats/read-jpeg.ts'
import { readPng } from './formats/read-png.ts'
import { readWebp } from './formats/read-webp.ts'

/** The facts about a file’s real content, regardless of what its uploader called it. */
export type FileFacts = ImageFacts | { contentType: 'application/pdf' | 'text/plain' }

/**
 * Reads a whole file; undefined for anything but a picture, a PDF or plain text from its first byte to its last, and for
 * one that is something else at the same time: a page, a script, an archive.
 */
export function inspectFile(file: Buffer): FileFacts | undefined {
  if (endsAsZip(file) || holdsMarkup(file)) return undefined
  const image = readPng(file) ?? readWebp(file) ?? readJpeg(file)
  if (image) return image.width > 0 && image.height > 0 ? image : undefined
  if (isPdf(file)) return { contentType: 'application/pdf' }
  return isText(file) ? { contentType: 'text/plain' } : undefined
}

/** Text that would make a careless program take the file for a page or a script; no encoder writes this by accident. */
const markup = /<script|<!doctype|<html[\s>]|<iframe|<\?php|<svg[\s>]/i

const holdsMarkup = (file: Buffer) => markup.test(file.toString('latin1'))

const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipEndLength = 22

/** An archive is read from its end: a directory whose comment reaches exactly to the last byte. */
function endsAsZip(file: Buffer): boolean {
  let at = file.lastIndexOf(zipEnd)
  while (at >= 0 && at >= file.length - zipEndLength - 0xffff) {
    if (at + zipEndLength <= file.length && at + zipEndLength + file.readUInt16LE(at + 20) === file.length)
      return true
    at = at > 0 ? file.lastIndexOf(zipEnd, at - 1) : -1
  }
  return false
}
