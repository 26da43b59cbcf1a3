import type { BackupGrant, FunctionInfra, MediaGrant, TableGrant } from './function-infra.ts'

/** The name of a table grant in a policy. */
export const tableActions: Record<TableGrant, string> = {
  get: 'dynamodb:GetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
  batchGet: 'dynamodb:BatchGetItem',
  batchWrite: 'dynamodb:BatchWriteItem',
  scan: 'dynamodb:Scan',
}

/** The keys of audit entries begin like this. */
export const auditPrefix = 'AUDIT#'

/** The grants of a function that end where audit entries begin: no one changes these, and few functions write them. */
export const refusedOnAudit = ({ table = [], writesAudit }: FunctionInfra): TableGrant[] =>
  table.filter((grant) => changing.includes(grant) || (grant === 'put' && !writesAudit))

/** Grants that could change an item that is there. */
const changing: readonly TableGrant[] = ['update', 'delete', 'batchWrite']

type ObjectAccess = { action: string; keys: `${string}*` }

export const mediaAccess: Record<MediaGrant, ObjectAccess> = {
  putQuarantine: { action: 's3:PutObject', keys: 'quarantine/*' },
  readQuarantine: { action: 's3:GetObject', keys: 'quarantine/*' },
  putPublic: { action: 's3:PutObject', keys: 'media/*' },
  putDocument: { action: 's3:PutObject', keys: 'documents/*' },
  readDocument: { action: 's3:GetObject', keys: 'documents/*' },
  deleteDocument: { action: 's3:DeleteObject', keys: 'documents/*' },
  readPublic: { action: 's3:GetObject', keys: 'media/*' },
  putExport: { action: 's3:PutObject', keys: 'exports/*' },
  readExport: { action: 's3:GetObject', keys: 'exports/*' },
  readReceivedMail: { action: 's3:GetObject', keys: 'received-mails/*' },
  deletePublic: { action: 's3:DeleteObject', keys: 'media/*' },
  deleteQuarantine: { action: 's3:DeleteObject', keys: 'quarantine/*' },
  deleteExport: { action: 's3:DeleteObject', keys: 'exports/*' },
  deleteReceivedMail: { action: 's3:DeleteObject', keys: 'received-mails/*' },
  listPictures: { action: 's3:ListBucket', keys: 'media/profile-pictures/*' },
  listPosters: { action: 's3:ListBucket', keys: 'media/event-posters/*' },
  listVehiclePhotos: { action: 's3:ListBucket', keys: 'media/vehicle-photos/*' },
  listDocuments: { action: 's3:ListBucket', keys: 'documents/*' },
  listQuarantine: { action: 's3:ListBucket', keys: 'quarantine/*' },
  listExports: { action: 's3:ListBucket', keys: 'exports/*' },
}

export const backupAccess: Record<BackupGrant, ObjectAccess> = {
  readExport: { action: 's3:GetObject', keys: 'exports/*' },
  listExports: { action: 's3:ListBucket', keys: 'exports/*' },
  deleteExport: { action: 's3:DeleteObject', keys: 'exports/*' },
  putErasure: { action: 's3:PutObject', keys: 'erasures/*' },
  putOptOut: { action: 's3:PutObject', keys: 'opt-outs/*' },
}

/** The database writes an export in the name of who asked for it. */
export const exportWriting = {
  actions: ['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'],
  keys: 'exports/*',
} as const

/** What may be done to the table for drills, and to no other in this way. */
export const drillGrants = ['batchGet', 'batchWrite', 'scan'] as const satisfies readonly TableGrant[]

export const isListing = ({ action }: { action: string }) => action === 's3:ListBucket'
