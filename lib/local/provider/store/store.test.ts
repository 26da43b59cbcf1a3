import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from './store.ts'

type Kinds = { car: { owner: string } }

test('a change that a full disk does not take never happened, and what is written after it can be read', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'store-')), 'journal.jsonl')
  // A file that may not grow past four kilobytes is a disk that fills up in the middle of a line.
  const refused = execFileSync(
    'bash',
    ['-c', 'ulimit -f 4; exec "$0" --input-type=module --eval "$1"', process.execPath, writing(path)],
    { encoding: 'utf8' },
  )
  expect(refused).toBe('EFBIG')
  expect([...openStore<Kinds>(path).table('car').keys()]).toEqual(['before', 'after'])
})

const writing = (path: string) => `
  import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))}
  const store = openStore(${JSON.stringify(path)})
  store.write([['car', 'before', { owner: 'Ann' }]])
  try {
    store.write([['car', 'large', { owner: 'Ann'.repeat(5000) }]])
  } catch (error) {
    process.stdout.write(error.code)
  }
  store.write([['car', 'after', { owner: 'Ann' }]])
`
