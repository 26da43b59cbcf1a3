import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Backup } from '#shared/operations/backups/backup.ts'
import { demoBackups } from './demo-backups.ts'

const days = ['2026-11-25T09:00:00.000Z', '2026-12-01T01:00:00.000Z', '2026-12-03T23:00:00.000Z']

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'demo')
  return () => vi.unstubAllEnvs()
})

test.each(days)('on %s there are eight good backups, one that failed, and two drills', (now) => {
  const backups = demoBackups(now).map(({ backup }) => z.parse(Backup, backup))
  const statuses = backups.map(({ status }) => status)
  expect(statuses.filter((status) => status === 'complete')).toHaveLength(8)
  expect(statuses.filter((status) => status === 'failed')).toHaveLength(1)
  expect(backups.filter(({ drill }) => drill)).toHaveLength(2)
  expect(backups.every(({ endedAt = '', drill }) => endedAt < now && (drill?.at ?? '') < now)).toBe(true)
  const ids = backups.map(({ id }) => id)
  expect(ids.toSorted().toReversed()).toEqual(ids)
})

test('each file is what the manifest beside it says', () => {
  const [now = ''] = days
  for (const { backup, files } of demoBackups(now)) {
    const bodies = new Map(files.map(({ key, body }) => [key, body]))
    const manifest = files.find(({ key }) => key.endsWith('/manifest-files.json'))
    const listed = String(manifest?.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { itemCount: number; md5Checksum: string; dataFileS3Key: string })
    expect(listed).toHaveLength(backup.files ?? 0)
    const counts = listed.map(({ dataFileS3Key, md5Checksum }) => {
      const body = bodies.get(dataFileS3Key) ?? Buffer.alloc(0)
      expect(createHash('md5').update(body).digest('base64')).toBe(md5Checksum)
      return gunzipSync(body).toString().trim().split('\n').length
    })
    expect(counts).toEqual(listed.map(({ itemCount }) => itemCount))
    expect(counts.reduce((sum, count) => sum + count)).toBe(backup.items)
  }
})

test('the failed one has the broken line that it names, and no other', () => {
  const [now = ''] = days
  const failed = demoBackups(now).find(({ backup }) => backup.status === 'failed')
  const [named] = failed?.backup.checks?.unreadableLines ?? []
  const file = failed?.files.find(({ key }) => key.endsWith(`/${named?.file}`))
  const drivers = gunzipSync(file?.body ?? Buffer.alloc(0))
    .toString()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { Item: Record<string, { S?: string }> }).Item)
    .filter(({ entity }) => entity?.S === 'driver')
  const broken = drivers.filter(({ brand }) => !brand)
  expect(broken.map(({ pk, sk }) => [pk?.S, sk?.S])).toEqual([[named?.pk, named?.sk]])
})
