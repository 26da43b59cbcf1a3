import { chmodSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './make-data-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'data-'))

test('a data folder is made with those above it, and made again it is as it was', () => {
  const folder = join(parent, 'deep', 'down')
  makeDataFolder(folder)
  writeFileSync(join(folder, 'identity.json'), '')
  makeDataFolder(folder)
  expect(readdirSync(folder)).toEqual(['identity.json'])
})

const file = join(parent, 'a-file')
writeFileSync(file, '')
const nowhere = join(parent, 'leads-nowhere')
symlinkSync(join(parent, 'missing'), nowhere)
const readOnly = join(parent, 'read-only')
mkdirSync(readOnly)
chmodSync(readOnly, 0o500)
const isRoot = process.getuid?.() === 0

test.each([
  file,
  join(file, 'below'),
  nowhere,
  ...(isRoot ? [] : [readOnly, join(readOnly, 'below')]),
  ...(process.platform === 'linux' ? ['/proc', '/proc/below', '/proc/deep/below'] : []),
])('a data folder that cannot be used is refused in one sentence: %s', (folder) => {
  expect(() => makeDataFolder(folder)).toThrow(
    `The data folder ${folder} cannot be used. Choose another folder: LOCAL_DATA_DIR=<folder> npm start`,
  )
})
