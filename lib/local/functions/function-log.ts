import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { printLogsWith } from '#core/platform/log/log.ts'
import { makeFolder } from '../make-folder.ts'

/** Keeps the functions’ log lines in a file, as CloudWatch does, so that the terminal stays readable. */
export function openFunctionLog(folder: string) {
  makeFolder(folder)
  const file = createWriteStream(join(folder, 'functions.jsonl'), { flags: 'a' })
  // The functions go on without it, even when the disk is full.
  file.on('error', ({ message }) => process.stderr.write(`The function log stops here: ${message}\n`))
  const write = (line: string) => void file.write(line)
  printLogsWith(write)
  return { write, stop: () => new Promise<void>((done) => file.end(done)) }
}
