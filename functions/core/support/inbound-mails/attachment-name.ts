import type { Attachment } from 'postal-mime'
import { mailLine } from './mail-words.ts'

const mostLetters = 120

/** The endings that a program opens as what the file is; the first is added where none of them is there. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt', '.log'],
}

/**
 * The name of a file as it is shown and saved: the last part of a path, without letters that mean something to a file
 * system, and with the ending of what it is, so that no picture is saved as a program.
 */
export function attachmentName(
  file: Pick<Attachment, 'filename' | 'mimeType'>,
  contentType?: string,
): string {
  const [main = ''] = endings[contentType ?? ''] ?? ['']
  const last = (file.filename ?? '').split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const safe = mailLine(last.replace(/[<>:"|?*]/g, '_'), 1000).replace(/^[. ]+|[. ]+$/g, '')
  const name = safe === '' ? nameless(file.mimeType) : safe
  const hasEnding = (endings[contentType ?? ''] ?? ['']).some((ending) => name.toLowerCase().endsWith(ending))
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''
  if (hasEnding) {
    const base = mailLine(name.slice(0, name.length - ending.length), mostLetters - ending.length)
    return (base || 'file') + ending
  }
  return mailLine(name, mostLetters - main.length) + main
}

const nameless = (type: string) => (type === 'message/rfc822' ? 'message.eml' : 'file')
