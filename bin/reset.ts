import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { holderOf } from '#lib/local/database/orphan.ts'

const dataDir = resolve(process.env.LOCAL_DATA_DIR ?? '.local')

/** Of the emulator, and of an account at Stripe, which lies below it. */
const parts = [dataDir, join(dataDir, 'with-stripe')].map((folder) => ({
  folder,
  database: join(folder, 'database', 'table.sqlite'),
  pidFile: join(folder, 'database', 'dynoxide.pid'),
}))

/** Only a folder that the laptop cloud has made is emptied, whatever LOCAL_DATA_DIR says. */
const isOurs = parts.some(({ folder, database, pidFile }) =>
  [database, pidFile, join(folder, 'identity.json')].some((file) => existsSync(file)),
)
const holder = parts.map(({ pidFile, database }) => holderOf(pidFile, database)).find(Boolean)

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!existsSync(dataDir)) console.log(`Nothing to reset: ${dataDir} does not exist.`)
else if (!isOurs) refuse(`${dataDir} is not a data folder of this platform; nothing was removed.`)
else if (holder)
  refuse(`${dataDir} is in use by process ${holder}; stop that one first. Nothing was removed.`)
else {
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Removed ${dataDir}. The next start begins afresh.`)
}
