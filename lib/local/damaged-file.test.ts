import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBus } from './bus/bus.ts'
import { createClock } from './clock/clock.ts'
import { damagedFile } from './damaged-file.ts'
import { claim } from './database/claim.ts'
import { openStreamProgress } from './database/stream-progress.ts'
import { openDeadLetterQueues } from './dead-letters/dead-letter-queues.ts'
import { openFunctionLog } from './functions/function-log.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { openSigningChain } from './paypal/certificates/signing-chain.ts'
import { openStore } from './provider/store/store.ts'
import { createSecrets } from './secrets/secrets.ts'
import { createStorage } from './storage/storage.ts'

const now = () => new Date('2030-01-02T03:04:05Z')

/** Whatever opens a file of the data folder, by its name there. */
const openers: Record<string, (dataDir: string) => unknown> = {
  'bus/bus.json': (dataDir) =>
    createBus({ dataDir, now, consumers: [], letters: openDeadLetterQueues(dataDir, now) }),
  'clock/clock.json': (dataDir) => createClock({ dataDir }),
  'database/start.lock': (dataDir) => claim(join(dataDir, 'database')),
  'database/stream-cars.json': (dataDir) => openStreamProgress(dataDir, 'cars', 'arn'),
  'dead-letters/queues.json': (dataDir) => openDeadLetterQueues(dataDir, now),
  logs: (dataDir) => openFunctionLog(join(dataDir, 'logs')),
  mailbox: (dataDir) => createMailbox({ dataDir, now }),
  'mailbox/mails.jsonl': (dataDir) => createMailbox({ dataDir, now }),
  'paypal/signing-chain.json': (dataDir) => openSigningChain(join(dataDir, 'paypal')),
  'secrets.json': (dataDir) => createSecrets({ dataDir, secrets: {} }),
  'storage/media/one.json': (dataDir) => createStorage({ dataDir, now, buckets: ['media'] }),
  'stripe/journal.jsonl': (dataDir) => openStore(join(dataDir, 'stripe', 'journal.jsonl')),
}

/** Opens what lies at `name` in a data folder of its own, put there by `damage`. */
async function openDamaged(name: string, damage: (path: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'))
  const path = join(dataDir, name)
  mkdirSync(dirname(path), { recursive: true })
  damage(path)
  return { path, opened: (async () => openers[name]?.(dataDir))() }
}

test.each([
  ['bus/bus.json', 'null'],
  ['bus/bus.json', '{}'],
  ['bus/bus.json', '{"waiting":[null],"deadLetters":[]}'],
  ['clock/clock.json', '{}'],
  ['clock/clock.json', '{"offsetMs":1e300}'],
  ['database/start.lock', 'this is no database, but it is long enough to look'],
  ['database/stream-cars.json', 'null'],
  ['database/stream-cars.json', '{"streamArn":"arn","checkpoints":{"a":{"b":"c"}},"deadLetters":[]}'],
  ['dead-letters/queues.json', 'null'],
  ['dead-letters/queues.json', '{"platform":[{"id":"one"}]}'],
  ['logs', ''],
  ['mailbox', ''],
  ['mailbox/mails.jsonl', 'null\n'],
  ['secrets.json', 'null'],
  ['secrets.json', '{"payments":{}}'],
  ['storage/media/one.json', 'null'],
  ['storage/media/one.json', '{}'],
  ['stripe/journal.jsonl', '7\n'],
  ['stripe/journal.jsonl', '[null]\n'],
  ['stripe/journal.jsonl', '[["task","one"]]\n'],
])('what does not have the shape of %s is refused by the name of the file: %j', async (name, content) => {
  const { path, opened } = await openDamaged(name, (file) => writeFileSync(file, content))
  await expect(opened).rejects.toThrow(damagedFile(path))
})

test.each(Object.keys(openers).filter((name) => name.includes('.')))(
  'a folder in the place of %s is refused by its name',
  async (name) => {
    const { path, opened } = await openDamaged(name, (file) => mkdirSync(file))
    await expect(opened).rejects.toThrow(damagedFile(path))
  },
)

test.each(['', 'null', '{}', '{"key":"no key","certificates":"","root":""}'])(
  'keys that cannot sign are made again, because no one else has them: %s',
  async (content) => {
    const { opened } = await openDamaged('paypal/signing-chain.json', (file) => writeFileSync(file, content))
    await expect(opened).resolves.toMatchObject({ root: expect.stringContaining('BEGIN CERTIFICATE') })
  },
)
