import { env } from '#core/env.ts'
import { callDynamodb, DynamodbRefusal } from './call-dynamodb.ts'

export type TableExport = {
  arn: string
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  /** Why it failed. */
  failure?: string
}

type Answer = {
  ExportDescription: { ExportArn: string; ExportStatus: TableExport['status']; FailureMessage?: string }
}

type Recovery = {
  ContinuousBackupsDescription?: {
    PointInTimeRecoveryDescription?: {
      PointInTimeRecoveryStatus?: string
      /** Seconds since 1970. */
      EarliestRestorableDateTime?: number
    }
  }
}

const call = <T>(operation: string, body: object) =>
  callDynamodb<T>(env('TABLE_EXPORTS_URL'), operation, body)

/** Has the database write the table as it is now below a prefix. Repeated for the same backup, it is the same export. */
export async function startExport(backupId: string, prefix: string): Promise<TableExport> {
  const answer = await call<Answer>('ExportTableToPointInTime', {
    TableArn: env('TABLE_ARN'),
    S3Bucket: env('BACKUP_BUCKET'),
    S3Prefix: prefix,
    S3SseAlgorithm: 'KMS',
    ExportFormat: 'DYNAMODB_JSON',
    ClientToken: backupId,
  })
  return exportOf(answer)
}

export const describeExport = async (arn: string): Promise<TableExport> =>
  exportOf(await call<Answer>('DescribeExport', { ExportArn: arn }))

const exportOf = ({ ExportDescription }: Answer): TableExport => ({
  arn: ExportDescription.ExportArn,
  status: ExportDescription.ExportStatus,
  ...(ExportDescription.FailureMessage && { failure: ExportDescription.FailureMessage }),
})

/** Since when the table can be recovered to any second; undefined where it cannot. */
export async function recoverableSince(): Promise<string | undefined> {
  const answer = await call<Recovery>('DescribeContinuousBackups', { TableName: env('TABLE_NAME') })
  const recovery = answer.ContinuousBackupsDescription?.PointInTimeRecoveryDescription
  const seconds = recovery?.EarliestRestorableDateTime
  return recovery?.PointInTimeRecoveryStatus === 'ENABLED' && seconds !== undefined
    ? new Date(seconds * 1000).toISOString()
    : undefined
}

const passing = new Set(['LimitExceededException', 'ThrottlingException', 'RequestLimitExceeded'])

/** True if the database will refuse the same again, however often it is asked. */
export const isFinal = (error: unknown): error is DynamodbRefusal =>
  error instanceof DynamodbRefusal && !passing.has(error.code)
