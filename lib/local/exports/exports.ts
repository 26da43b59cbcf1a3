import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { FunctionInfra } from '#lib/function-infra.ts'
import type { TableSnapshot } from '../database/table-snapshot.ts'
import { roleOfKey, signingKey } from '../functions/role.ts'
import { openJsonFile } from '../json-file.ts'
import { json } from '../json-response.ts'
import type { LocalService } from '../service.ts'
import { ExportDescription } from './export-description.ts'
import { type PutFile, writeExport } from './write-export.ts'

/** How long a token stands for the export that it began. */
const tokenSeconds = 8 * 3600

type Options = {
  dataDir: string
  now: () => Date
  tableName: string
  tableArn: string
  /** The buckets that there are. */
  buckets: readonly string[]
  put: (bucket: string) => PutFile
  /** Absent for an engine that was started elsewhere, whose file is not known. */
  snapshot: (() => TableSnapshot) | undefined
}

class DynamoRefusal extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const refused = (type: string, message: string) => new DynamoRefusal(type, message)

const Wanted = z.object({
  TableArn: z.string().check(z.minLength(1)),
  S3Bucket: z.string().check(z.minLength(1)),
  S3Prefix: z.optional(z.string().check(z.maxLength(1024))),
  S3SseAlgorithm: z.optional(z.enum(['AES256', 'KMS'])),
  ClientToken: z.optional(z.string().check(z.minLength(1))),
  ExportFormat: z.optional(z.enum(['DYNAMODB_JSON', 'ION'])),
  ExportTime: z.optional(z.number()),
})
type Wanted = z.infer<typeof Wanted>

/** DynamoDB’s exports of a whole table, as far as the platform uses them, which the bundled engine does not have. */
export function createExports({ dataDir, now, tableName, tableArn, buckets, put, snapshot }: Options) {
  const file = openJsonFile(join(dataDir, 'exports.json'), z.array(ExportDescription), [])
  const running = new Set<Promise<void>>()
  let stopped = false
  const seconds = () => Math.floor(now().getTime() / 1000)
  for (const one of file.data)
    if (one.ExportStatus === 'IN_PROGRESS')
      fail(one, 'UNKNOWN', 'The platform was stopped during the export.')

  function fail(one: ExportDescription, code: string, message: string): void {
    Object.assign(one, {
      ExportStatus: 'FAILED',
      EndTime: seconds(),
      FailureCode: code,
      FailureMessage: message,
    })
    file.save()
  }

  function begin(wanted: Wanted): ExportDescription {
    const token = wanted.ClientToken ?? randomUUID()
    const earlier = file.data.find(
      (one) => one.ClientToken === token && one.StartTime > seconds() - tokenSeconds,
    )
    if (earlier && !isSame(earlier, wanted))
      throw refused(
        'ExportConflictException',
        'An export with this client token and other parameters has been started before.',
      )
    if (earlier) return earlier
    if (wanted.TableArn !== tableArn)
      throw refused('TableNotFoundException', `Table not found: ${wanted.TableArn}`)
    if (wanted.ExportTime !== undefined && wanted.ExportTime > seconds())
      throw refused('InvalidExportTimeException', 'The export time is not within the recovery window.')
    const id = `${String(now().getTime()).padStart(14, '0')}-${randomBytes(4).toString('hex')}`
    const description: ExportDescription = {
      ExportArn: `${tableArn}/export/${id}`,
      ExportStatus: 'IN_PROGRESS',
      StartTime: seconds(),
      TableArn: tableArn,
      // Cut to the second, it would be before what the export has of that second.
      ExportTime: now().getTime() / 1000,
      ClientToken: token,
      S3Bucket: wanted.S3Bucket,
      ...(wanted.S3Prefix && { S3Prefix: wanted.S3Prefix }),
      ...(wanted.S3SseAlgorithm && { S3SseAlgorithm: wanted.S3SseAlgorithm }),
      ExportFormat: 'DYNAMODB_JSON',
    }
    file.data.push(description)
    file.save()
    const work = run(id, description).finally(() => running.delete(work))
    running.add(work)
    return description
  }

  async function run(id: string, description: ExportDescription): Promise<void> {
    const { S3Bucket, S3Prefix = '' } = description
    if (!buckets.includes(S3Bucket))
      return fail(description, 'S3NoSuchBucket', 'The specified bucket does not exist')
    const opened = snapshot?.()
    if (!opened)
      return fail(description, 'UNKNOWN', 'A database that was started elsewhere cannot be exported here.')
    try {
      const { items, bytes } = await writeExport(
        opened,
        { id, prefix: S3Prefix, description },
        (...object) => {
          if (stopped) throw new Error('The platform was stopped during the export.')
          return put(S3Bucket)(...object)
        },
      )
      Object.assign(description, {
        ExportStatus: 'COMPLETED',
        EndTime: seconds(),
        ExportManifest: `${S3Prefix ? `${S3Prefix}/` : ''}AWSDynamoDB/${id}/manifest-summary.json`,
        BilledSizeBytes: bytes,
        ItemCount: items,
      })
      file.save()
    } catch (error) {
      fail(description, 'UNKNOWN', error instanceof Error ? error.message : String(error))
    } finally {
      opened.close()
    }
  }

  const operations: Record<string, (body: unknown) => unknown> = {
    ExportTableToPointInTime(body) {
      const { success, data, error } = z.safeParse(Wanted, body)
      if (!success)
        throw refused(
          'ValidationException',
          `1 validation error detected: ${error.issues[0]?.path.join('.')} is not valid`,
        )
      return { ExportDescription: begin(data) }
    },
    DescribeExport(body) {
      const { ExportArn } = body as { ExportArn?: string }
      const found = file.data.find((one) => one.ExportArn === ExportArn)
      if (!found) throw refused('ExportNotFoundException', `Export not found: ${ExportArn}`)
      return { ExportDescription: found }
    },
    DescribeContinuousBackups(body) {
      const { TableName } = body as { TableName?: string }
      if (TableName !== tableName) throw refused('TableNotFoundException', `Table not found: ${TableName}`)
      return {
        ContinuousBackupsDescription: {
          ContinuousBackupsStatus: 'ENABLED',
          PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'DISABLED' },
        },
      }
    },
  }

  const service: LocalService = async ({ headers, body }) => {
    const action = String(headers['x-amz-target']).replace('DynamoDB_20120810.', '')
    const operation = operations[action]
    try {
      if (!operation) throw refused('UnknownOperationException', `There is no ${action} here.`)
      const role = roleOfKey(signingKey(headers.authorization) ?? '')
      if (role && !isGranted(role.infra, action))
        throw refused('AccessDeniedException', `The infra of ${role.name} does not grant dynamodb:${action}.`)
      return json(200, operation(JSON.parse(body.toString('utf8'))))
    } catch (error) {
      if (!(error instanceof DynamoRefusal)) throw error
      return json(400, {
        __type: `com.amazonaws.dynamodb.v20120810#${error.type}`,
        message: error.message,
      })
    }
  }

  return {
    service,
    async stop(): Promise<void> {
      stopped = true
      await Promise.all(running)
      await file.flush()
    },
  }
}

function isGranted(infra: FunctionInfra, action: string): boolean {
  return action === 'DescribeContinuousBackups' ? !!infra.readsRecoveryWindow : !!infra.exportsTable
}

const isSame = (one: ExportDescription, wanted: Wanted) =>
  one.TableArn === wanted.TableArn &&
  one.S3Bucket === wanted.S3Bucket &&
  (one.S3Prefix ?? '') === (wanted.S3Prefix ?? '')
