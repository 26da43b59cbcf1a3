import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { printLogsWith } from '#core/platform/log/log.ts'
import { makeFolder } from '../make-folder.ts'

/** Keeps the functions’ log lines in a file, as CloudWatch does, so that the terminal stays readable. */
export function openFunctionLog(folder: string): () => Promise<void> {
  makeFolder(folder)
  const file = createWriteStream(join(folder, 'functions.jsonl'), { flags: 'a' })
  // The functions go on without it, even when the disk is full.
  file.on('error', ({ message }) => process.stderr.write(`The function log stops here: ${message}\n`))
  printLogsWith((line) => void file.write(line))
  return () => new Promise((done) => file.end(done))
}
