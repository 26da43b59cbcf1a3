import { renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { appendLine } from '../append-line.ts'
import { makeFolder } from '../make-folder.ts'
import { readJournal } from '../read-journal.ts'
import type { Mail } from './mail.ts'

export type MailLog = {
  /** Newest first. */
  mails(): readonly Mail[]
  add(mail: Mail): void
}

const kept = 5000

/** Mails, one a line, appended: a mail is on disk before its sender hears that it was taken. */
export function openMailLog(path: string): MailLog {
  makeFolder(dirname(path))
  let mails = readJournal(path, isMail).slice(-kept)
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

const isMail = (entry: unknown): entry is Mail =>
  typeof entry === 'object' && entry !== null && 'recipients' in entry && Array.isArray(entry.recipients)
