import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Only a folder that the laptop cloud has made is emptied, whatever LOCAL_DATA_DIR says. */
const dataDir = resolve(process.env.LOCAL_DATA_DIR ?? '.local')

if (!existsSync(dataDir)) console.log(`Nothing to reset: ${dataDir} does not exist.`)
else if (!existsSync(join(dataDir, 'database')) && !existsSync(join(dataDir, 'identity.json'))) {
  console.error(`${dataDir} is not a data folder of this platform; nothing was removed.`)
  process.exit(1)
} else {
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Removed ${dataDir}. The next start begins afresh.`)
}
