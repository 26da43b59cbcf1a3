import { exportPrefix } from '#core/operations/backups/export-prefix.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import {
  type Backup,
  type BackupChecks,
  type Drill,
  daysKept,
  daysKeptOfMonth,
  drillSample,
} from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type BackupLine, backupLines, withoutBrand } from './demo-backup-lines.ts'
import { type DemoFile, exportedFiles } from './demo-export.ts'

export type DemoBackup = { backup: Backup; files: DemoFile[] }

const nights = 8
/** The night of which one line cannot be read. An administrator made another backup on its day. */
const failedNight = 3
/** The items that came to the platform in a day. */
const itemsADay = 11
const dayMs = 86_400_000

/** The backups of the last nights with their files, the newest first. */
export const demoBackups = keptFor((now): DemoBackup[] => {
  const lines = backupLines(now)
  const newest = lastNight(now)
  const linesAt = (at: string) =>
    lines.slice(0, lines.length - Math.ceil((Date.parse(newest) - Date.parse(at)) / dayMs) * itemsADay)
  const drill = sundaysDrill(newest, now)
  return Array.from({ length: nights }, (_, age) => addTime(newest, { days: -age })).flatMap((at, age) => {
    const nightly = { at, kind: 'scheduled', note: '' } as const
    if (age !== failedNight)
      return [exported(nightly, linesAt(at), at === drill.of ? { at: drill.at } : undefined)]
    const again = {
      at: addTime(at, { hours: 13 }),
      kind: 'manual',
      note: 'Again, after the failed one',
    } as const
    return [
      exported(again, linesAt(at), {
        at: addTime(again.at, { hours: 1 }),
        by: demoUserId('admin@demo.test'),
      }),
      failed(nightly, linesAt(at)),
    ]
  })
})

/** The nightly backup that must have been made by now. */
function lastNight(now: string): string {
  const tonight = `${now.slice(0, 10)}T02:10:00.000Z`
  return addTime(tonight, { days: addTime(tonight, { hours: 3 }) < now ? 0 : -1 })
}

/** How long after the nightly backup the drill of a Sunday begins. */
const drillAfter = { hours: 3, minutes: 50 }

/** The drill of the last Sunday, with the night whose backup it restored: the one before, if that of Sunday failed. */
function sundaysDrill(newest: string, now: string): { of: string; at: string } {
  const thisWeek = new Date(newest).getUTCDay()
  const atOf = (age: number) => addTime(addTime(newest, { days: -age }), drillAfter)
  const age = atOf(thisWeek) < now ? thisWeek : thisWeek + 7
  return { of: addTime(newest, { days: -(age === failedNight ? age + 1 : age) }), at: atOf(age) }
}

type Begun = { at: string; kind: Backup['kind']; note: string }

function begun({ at, kind, note }: Begun) {
  const isOfMonth = kind === 'scheduled' && at.slice(8, 10) === '01'
  return {
    id: deriveId('bkp', at, `demo ${kind}`),
    kind,
    note,
    requestedAt: at,
    ...(kind === 'manual' && { requestedBy: demoUserId('admin@demo.test') }),
    instant: at,
    endedAt: addTime(at, { minutes: 6 }),
    lockedUntil: addTime(at, { days: daysKept }),
    expiresAt: addTime(at, { days: isOfMonth ? daysKeptOfMonth : daysKept }),
    version: 4,
  }
}

function exported(
  wanted: Begun,
  lines: readonly BackupLine[],
  drilled?: Pick<Drill, 'at' | 'by'>,
): DemoBackup {
  const common = begun(wanted)
  const { data, manifests } = exportOf(common, lines)
  return {
    backup: {
      ...common,
      ...counted(lines, data),
      status: 'complete',
      checks: checksOf(lines, data),
      ...(drilled && {
        drill: {
          ...drilled,
          items: lines.length,
          compared: Math.min(lines.length, drillSample),
          different: 0,
          seconds: 2.7,
        },
      }),
    },
    files: [...data, ...manifests],
  }
}

const problem = 'is not a valid driver: brand is wrong'

/** A driver without a brand, which nothing that runs could have written. */
function failed(wanted: Begun, lines: readonly BackupLine[]): DemoBackup {
  const common = begun(wanted)
  const place = lines.findLastIndex(({ entity }) => entity === 'driver')
  const broken = lines.map((line, at) => (at === place ? withoutBrand(line) : line))
  const { data, manifests } = exportOf(common, broken)
  const { pk = '', sk = '' } = lines[place] ?? {}
  const file = data[Math.floor(place / Math.ceil(lines.length / data.length))]?.key ?? ''
  return {
    backup: {
      ...common,
      ...counted(lines, data),
      status: 'failed',
      failure: `An item cannot be read. ${pk} / ${sk} ${problem}.`,
      checks: {
        ...checksOf(lines, data),
        unreadable: 1,
        unreadableLines: [{ file: file.split('/').at(-1) ?? '', pk, sk, problem }],
      },
    },
    files: [...data, ...manifests],
  }
}

const exportOf = (common: ReturnType<typeof begun>, lines: readonly BackupLine[]) =>
  exportedFiles({
    prefix: exportPrefix(common),
    exportId: `0${Date.parse(common.instant)}-demo`,
    at: common.instant,
    lines,
  })

const counted = (lines: readonly BackupLine[], data: readonly DemoFile[]) => ({
  items: lines.length,
  bytes: data.reduce((sum, { body }) => sum + body.length, 0),
  files: data.length,
  checkedFiles: data.length,
})

function checksOf(lines: readonly BackupLine[], data: readonly DemoFile[]): BackupChecks {
  const byEntity: Record<string, number> = {}
  for (const { entity } of lines) byEntity[entity] = (byEntity[entity] ?? 0) + 1
  return { digests: data.length, unreadable: 0, unreadableLines: [], byEntity, auditChain: 'whole' }
}
