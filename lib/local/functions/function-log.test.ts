import { spawnSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test('a log that cannot be written is said once, and ends nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'function-log-'))
  symlinkSync('/dev/full', join(folder, 'functions.jsonl'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', logging(folder)],
    { encoding: 'utf8', cwd: root },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'still here' })
  expect(stderr.match(/function log/g)).toHaveLength(1)
})

const logging = (folder: string) => `
  import { openFunctionLog } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'function-log.ts')).href)}
  import { log } from ${JSON.stringify(pathToFileURL(join(root, 'functions/core/platform/log/log.ts')).href)}
  import { setTimeout as wait } from 'node:timers/promises'
  const { stop } = openFunctionLog(${JSON.stringify(folder)})
  log.info('first')
  await wait(100)
  log.info('second')
  await stop()
  process.stdout.write('still here')
`
