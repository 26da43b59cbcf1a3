import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { log } from '#core/platform/log/log.ts'
import { type Backup, type Drill, drillSample, mostDrillItems } from '#shared/operations/backups/backup.ts'
import { backups } from './backups.ts'
import { canonicalItem } from './canonical-item.ts'
import { nameOf } from './check-file.ts'
import { drillRuns } from './drill-runs.ts'
import { emptyDrillTable, fillDrillTable, readDrillTable } from './drill-table.ts'
import { type AttributeMap, DamagedFile, linesOf, MissingFile, readManifest } from './export-files.ts'
import { exportPrefix } from './export-prefix.ts'

const batch = 25
const batchesAtOnce = 8

/** Carries out the drill that was asked for at an instant, unless it has ended or another has begun since then. */
export async function runDrill(startedAt: string, now: string): Promise<void> {
  await alone({ job: 'run_drill', seconds: 900, now }, async () => {
    const run = await drillRuns.get({}, { consistent: true })
    if (run?.startedAt !== startedAt || run.result || run.failure) return
    const backup = await backups.get({ id: run.backupId }, { consistent: true })
    const outcome = backup ? await drilled(backup, now) : { failure: 'The backup is gone.' }
    if ('failure' in outcome) {
      log.error('drill.failed', { backupId: run.backupId, failure: outcome.failure })
      await commit(drillRuns.put({ ...run, ...outcome, version: run.version + 1 }, { version: run.version }))
      return
    }
    const result = { ...outcome, ...(run.by && { by: run.by }) }
    await untilUnchanged(async () => {
      const latest = await backups.get({ id: run.backupId }, { consistent: true })
      await commit(
        drillRuns.put({ ...run, result, version: run.version + 1 }, { version: run.version }),
        ...(latest
          ? [
              backups.put(
                { ...latest, drill: result, version: latest.version + 1 },
                { version: latest.version },
              ),
            ]
          : []),
      )
    })
    const { items, compared, different, seconds } = result
    const said = { backupId: run.backupId, items, compared, different, seconds }
    if (different > 0) log.error('drill.different', said)
    else log.info('drill.complete', said)
  })
}

async function drilled(backup: Backup, now: string): Promise<Drill | { failure: string }> {
  // What a drill left behind that was cut off.
  await emptyDrillTable()
  try {
    return await restoreAndCompare(backup, now)
  } catch (error) {
    if (error instanceof DamagedFile) return { failure: `The file ${nameOf(error.file)} is damaged.` }
    if (error instanceof MissingFile) return { failure: `The file ${nameOf(error.file)} is missing.` }
    throw error
  } finally {
    await emptyDrillTable()
  }
}

async function restoreAndCompare(backup: Backup, now: string): Promise<Drill> {
  const started = performance.now()
  const sample: AttributeMap[] = []
  let items = 0
  let waiting: AttributeMap[] = []
  const writeWaiting = async () => {
    const batches = Array.from({ length: Math.ceil(waiting.length / batch) }, (_, at) =>
      waiting.slice(at * batch, (at + 1) * batch),
    )
    waiting = []
    await Promise.all(batches.map(fillDrillTable))
  }
  for await (const item of itemsOf(backup)) {
    items += 1
    keepByChance(sample, item, items)
    waiting.push(item)
    if (waiting.length === batch * batchesAtOnce) await writeWaiting()
  }
  await writeWaiting()
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { at: now, items, compared: sample.length, different: await countDifferent(sample), seconds }
}

async function* itemsOf(backup: Backup): AsyncGenerator<AttributeMap> {
  const { files } = await readManifest(exportPrefix(backup))
  let left = mostDrillItems
  for (const file of files)
    for await (const { Item } of linesOf(file)) {
      yield Item
      if (--left === 0) return
    }
}

/** Each of the items so far is in the sample with the same chance. */
function keepByChance(sample: AttributeMap[], item: AttributeMap, count: number): void {
  if (sample.length < drillSample) sample.push(item)
  else {
    const place = Math.floor(Math.random() * count)
    if (place < drillSample) sample[place] = item
  }
}

async function countDifferent(sample: readonly AttributeMap[]): Promise<number> {
  const restored = await readDrillTable(sample.map(keyOf))
  const found = new Map(restored.map((item) => [canonicalItem(keyOf(item)), canonicalItem(item)]))
  return sample.filter((item) => found.get(canonicalItem(keyOf(item))) !== canonicalItem(item)).length
}

const keyOf = ({ pk, sk }: AttributeMap): AttributeMap => ({ ...(pk && { pk }), ...(sk && { sk }) })
