import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { appendLine } from '../append-line.ts'
import { damagedFile } from '../damaged-file.ts'
import type { Mail } from './mail.ts'

export type MailLog = {
  /** Newest first. */
  mails(): readonly Mail[]
  add(mail: Mail): void
}

const kept = 5000

/** Mails, one a line, appended: a mail is on disk before its sender hears that it was taken. */
export function openMailLog(path: string): MailLog {
  mkdirSync(dirname(path), { recursive: true })
  const read = readLines(path)
  let mails = read.slice(-kept)
  writeFileSync(`${path}.tmp`, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''))
  renameSync(`${path}.tmp`, path)
  mails.reverse()
  return {
    mails: () => mails,
    add(mail) {
      appendLine(path, `${JSON.stringify(mail)}\n`)
      mails = [mail, ...mails.slice(0, kept - 1)]
    },
  }
}

function readLines(path: string): Mail[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const lines = text.split('\n')
  // Without its line end the last mail was cut off while being written, before anybody was told of it.
  lines.pop()
  try {
    return lines.map((line) => JSON.parse(line) as Mail)
  } catch {
    throw damagedFile(path)
  }
}
