import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Bench, holds } from './figure.ts'
import { isAlive, newDataDir, removeDataDir, residentMb, startPlatform } from './platform.ts'
import { median } from './statistics.ts'

const starts = 3
const idleMs = 10_000

/** `npm start` on data that is there: until it answers, until its banner, what it holds when idle, how it ends. */
export const start: Bench = async () => {
  const dataDir = newDataDir()
  try {
    await (await startPlatform(dataDir)).stop()
    const runs: { healthy: number; banner: number; stopped: number; left: boolean }[] = []
    let resident = 0
    for (let run = 1; run <= starts; run++) {
      const platform = await startPlatform(dataDir)
      if (run === starts) {
        await wait(idleMs)
        resident = residentMb(platform.pids)
      }
      const stopped = await platform.stop()
      runs.push({
        healthy: platform.healthyAfterMs,
        banner: platform.bannerAfterMs,
        stopped,
        left: platform.pids.some(isAlive),
      })
    }
    return [
      atMost('warm start to the first 200', median(runs.map(({ healthy }) => healthy)) / 1000, 3, 's'),
      atMost('warm start to the banner', median(runs.map(({ banner }) => banner)) / 1000, 5, 's'),
      atMost('resident when idle: launcher, node, engine', resident, 300, 'MB'),
      atMost('Ctrl-C to the end of all', median(runs.map(({ stopped }) => stopped)) / 1000, 2, 's'),
      holds('processes left over', !runs.some(({ left }) => left)),
    ]
  } finally {
    removeDataDir(dataDir)
  }
}
