import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildIfStale, webDist } from './build-web.ts'

test('one of two processes that find a build missing makes it, and the other waits for it', async () => {
  const name = `test-${process.pid}`
  onTestFinished(() => {
    for (const file of [name, `.${name}-inputs`]) rmSync(join(webDist, file), { force: true })
  })
  let building = 0
  const run = async () => {
    building++
    expect(building).toBe(1)
    // Long enough for the other to come, if nothing kept it away.
    await import('vite')
    await new Promise(setImmediate)
    writeFileSync(join(webDist, name), '')
    building--
  }
  const built = await Promise.all([buildIfStale(name, [name], run), buildIfStale(name, [name], run)])
  expect(built.filter((one) => one.built)).toHaveLength(1)
})
