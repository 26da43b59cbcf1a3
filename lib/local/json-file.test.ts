import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openJsonFile } from './json-file.ts'

const Notes = z.object({ notes: z.array(z.string()) })
const folder = () => mkdtempSync(join(tmpdir(), 'json-file-'))

test('what was saved is there when the file is opened again', async () => {
  const path = join(folder(), 'deep', 'notes.json')
  const file = openJsonFile(path, Notes, { notes: ['first'] })
  file.data.notes.push('second')
  file.save()
  await file.flush()
  expect(openJsonFile(path, Notes, { notes: [] }).data).toEqual({ notes: ['first', 'second'] })
})

test('a change made while a write is under way is on disk when flush resolves', async () => {
  const path = join(folder(), 'count.json')
  const file = openJsonFile(path, z.object({ count: z.number() }), { count: 0 })
  const flushes = Array.from({ length: 20 }, () => {
    file.data.count += 1
    file.save()
    return file.flush()
  })
  await Promise.all(flushes)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ count: 20 })
})

test('what could not be written is written as soon as it can be', async () => {
  const path = join(folder(), 'notes.json')
  const file = openJsonFile(path, Notes, { notes: ['first'] })
  mkdirSync(`${path}.tmp`)
  file.save()
  await expect(file.flush()).rejects.toThrow()
  await expect(file.flush()).rejects.toThrow()
  rmdirSync(`${path}.tmp`)
  await file.flush()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ notes: ['first'] })
})

test('a write leaves no temporary file behind', async () => {
  const at = folder()
  const file = openJsonFile(join(at, 'a.json'), Notes, { notes: [] })
  file.save()
  await file.flush()
  expect(readdirSync(at)).toEqual(['a.json'])
})

test.each(['', '{"half":', 'null', '{}', '{"notes":[7]}'])(
  'a damaged file is refused in one sentence that names it and the way out: %s',
  (content) => {
    const path = join(folder(), 'broken.json')
    writeFileSync(path, content)
    expect(() => openJsonFile(path, Notes, { notes: [] })).toThrow(
      `The file ${path} is damaged. Run \`npm run reset\` to start again with fresh data.`,
    )
  },
)
