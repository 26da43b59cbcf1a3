import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { atMost, type Bench, holds } from './figure.ts'
import { isAlive, newDataDir, type Platform, removeDataDir, residentMb, startPlatform } from './platform.ts'
import { median } from './statistics.ts'

const starts = 3
const idleMs = 10_000

/** The addresses that are asked for before memory is looked at. */
const visited = ['/', '/events', '/api/members']
const connections = 10
const loadSeconds = 20
const restMs = 30_000

/**
 * `npm start` on an empty folder and on data that is there: until it answers, until its banner, what it holds when idle
 * and after many visits, how it ends.
 */
export const start: Bench = async () => {
  const dataDir = newDataDir()
  try {
    const first = await startPlatform(dataDir)
    await first.stop()
    const runs: { healthy: number; banner: number; stopped: number; left: boolean }[] = []
    let idle = 0
    let loaded = { atOnce: 0, rested: 0 }
    for (let run = 1; run <= starts; run++) {
      const platform = await startPlatform(dataDir)
      if (run === starts) {
        await wait(idleMs)
        idle = residentMb(platform.pids)
        loaded = await afterLoad(platform)
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
      atMost('start on an empty folder to the first 200', first.healthyAfterMs / 1000, 4, 's'),
      atMost('start on an empty folder to the banner', first.bannerAfterMs / 1000, 6, 's'),
      atMost('resident when idle: launcher, node, engine', idle, 300, 'MB'),
      atMost('resident 30 s after a load, of that when idle', loaded.rested / idle, 1.3, '×'),
      { name: 'resident right after a load', value: `${loaded.atOnce.toFixed(0)} MB`, target: '' },
      atMost('Ctrl-C to the end of all', median(runs.map(({ stopped }) => stopped)) / 1000, 2, 's'),
      holds('processes left over', !runs.some(({ left }) => left)),
    ]
  } finally {
    removeDataDir(dataDir)
  }
}

async function afterLoad({ url, pids }: Platform): Promise<{ atOnce: number; rested: number }> {
  for (const path of visited) await autocannon({ url: url + path, connections, duration: loadSeconds })
  const atOnce = residentMb(pids)
  await wait(restMs)
  return { atOnce, rested: residentMb(pids) }
}
